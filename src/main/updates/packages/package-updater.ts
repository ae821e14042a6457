import type { KeyObject } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  AppImageUpdater,
  type AppUpdater,
  BaseUpdater,
  CancellationToken,
  MacUpdater,
} from 'electron-updater'
import { type AppAdapter, getAppCacheDir } from 'electron-updater/out/AppAdapter.js'
import { makeOwnFolder } from '../../../backend/base/own-folder.ts'
import type { Log } from '../../../core/base/log.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import type { Release, UpdateFailure } from '../../../core/product/updates/updates-calls.ts'
import type { BoundedFetch } from '../feed/bounded-fetch.ts'
import { type Feed, feedName, plainNotes, UpdateRefusal } from '../feed/feed.ts'
import { MAX_FEED_AGE_MS, readFeed, type SeenFeeds } from '../feed/feed-reader.ts'
import type { PackageUpdater } from '../updates.ts'
import { type FeedSource, providerOf } from './feed-provider.ts'
import { downloadPackage, sha512Of } from './package-download.ts'
import type { PackageKind } from './package-kind.ts'
import { replaceAppImage } from './replace-appimage.ts'
import { handToSquirrel } from './squirrel.ts'
import { updaterOfKind } from './updater-of-kind.ts'

/** Folder of downloads in the user's folder of caches; app-update.yml of the package has the same. */
const CACHE_FOLDER = 'parley-updater'

/** Endings of the packages that a copy of each kind can install. */
const ENDINGS: Readonly<Partial<Record<PackageKind, string>>> = {
  appimage: '.AppImage',
  nsis: '.exe',
  mac: '.zip',
}

export interface PackageUpdaterOptions extends BoundedFetch {
  readonly kind: PackageKind
  readonly platform: NodeJS.Platform
  readonly arch: string
  readonly env: NodeJS.ProcessEnv
  readonly app: AppAdapter
  /** Folder of the feed, with a slash at its end. */
  readonly folder: URL
  readonly publicKey: KeyObject
  readonly seen: SeenFeeds
  readonly log: Log
  /** Settles when requests use the user's proxy. */
  readonly networkReady: () => Promise<void>
  /** Starts Parley again when this process has ended. */
  readonly relaunch: () => void
  /** Squirrel, on macOS. */
  readonly native?: EventEmitter
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** The app as electron-updater sees it, which neither ends nor starts it. */
export function packageApp(about: {
  readonly version: string
  readonly userDataPath: string
  readonly resourcesPath: string
}): AppAdapter {
  const never = () => {
    throw new Error('Parley ends and starts itself')
  }
  return {
    version: about.version,
    name: 'Parley',
    isPackaged: true,
    appUpdateConfigPath: join(about.resourcesPath, 'app-update.yml'),
    userDataPath: about.userDataPath,
    baseCachePath: getAppCacheDir(),
    whenReady: () => Promise.resolve(),
    relaunch: never,
    quit: never,
    onQuit: () => undefined,
  }
}

/** electron-updater's updater of each kind of package, with our feed, our downloads and our replacing of AppImages. */
export class ElectronPackageUpdater implements PackageUpdater {
  readonly #options: PackageUpdaterOptions
  readonly #updater: AppUpdater
  readonly #cache: string
  #signal: AbortSignal = AbortSignal.abort()
  #report: (part: number) => void = () => undefined
  /** The last feed. */
  #feed: Feed | undefined
  /** The verified package, once it was downloaded. */
  #package: { readonly path: string; readonly sha512: string } | undefined
  /** The end of the last download: one that was cancelled still closes its file. */
  #ended: Promise<unknown> = Promise.resolve()

