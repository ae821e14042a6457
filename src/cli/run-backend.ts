import { type Backend, createBackend } from '../backend/backend.ts'
import { DemoServiceManager } from '../backend/demo/demo-service-manager.ts'
import type { HostPorts } from '../backend/host-ports.ts'
import { enterNodeDataFolder, nodePorts } from '../backend/node-host.ts'
import { SettingsStore } from '../backend/settings/settings-store.ts'
import { aborted } from '../core/base/aborted.ts'
import type { AppError } from '../core/base/errors.ts'
import type { Settings } from '../core/settings/settings.ts'
import type { CliHost } from './cli-host.ts'
import type { Interruption } from './process/interruption.ts'
import type { NamedService } from './service-options.ts'
import { settingsForRun } from './settings-for-run.ts'

export interface BackendRun {
  readonly backend: Backend
  readonly ports: Pick<HostPorts, 'clock' | 'log' | 'network' | 'soundTools'>
  /** Settings of the app on this computer, of which a run uses what it names. */
  readonly stored: Settings
  /** Aborted when the user cancels. */
  readonly signal: AbortSignal
}

export interface BackendRunOptions {
  readonly host: CliHost
  readonly interruption: Interruption
  /** Undefined for the demo service. */
  readonly service: NamedService | undefined
  /** Whether the action ends in its own time when it is cancelled, because something is left to be written. */
  readonly endsItself?: boolean
}

/** Runs an action with a backend and leaves nothing running afterwards. */
export async function withBackend(
  options: BackendRunOptions,
  act: (run: BackendRun) => Promise<AppError | undefined>,
): Promise<AppError | undefined> {
  const { host } = options
  const ports = nodePorts(process.env, host.program)
  const entered = enterNodeDataFolder('cli', process.env, ports.log, host.program.dataFolder)
  if (!entered.ok) return entered.error
  try {
    return await run(options, ports, act)
  } finally {
    entered.value.leave()
  }
}

async function run(
  { host, interruption, service, endsItself = false }: BackendRunOptions,
  ports: ReturnType<typeof nodePorts>,
  act: (run: BackendRun) => Promise<AppError | undefined>,
): Promise<AppError | undefined> {
  // The app sets unreadable files and those of newer versions aside, not a command.
  const stored = new SettingsStore({ ...ports.settings, setAside: () => undefined }).settings
  const settings = settingsForRun(service, ports.keyFromEnvironment, stored.privacy)
  if (!settings.ok) return settings.error
  const demo = new DemoServiceManager(ports.dataFolder, host.startDemo)
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
  const { signal } = interruption
  const stopWatching = interruption.watch()
  try {
    const ended = act({ backend, ports, stored, signal })
    if (endsItself) return await ended
    // The action may wait for something that nobody sends, as standard input or a pipe.
    const cancelled = aborted(signal).then((): AppError => ({ kind: 'cancelled' }))
    return await Promise.race([ended, cancelled])
  } finally {
    await backend.close()
    await demo.stop()
    stopWatching()
  }
}
