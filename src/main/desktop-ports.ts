import { join } from 'node:path'
import { app, session } from 'electron'
import type { HostPorts } from '../backend/backend.ts'
import { createEnvironmentKeyGuard } from '../backend/environment-key-guard.ts'
import { takeKey } from '../backend/key-from-environment.ts'
import { createLog } from '../backend/log.ts'
import { userAgentOf } from '../backend/network/user-agent.ts'
import { systemClock } from '../backend/system-clock.ts'
import type { Log } from '../core/log.ts'
import { confirmNetwork } from './confirm-network.ts'
import { documentDialogs } from './document-dialogs.ts'
import { SystemSecrets } from './secrets.ts'
import { createServiceFetch } from './service-fetch.ts'
import { ServiceNetwork } from './service-network.ts'
import { createServiceUpload } from './service-upload.ts'
import { storedSettings } from './settings.ts'

export const desktopLog = (env: NodeJS.ProcessEnv): Log =>
  createLog((line) => process.stderr.write(`${line}\n`), env['PARLEY_LOG'] === 'info' ? 'info' : 'warn')

/** What the desktop gives the backend, apart from what the windows have to do with. */
export function desktopPorts(
  env: NodeJS.ProcessEnv,
  log: Log,
): Omit<HostPorts, 'demo' | 'publish' | 'keepAwake'> {
  const service = session.fromPartition('service', { cache: false })
  const network = new ServiceNetwork([service, session.defaultSession], userAgentOf(app.getVersion()))
  return {
    name: 'electron',
    version: app.getVersion(),
    platform: process.platform,
    settings: storedSettings(),
    secrets: new SystemSecrets(log),
    keyFromEnvironment: takeKey(env),
    mayUseEnvironmentKey: createEnvironmentKeyGuard({
      path: join(app.getPath('userData'), 'environment-key.json'),
      declared: env['PARLEY_KEY_FOR'],
      say: (line) => log.warn(line),
    }),
    dataFolder: app.getPath('userData'),
    files: documentDialogs,
    servesPages: true,
    fetch: createServiceFetch(service, network),
    network,
    confirm: confirmNetwork,
    sendLarge: createServiceUpload(service, network),
    clock: systemClock,
    random: Math.random,
    log,
  }
}
