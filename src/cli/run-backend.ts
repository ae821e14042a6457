import { type Backend, createBackend, type HostPorts } from '../backend/backend.ts'
import { DemoKeeper } from '../backend/demo/demo-service-manager.ts'
import { nodePorts } from '../backend/node-host.ts'
import type { AppError } from '../core/base/errors.ts'
import { startSimulator } from '../simulator/start.ts'
import { settingsForRun } from './one-run.ts'
import type { NamedService } from './service-options.ts'

export interface Run {
  readonly backend: Backend
  readonly ports: Pick<HostPorts, 'clock' | 'log' | 'network'>
  /** Aborts when the user wants no more. */
  readonly signal: AbortSignal
}

/**
 * Carries something out with the backend, and leaves nothing running behind.
 *
 * @param service nothing for the demo service
 */
export async function withBackend(
  service: NamedService | undefined,
  act: (run: Run) => Promise<AppError | undefined>,
): Promise<AppError | undefined> {
  const ports = nodePorts(process.env)
  const settings = settingsForRun(service, ports.keyFromEnvironment)
  if (!settings.ok) return settings.error
  const demo = new DemoKeeper(startSimulator)
  const backend = createBackend({
    ...ports,
    name: 'cli',
    files: { takesPaths: true },
    settings: settings.value,
    demo: () => demo.get(),
    publish: () => undefined,
    // Whoever types a command has said so.
    confirm: () => Promise.resolve('confirmed'),
    keepAwake: () => undefined,
  })
  const abort = new AbortController()
  const giveUp = () => abort.abort()
  process.once('SIGINT', giveUp)
  try {
    return await act({ backend, ports, signal: abort.signal })
  } finally {
    process.off('SIGINT', giveUp)
    await backend.close()
    await demo.stop()
  }
}
