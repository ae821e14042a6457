import { join } from 'node:path'
import { app, autoUpdater, systemPreferences } from 'electron'
import type { Clock } from '../../core/base/clock.ts'
import type { Log } from '../../core/base/log.ts'
import type { UpdatesState, updatesOffReasons } from '../../core/product/updates/updates-calls.ts'
import { findInstallation } from './packages/package-kind.ts'
import { areUpdatesAllowed } from './policy.ts'
import { readUpdateConfig } from './update-config.ts'
import { UpdateRecord } from './update-record.ts'
import { Updates } from './updates.ts'

export type OffReason = (typeof updatesOffReasons)[number]

export interface OpenUpdatesOptions {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly clock: Clock
  readonly log: Log
  readonly fetch: typeof globalThis.fetch
  /** Settles when requests use the user's proxy. */
  readonly networkReady: () => Promise<void>
  /** Starts Parley again when this process has ended. */
  readonly relaunch: () => void
  readonly changed: (state: UpdatesState) => void
}

/** Makes the updates of this copy of Parley, or says why it has none. */
export async function openUpdates(options: OpenUpdatesOptions): Promise<Updates | OffReason> {
  const { platform, env, clock, log, changed } = options
  const config = await readUpdateConfig(app.getAppPath())
  if (config === undefined) return 'build'
  const { execPath, resourcesPath } = process
  const { kind, install } = await findInstallation({ platform, env, execPath })
  if (kind === 'flatpak' || kind === 'homebrew') return kind
  const version = app.getVersion()
  const userDataPath = app.getPath('userData')
  const record = new UpdateRecord(join(userDataPath, 'updates.json'), log)
  return new Updates({
    version,
    install,
    host: config.folder.host,
    downloadPage: config.downloadPage,
    clock,
    now: Date.now,
    log,
    isAllowed: () =>
      areUpdatesAllowed({
        platform,
        env,
        log,
        preference: (name) => systemPreferences.getUserDefault(name, 'boolean'),
      }),
    load: async () => {
      const { ElectronPackageUpdater, packageApp } = await import('./packages/package-updater.ts')
      return new ElectronPackageUpdater({
        ...options,
        ...config,
        kind,
        arch: process.arch,
        app: packageApp({ version, userDataPath, resourcesPath }),
        seen: record,
        ...(kind === 'mac' && { native: autoUpdater }),
      })
    },
    record,
    quit: () => app.quit(),
    changed,
  })
}
