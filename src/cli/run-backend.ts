import { type Backend, createBackend, type HostPorts } from '../backend/backend.ts'
import { DemoServiceManager } from '../backend/demo/demo-service-manager.ts'
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
  const demo = new DemoServiceManager(startSimulator)
  const backend = createBackend({
    ...ports,
    name: 'cli',
    files: { takesPaths: true },
    settings: settings.value,
    demo: () => demo.get(),
    publish: () => undefined,
    // Typing a command is its confirmation.
    confirm: () => Promise.resolve('confirmed'),
    keepAwake: () => undefined,
  })
  const controller = new AbortController()
  const abort = () => controller.abort()
  process.once('SIGINT', abort)
  try {
    return await act({ backend, ports, signal: controller.signal })
  } finally {
    process.off('SIGINT', abort)
    await backend.close()
    await demo.stop()
  }
}
