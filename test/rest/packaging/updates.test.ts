import { spawnSync } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { publishedIn } from '../../../scripts/package/checksums.ts'
import { appImageName, buildAppImage } from '../../../scripts/package/linux/app-image.ts'
import { debName } from '../../../scripts/package/linux/deb.ts'
import { tarballName } from '../../../scripts/package/linux/tarball.ts'
import { product } from '../../../scripts/package/product.ts'
import { feedName, parseFeed } from '../../../src/main/updates/feed/feed.ts'
import { signedBytes, toKeyText } from '../../../src/main/updates/feed/feed-signature.ts'
import { findInstallation } from '../../../src/main/updates/packages/package-kind.ts'
import { FeedServer } from '../../support/updates/feed-server.ts'
import { sha512 } from '../../support/updates/published-release.ts'
import { Asar } from './asar.ts'
import { DESKTOP, runAsUser, useStandIn } from './installed.ts'
import { RELEASED_AT } from './pack.ts'
import { has, isLinux, must } from './programs.ts'
import { UPDATE_FEED } from './update-feed.ts'

const FEED = feedName({ platform: 'linux', arch: process.arch, version: product.version })
const PACKAGES = [appImageName(process.arch), debName(process.arch)]
const hasAll = isLinux && ['dpkg-deb', 'mksquashfs', 'unsquashfs'].every(has)

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
  /** The root of a system with the contents of the Debian package. */
  let installed: string
  const file = (name: string) => readFileSync(join(signed, name))
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-updating-'))
    signed = join(folder, 'dist')
    installed = join(folder, 'installed')
    mkdirSync(signed)
    // Feeds are changed where they lie when they are signed.
    for (const name of publishedIn(packages))
      (name.endsWith('.yml') ? copyFileSync : linkSync)(join(packages, name), join(signed, name))
    const script = join(root, 'scripts/updates/sign-feeds.ts')
    const env = { ...process.env, UPDATE_SIGNING_KEY: inject('updateKey') }
    const { status, stderr } = spawnSync(process.execPath, [script, signed], { env })
    if (status !== 0) throw new Error(stderr.toString())
    await must(['dpkg-deb', '--extract', join(signed, debName(process.arch)), installed])
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

  it('lets Parley recognise how it was installed, and with what it can replace itself', async () => {
    const archive = join(folder, 'archive')
    mkdirSync(archive)
    const tarball = join(packages, tarballName(process.arch))
    await must(['tar', '-xzf', tarball, '--strip-components=1', '-C', archive])
    /** How Parley finds itself in a prefix, on a system with all tools and this installed package. */
    const find = (prefix: string) =>
      findInstallation({
        platform: 'linux',
        env: {},
        execPath: join(prefix, 'lib/parley/parley'),
        resourcesPath: join(prefix, 'lib/parley/resources'),
        exists: async (path) =>
          path.startsWith('/usr/bin/') || (path.startsWith('/usr/') && existsSync(join(installed, path))),
      })
    expect(await find(join(installed, 'usr'))).toEqual({ kind: 'deb', install: 'on-restart' })
    expect(await find(archive)).toEqual({ kind: 'archive', install: 'by-hand' })
  })

  it('is accepted by the installer of the Debian package, unless it was changed', () => {
    const content = file(debName(process.arch))
    const programs = join(folder, 'programs')
    mkdirSync(programs)
    writeFileSync(join(programs, 'apt-get'), '#!/bin/sh\ncp "$3" "$OUTPUT"\n', { mode: 0o755 })
    const [{ signature }] = JSON.parse(file(`${FEED}.sig`).toString()).signatures
    const given = join(folder, 'given.deb')
    const output = join(folder, 'output.deb')
    const install = (deb: Buffer) => {
      writeFileSync(given, deb)
      const env = { PATH: `${programs}:/usr/bin:/bin`, OUTPUT: output }
      const input = signedBytes(FEED, file(FEED))
      return spawnSync(join(installed, 'usr/lib/parley/install-update'), [given, signature], { input, env })
    }
    expect(install(Buffer.concat([content, Buffer.from('x')])).status).toBe(1)
    expect(existsSync(output)).toBe(false)
    expect(install(content).status).toBe(0)
    expect(readFileSync(output).equals(content)).toBe(true)
  })
})
