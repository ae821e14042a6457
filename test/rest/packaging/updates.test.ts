import { spawnSync } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { publishedIn } from '../../../scripts/package/checksums.ts'
import { appImageName, buildAppImage } from '../../../scripts/package/linux/app-image.ts'
import { product } from '../../../scripts/package/product.ts'
import { feedName, parseFeed } from '../../../src/main/updates/feed/feed.ts'
import { toKeyText } from '../../../src/main/updates/feed/feed-signature.ts'
import { FeedServer } from '../../support/updates/feed-server.ts'
import { sha512 } from '../../support/updates/published-release.ts'
import { Asar } from './asar.ts'
import { DESKTOP, runAsUser, useStandIn } from './installed.ts'
import { RELEASED_AT } from './pack.ts'
import { has, isLinux } from './programs.ts'
import { UPDATE_FEED } from './update-feed.ts'

const FEED = feedName({ platform: 'linux', arch: process.arch, version: product.version })
const PACKAGES = [appImageName(process.arch)]
const hasAll = isLinux && ['mksquashfs', 'unsquashfs'].every(has)

describe.runIf(isLinux)('the app in packages that update themselves', () => {
  const unpacked = join(inject('builds')[0], 'linux-unpacked')
  const asar = new Asar(join(unpacked, 'resources', 'app.asar'))

  it('has its feed and its key in the archive', () => {
    const publicKey = toKeyText(createPublicKey(inject('updateKey')))
    expect(JSON.parse(asar.read('package.json').toString())).toMatchObject({
      updates: { feed: UPDATE_FEED, publicKey },
    })
  })

  it('tells electron-updater the folder of its downloads', () => {
    expect(load(readFileSync(join(unpacked, 'resources', 'app-update.yml'), 'utf8'))).toMatchObject({
      updaterCacheDirName: 'parley-updater',
    })
  })

  it('loads electron-updater later', () => {
    const found = asar.paths.filter((path) => path.includes('package-updater'))
    expect(found).toHaveLength(1)
    expect(asar.read('out/main/index.js').toString()).not.toMatch(/^import [^;]*package-updater/m)
  })
})

describe.runIf(hasAll)('a release for Linux', () => {
  const [packages] = inject('builds')
  let folder: string
  /** Packages and feeds as the release signs them. */
  let signed: string
  const file = (name: string) => readFileSync(join(signed, name))
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-updating-'))
    signed = join(folder, 'dist')
    mkdirSync(signed)
    // Feeds are changed where they lie when they are signed.
    for (const name of publishedIn(packages))
      (name.endsWith('.yml') ? copyFileSync : linkSync)(join(packages, name), join(signed, name))
    const script = join(root, 'scripts/updates/sign-feeds.ts')
    const env = { ...process.env, UPDATE_SIGNING_KEY: inject('updateKey') }
    const { status, stderr } = spawnSync(process.execPath, [script, signed], { env })
    if (status !== 0) throw new Error(stderr.toString())
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('has a signed feed for each channel that gets it, with what was built', () => {
    const feeds = ['alpha', 'beta', 'latest'].map((channel) => FEED.replace('latest', channel))
    const names = readdirSync(signed)
    expect(names.filter((name) => name.endsWith('.yml'))).toEqual(feeds)
    expect(names.filter((name) => name.endsWith('.sig'))).toEqual(feeds.map((feed) => `${feed}.sig`))
    for (const feed of feeds) {
      const { version, releaseDate, releaseNotes, files } = parseFeed(file(feed).toString())
      expect({ version, releaseNotes }).toEqual({
        version: product.version,
        releaseNotes: readFileSync(join(root, 'resources/release-notes.md'), 'utf8'),
      })
      expect(Date.parse(releaseDate)).toBe(RELEASED_AT * 1000)
      expect(files).toEqual(
        PACKAGES.map((url) => ({
          url,
          sha512: sha512(file(url)),
          size: statSync(join(packages, url)).size,
        })),
      )
    }
  })

  it('replaces an older AppImage: it asks its feed, downloads the newer one and is it when it has ended', async () => {
    const appImage = join(folder, 'Parley.AppImage')
    const older = join(folder, 'older')
    cpSync(join(packages, 'linux-unpacked'), older, { recursive: true, verbatimSymlinks: true })
    useStandIn(join(older, 'parley'))
    const stage = join(folder, 'stage')
    mkdirSync(stage)
    const runtime = join(packages, '..', '..', 'appimage-runtime')
    await buildAppImage(older, stage, { output: appImage, date: new Date(RELEASED_AT * 1000), runtime })

    const server = await FeedServer.listen()
    for (const name of readdirSync(signed)) server.files.set(name, file(name))
    const { code, out, err } = await runAsUser(join(folder, 'home'), [appImage], {
      env: { ...DESKTOP, PARLEY_TEST_VERSION: '0.0.1', PARLEY_TEST_UPDATE_SERVER: server.folder.origin },
    })
    await server.close()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { last, asked } = JSON.parse(out)
    const { version } = product
    expect(last).toMatchObject({ version: '0.0.1', isReady: true, release: { version } })
    expect(asked).toEqual([FEED, `${FEED}.sig`, PACKAGES[0]].map((name) => `${UPDATE_FEED}${name}`))
    expect(readFileSync(appImage).equals(file(appImageName(process.arch)))).toBe(true)
  })
})