  constructor(options: PackageUpdaterOptions) {
    this.#options = options
    const { app, folder, kind, log } = options
    this.#cache = join(app.baseCachePath, CACHE_FOLDER)
    const ending = ENDINGS[kind] ?? ''
    const source: FeedSource = { folder, ending, read: () => this.#readFeed(ending) }
    const updater = updaterOfKind(kind, app)
    updater.setFeedURL({ provider: 'custom', updateProvider: providerOf(source) })
    updater.logger = loggerTo(log)
    updater.autoDownload = false
    // Parley decides when it ends; Squirrel installs whenever it was given a package.
    updater.autoInstallOnAppQuit = kind === 'mac'
    updater.disableDifferentialDownload = true
    updater.disableWebInstaller = true
    updater.on('update-downloaded', ({ downloadedFile, files }) => {
      const { sha512 } = files.find(({ url }) => url === basename(downloadedFile)) ?? { sha512: '' }
      this.#package = { path: downloadedFile, sha512 }
    })
    // Failures are reported by the promises of the calls.
    updater.on('error', () => undefined)
    // electron-updater has no setting for what fetches packages.
    Object.assign(updater, { httpExecutor: { download: this.#download } })
    this.#updater = updater
  }

  async check(signal: AbortSignal): Promise<Result<Release | undefined, UpdateFailure>> {
    this.#signal = signal
    return this.#attempt('checking', async () => {
      await this.#options.networkReady()
      const result = await this.#updater.checkForUpdates()
      if (result === null) throw new UpdateRefusal('invalid', 'this updater is not active')
      const { updateInfo, isUpdateAvailable } = result
      const { version, releaseDate, releaseNotes } = updateInfo
      if (!isUpdateAvailable) {
        const order = this.#updater.currentVersion.compare(version)
        const why = order === 0 ? 'same' : order > 0 ? 'older' : 'not offered to this installation yet'
        this.#options.log.info('there is no newer version', { version, why })
        // The running version is the newest, and a version that is offered no longer is not installed.
        this.#package = undefined
        await rm(join(this.#cache, 'pending'), { recursive: true, force: true })
        return undefined
      }
      const { now = Date.now } = this.#options
      if (now() - Date.parse(this.#feed?.signedAt ?? '') >= MAX_FEED_AGE_MS)
        throw new UpdateRefusal('outdated', this.#feed?.signedAt)
      const notes = plainNotes(typeof releaseNotes === 'string' ? releaseNotes : undefined)
      const release = { version, releasedAt: Date.parse(releaseDate) }
      return notes === undefined ? release : { ...release, notes }
    })
  }

  async download(report: (part: number) => void, signal: AbortSignal): Promise<Result<void, UpdateFailure>> {
    this.#report = report
    return this.#attempt('downloading', async () => {
      makeOwnFolder(this.#cache)
      const token = new CancellationToken()
      if (signal.aborted) token.cancel()
      signal.addEventListener('abort', () => token.cancel(), { once: true })
      const download = () => this.#updater.downloadUpdate(token)
      const { native, clock } = this.#options
      await (native === undefined ? download() : handToSquirrel({ native, clock }, download, signal))
    })
  }

  async installAtExit(isRestart: boolean): Promise<Result<'quits' | 'stays', UpdateFailure>> {
    return this.#attempt('installing', async () => {
      const { path, sha512 } = this.#downloaded()
      const { env, relaunch } = this.#options
      const updater = this.#updater
      if (updater instanceof AppImageUpdater) {
        await replaceAppImage(path, env['APPIMAGE'] ?? '', sha512)
        if (isRestart) relaunch()
        return 'stays'
      }
      if (updater instanceof MacUpdater) {
        if (isRestart) updater.quitAndInstall()
        return isRestart ? 'quits' : 'stays'
      }
      if ((await sha512Of(path)) !== sha512) throw new UpdateRefusal('wrong-hash', path)
      if (!(updater instanceof BaseUpdater) || !updater.install(true, isRestart))
        throw new UpdateRefusal('install')
      return 'stays'
    })
  }

  async #readFeed(ending: string) {
    const { kind, app, platform, arch } = this.#options
    const { version } = app
    const name = feedName({ platform, arch, version })
    const feed = await readFeed({ ...this.#options, name, version }, this.#signal)
    this.#feed = feed
    if (!feed.files.some(({ url }) => url.endsWith(ending)))
      throw new UpdateRefusal('invalid', `no package for ${kind}`)
    return feed
  }

  /** Stands in for electron-updater's own downloads, which follow redirects and have no limits in time and size. */
  readonly #download = (
    address: URL,
    destination: string,
    { sha512 = '', cancellationToken }: { sha512?: string; cancellationToken: CancellationToken },
  ): Promise<string> =>
    cancellationToken.createPromise((resolve, reject, onCancel) => {
      const abort = new AbortController()
      onCancel(() => abort.abort())
      const size = this.#feed?.files.find((file) => file.sha512 === sha512)?.size ?? 0
      const wanted = { address, sha512, size }
      this.#ended = this.#ended
        .then(() => downloadPackage(this.#options, wanted, destination, this.#report, abort.signal))
        .then(() => resolve(destination))
        .catch(reject)
    })

  #downloaded() {
    if (this.#package === undefined) throw new UpdateRefusal('install', 'nothing was downloaded')
    return this.#package
  }

  async #attempt<T>(
    doing: 'checking' | 'downloading' | 'installing',
    act: () => Promise<T>,
  ): Promise<Result<T, UpdateFailure>> {
    try {
      return ok(await act())
    } catch (thrown) {
      const failure = failureOf(thrown) ?? (doing === 'installing' ? 'install' : 'invalid')
      this.#options.log.info(`${doing} an update failed`, { failure, detail: String(thrown) })
      return err(failure)
    }
  }
}

/** Failures of electron-updater by its codes; those of the system have codes such as ENOSPC. */
const CODES: Readonly<Record<string, UpdateFailure>> = {
  ERR_CHECKSUM_MISMATCH: 'wrong-hash',
  ERR_UPDATER_INVALID_SIGNATURE: 'wrong-key',
}

function failureOf(thrown: unknown): UpdateFailure | undefined {
  if (thrown instanceof UpdateRefusal) return thrown.failure
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
  return CODES[code] ?? (/^E[A-Z]+$/.test(code) ? 'disk' : undefined)
}

/** electron-updater's messages as entries of our log, the first line of each. */
function loggerTo(log: Log): NonNullable<AppUpdater['logger']> {
  const write = (message: unknown) =>
    log.info('electron-updater', { detail: String(message).split('\n', 1)[0] ?? '' })
  return { info: write, warn: write, error: write }
}
