import { type Backend, createBackend } from '../backend/backend.ts'
import { DemoServiceManager } from '../backend/demo/demo-service-manager.ts'
import type { HostPorts } from '../backend/host-ports.ts'
import { enterDataFolder, nodePorts } from '../backend/node-host.ts'
import { SettingsStore } from '../backend/settings/settings-store.ts'
import type { AppError } from '../core/base/errors.ts'
import type { Settings } from '../core/settings/settings.ts'
import type { CliHost } from './cli-host.ts'
import { settingsForRun } from './one-run.ts'
import type { NamedService } from './service-options.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** npm passes on a Ctrl+C that the terminal has already sent to both. */
const REPEATED_MS = 500

export interface Run {
  readonly backend: Backend
  readonly ports: Pick<HostPorts, 'clock' | 'log' | 'network' | 'soundTools'>
  /** Settings of the app on this computer, of which a run uses what it names. */
  readonly stored: Settings
  /** Aborted when the user cancels. */
  readonly signal: AbortSignal
}

/**
 * Runs an action with a backend and leaves nothing running afterwards.
 *
 * @param service undefined for the demo service
 */
export async function withBackend(
  host: CliHost,
  service: NamedService | undefined,
  act: (run: Run) => Promise<AppError | undefined>,
): Promise<AppError | undefined> {
  const ports = nodePorts(process.env, host.program)
  const entered = enterDataFolder('cli', process.env, ports.log, host.program.dataFolder)
  if (!entered.ok) return entered.error
  try {
    return await run({ host, ports }, service, act)
  } finally {
    entered.value.leave()
  }
}

async function run(
  { host, ports }: { readonly host: CliHost; readonly ports: ReturnType<typeof nodePorts> },
  service: NamedService | undefined,
  act: (run: Run) => Promise<AppError | undefined>,
): Promise<AppError | undefined> {
  // The app sets unreadable files and those of newer versions aside, not a command.
  const { path: _path, ...storage } = ports.settings
  const stored = new SettingsStore({ ...storage, setAside: () => undefined }).settings
  const settings = settingsForRun(service, ports.keyFromEnvironment, stored.privacy)
  if (!settings.ok) return settings.error
  const demo = new DemoServiceManager(host.startDemo)
  const backend = createBackend({
    ...ports,
    name: 'cli',
    files: { takesPaths: true },
    settings: settings.value,
    demo: () => demo.get(),
    publish: () => undefined,
    // Running a command is the confirmation.
    confirm: () => Promise.resolve('confirmed'),
    keepAwake: () => undefined,
  })
  const controller = new AbortController()
  let abortedAt = Number.POSITIVE_INFINITY
  const abort = () => {
    const now = ports.clock.now()
    // A second one does not wait for what is pending.
    if (now - abortedAt > REPEATED_MS) process.exit(1)
    abortedAt = Math.min(abortedAt, now)
    controller.abort()
  }
  for (const name of SIGNALS) process.on(name, abort)
  try {
    return await act({ backend, ports, stored, signal: controller.signal })
  } finally {
    for (const name of SIGNALS) process.off(name, abort)
    await backend.close()
    await demo.stop()
  }
}
