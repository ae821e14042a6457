import { execFile } from 'node:child_process'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { buildAppImage } from '../../scripts/package/linux/app-image.ts'
import { toKeyText } from '../../src/main/updates/feed/feed-signature.ts'
import { FeedServer } from '../support/updates/feed-server.ts'
import { publish, signingPair } from '../support/updates/published-release.ts'
import { Asar } from './asar.ts'
import { runAsUser, useStandIn } from './installed.ts'
import { RELEASED_AT } from './pack.ts'
import { has, isLinux } from './programs.ts'
import { UPDATE_FEED } from './update-feed.ts'

describe.runIf(isLinux)('a package that updates itself', () => {
  const [packages] = inject('builds')
  const unpacked = join(packages, 'linux-unpacked')
  const asar = new Asar(join(unpacked, 'resources', 'app.asar'))
  const privateKey = createPrivateKey(inject('updateKey'))
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-updating-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('has its feed and its key in the archive', () => {
    expect(JSON.parse(asar.read('package.json').toString())).toMatchObject({
      updates: { feed: UPDATE_FEED, publicKey: toKeyText(createPublicKey(privateKey)) },
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

  it.runIf(has('mksquashfs') && has('unsquashfs'))(
    'updates itself: it asks its feed, downloads the newer version and is replaced when it ends',
    async () => {
      const appImage = join(folder, 'Parley.AppImage')
      const older = join(folder, 'older')
      cpSync(unpacked, older, { recursive: true, verbatimSymlinks: true })
      useStandIn(join(older, 'parley'))
      const stage = join(folder, 'stage')
      mkdirSync(stage)
      const runtime = join(packages, '..', '..', 'appimage-runtime')
      await buildAppImage(older, stage, { output: appImage, date: new Date(RELEASED_AT * 1000), runtime })

      const server = await FeedServer.listen()
      const name = 'Parley-1.3.0.AppImage'
      const newer = Buffer.from('#!/bin/sh\necho new\n')
      for (const feed of ['latest-linux.yml', 'latest-linux-arm64.yml'])
        publish(server, feed, { version: '1.3.0', packages: { [name]: newer }, notes: 'News.' }, [privateKey])
      const { code, out, err } = await runAsUser(join(folder, 'home'), [appImage], {
        env: { PARLEY_TEST_UPDATE_SERVER: server.folder.origin },
      })
      await server.close()
      expect({ code, err }).toEqual({ code: 0, err: '' })
      const { last, asked } = JSON.parse(out)
      expect(last).toMatchObject({ isReady: true, release: { version: '1.3.0', notes: 'News.' } })
      expect(asked.at(-1)).toBe(`${UPDATE_FEED}${name}`)
      expect(readFileSync(appImage).equals(newer)).toBe(true)
    },
  )
})

describe('packaging', () => {
  const publicKey = toKeyText(signingPair().publicKey)
  it.each([
    ['a feed without a key', { PARLEY_UPDATE_FEED: UPDATE_FEED }],
    ['a key without a feed', { PARLEY_UPDATE_KEY: publicKey }],
    [
      'a feed that is not protected',
      { PARLEY_UPDATE_FEED: 'http://a.example', PARLEY_UPDATE_KEY: publicKey },
    ],
    ['no key', { PARLEY_UPDATE_FEED: UPDATE_FEED, PARLEY_UPDATE_KEY: 'key' }],
  ])('is refused with %s', async (_what, env) => {
    const config = join(root, 'scripts/updates/electron-updates.config.ts')
    const run = promisify(execFile)(process.execPath, [config], { env: { ...process.env, ...env } })
    await expect(run).rejects.toThrow('Error')
  })
})
