import { join } from 'node:path'
import { app, session, shell } from 'electron'
import { createEnvironmentKeyGuard } from '../backend/accounts/environment-key-guard.ts'
import { takeKey } from '../backend/accounts/key-from-environment.ts'
import { createLog } from '../backend/base/create-log.ts'
import { systemClock } from '../backend/base/system-clock.ts'
import type { HostPorts } from '../backend/host-ports.ts'
import { userAgentOf } from '../backend/network/user-agent.ts'
import { soundToolsOf } from '../backend/sound-devices/sound-tools.ts'
import { openStorageThread } from '../backend/storage/storage-thread.ts'
import type { Log } from '../core/base/log.ts'
import { documentDialogs } from './integration/document-dialogs.ts'
import { confirmChange } from './network/confirm-change.ts'
import { createServiceFetch } from './network/service-fetch.ts'
import { ServiceNetwork } from './network/service-network.ts'
import { createServiceUpload } from './network/service-upload.ts'
import { appFile } from './storage/open-store.ts'
import { storageScript } from './storage/paths.ts'
import { SystemSecrets } from './storage/system-secrets.ts'

export const desktopLog = (env: NodeJS.ProcessEnv): Log =>
  createLog((line) => process.stderr.write(`${line}\n`), env['PARLEY_LOG'] === 'info' ? 'info' : 'warn')

/** Chromium's name for what holds the connection to the sound server. */
const AUDIO_SERVICE = 'audio.mojom.AudioService'

interface DesktopPorts extends Omit<HostPorts, 'demo' | 'publish' | 'keepAwake'> {
  /** `fetch` of updates: with the user's proxy, and apart from what the service knows. */
  readonly fetchUpdates: HostPorts['fetch']
}

/** Ports of the desktop host for the backend, except those of the windows. */
export function desktopPorts(env: NodeJS.ProcessEnv, log: Log): DesktopPorts {
  const service = session.fromPartition('service', { cache: false })
  const updates = session.fromPartition('updates', { cache: false })
  const sessions = [service, session.defaultSession, updates]
  const network = new ServiceNetwork(sessions, userAgentOf(app.getVersion()))
  return {
    fetchUpdates: createServiceFetch(updates, network),
    name: 'electron',
    version: app.getVersion(),
    platform: process.platform,
    settings: appFile('settings'),
    secrets: new SystemSecrets(log),
    keyFromEnvironment: takeKey(env),
    mayUseEnvironmentKey: createEnvironmentKeyGuard({
      path: join(app.getPath('userData'), 'environment-key.json'),
      declared: env['PARLEY_KEY_FOR'],
      say: (line) => log.warn(line),
    }),
    dataFolder: app.getPath('userData'),
    openStorage: openStorageThread(storageScript()),
    files: documentDialogs,
    // An empty answer is no error.
    openFolder: async (path) => (await shell.openPath(path)) || undefined,
    servesPages: true,
    fetch: createServiceFetch(service, network),
    network,
    confirm: confirmChange,
    sendLarge: createServiceUpload(service, network),
    soundTools: soundToolsOf(process.platform, env),
    audioProcess: () => app.getAppMetrics().find(({ serviceName }) => serviceName === AUDIO_SERVICE)?.pid,
    clock: systemClock,
    random: Math.random,
    log,
  }
}
