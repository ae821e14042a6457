import type { KeyObject } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../../src/backend/base/system-clock.ts'
import type { Clock } from '../../../src/core/base/clock.ts'
import type { Log } from '../../../src/core/base/log.ts'
import type { PackageKind } from '../../../src/main/updates/packages/package-kind.ts'
import {
  ElectronPackageUpdater,
  type PackageUpdaterOptions,
  packageApp,
} from '../../../src/main/updates/packages/package-updater.ts'
import { UpdateRecord } from '../../../src/main/updates/update-record.ts'
import type { FeedServer } from './feed-server.ts'
import { type PublishedRelease, publish, signingPair } from './published-release.ts'

/** The running version of every installation. */
export const RUNNING = '1.2.0'
const NEWER = '1.3.0'

/** Package of each kind by name, and the feed that a copy of that kind reads. */
const PACKAGES = {
  appimage: { platform: 'linux', feed: 'latest-linux.yml', name: `Parley-${NEWER}.AppImage` },
  nsis: { platform: 'win32', feed: 'latest.yml', name: `Parley Setup ${NEWER}.exe` },
  mac: { platform: 'darwin', feed: 'latest-mac.yml', name: `Parley-${NEWER}-universal-mac.zip` },
  archive: { platform: 'linux', feed: 'latest-linux.yml', name: `Parley-${NEWER}.AppImage` },
} as const
export type SimulatedKind = keyof typeof PACKAGES

/** An installed copy of Parley in a folder of its own, with electron-updater's own classes and a server of updates. */
export class Installation {
  readonly folder: string
  readonly server: FeedServer
  readonly kind: SimulatedKind
  readonly keys = signingPair()
  readonly logged: string[] = []
  relaunches = 0

  private constructor(folder: string, server: FeedServer, kind: SimulatedKind) {
    this.folder = folder
    this.server = server
    this.kind = kind
  }

  static async of(kind: SimulatedKind, server: FeedServer): Promise<Installation> {
    const folder = await mkdtemp(join(tmpdir(), 'parley-installed-'))
    const installation = new Installation(folder, server, kind)
    await mkdir(join(folder, 'resources'))
    await writeFile(
      join(folder, 'resources', 'app-update.yml'),
      `provider: generic\nurl: ${server.folder.href}\nupdaterCacheDirName: parley-updater\n`,
    )
    await writeFile(installation.appImage, '#!/bin/sh\necho old\n', { mode: 0o755 })
    // electron-updater reads it from the environment of the process.
    if (kind === 'appimage') process.env['APPIMAGE'] = installation.appImage
    return installation
  }

  /** Path of the installed AppImage. */
  get appImage(): string {
    return join(this.folder, 'Parley.AppImage')
  }

  get cache(): string {
    return join(this.folder, 'cache')
  }

  get feed(): string {
    return PACKAGES[this.kind].feed
  }

  get packageName(): string {
    return PACKAGES[this.kind].name
  }

  /** Publishes a newer version, or what `release` says instead. */
  publish(
    content: Buffer,
    release: Partial<PublishedRelease> = {},
    { feed = this.feed, keys = [this.keys.privateKey] }: { feed?: string; keys?: readonly KeyObject[] } = {},
  ): void {
    const packages = { [this.packageName]: content, 'Parley.dmg': Buffer.from('another') }
    publish(this.server, feed, { version: NEWER, packages, ...release }, keys)
  }

  /** Starts this copy: nothing but files is left of an earlier run. */
  start(
    options: Partial<PackageUpdaterOptions> & { readonly version?: string } = {},
  ): ElectronPackageUpdater {
    const { version = RUNNING, ...others } = options
    const log: Log = {
      info: (event, data) => this.logged.push(`${event} ${JSON.stringify(data)}`),
      warn: (event, data) => this.logged.push(`${event} ${JSON.stringify(data)}`),
    }
    const app = packageApp({
      version,
      userDataPath: join(this.folder, 'data'),
      resourcesPath: join(this.folder, 'resources'),
    })
    return new ElectronPackageUpdater({
      kind: this.kind satisfies PackageKind,
      platform: PACKAGES[this.kind].platform,
      arch: 'x64',
      env: { APPIMAGE: this.appImage },
      app: { ...app, baseCachePath: this.cache },
      folder: this.server.folder,
      publicKey: this.keys.publicKey,
      seen: new UpdateRecord(join(this.folder, 'data', 'updates.json'), log),
      log,
      clock: systemClock satisfies Clock,
      fetch,
      networkReady: () => Promise.resolve(),
      relaunch: () => {
        this.relaunches += 1
      },
      ...others,
    })
  }

  async remove(): Promise<void> {
    delete process.env['APPIMAGE']
    await rm(this.folder, { recursive: true })
  }
}
