import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { app } from '../../../test/doubles/electron.ts'
import { eventually } from '../../../test/support/base/eventually.ts'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { type Log, silentLog } from '../../core/base/log.ts'
import type { UpdatesState } from '../../core/product/updates/updates-calls.ts'
import { DesktopUpdates } from './desktop-updates.ts'
import { toKeyText } from './feed/feed-signature.ts'

const CONFIG = {
  homepage: 'https://parley.example',
  updates: {
    feed: 'https://updates.example/parley/',
    publicKey: toKeyText(generateKeyPairSync('ed25519').publicKey),
  },
}

let folder: string
let clock: VirtualClock
let asked: string[]
let changes: UpdatesState[]
let warnings: string[]
let isNetworkReady: PromiseWithResolvers<void>
let updates: DesktopUpdates

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-desktop-updates-'))
  app.appPath = folder
  app.userData = folder
  // Electron's own.
  Object.assign(process, { resourcesPath: join(folder, 'resources') })
  clock = new VirtualClock()
  asked = []
  changes = []
  warnings = []
  isNetworkReady = Promise.withResolvers()
  const log: Log = { ...silentLog, warn: (event) => warnings.push(event) }
  updates = new DesktopUpdates({
    platform: 'linux',
    env: {},
    clock,
    log,
    fetch: async (address) => {
      asked.push((address as URL).href)
      return new Response(null, { status: 404 })
    },
    networkReady: () => isNetworkReady.promise,
    relaunch: () => undefined,
    changed: (state) => changes.push(state),
  })
})
afterEach(() => rm(folder, { recursive: true }))

const build = (content: object) =>
  writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'parley', ...content }))
const isReported = (state: Partial<UpdatesState>) =>
  eventually(() => expect(changes.at(-1)).toMatchObject(state))

describe('a build that updates itself', () => {
  beforeEach(() => build(CONFIG))

  it('asks its feed a moment after the start, once the network is set up', async () => {
    updates.begin()
    await clock.advance(19_999)
    expect(changes).toEqual([])
    await clock.advance(1)
    await isReported({ work: 'checking' })
    expect(asked).toEqual([])
    isNetworkReady.resolve()
    await isReported({ work: 'none', failure: 'unreachable' })
    expect(asked).toEqual([expect.stringMatching(/^https:\/\/updates\.example\/parley\/latest-linux/)])
  })

  it('says what it is', async () => {
    expect(await updates.state()).toEqual({
      isAvailable: true,
      version: '1.2.3',
      host: 'updates.example',
      downloadPage: 'https://parley.example',
      install: 'by-hand',
      work: 'none',
      isWaiting: false,
      isReady: false,
    })
  })

  it('asks nobody while updates are switched off, or a session is live', async () => {
    updates.switch(false)
    updates.begin()
    await clock.advance(20_000)
    expect(await updates.state()).toMatchObject({ off: 'settings' })
    updates.setLive(true)
    updates.switch(true)
    await updates.check()
    expect(await updates.state()).toMatchObject({ isWaiting: true, work: 'none' })
    expect(asked).toEqual([])
    isNetworkReady.resolve()
    updates.setLive(false)
    await isReported({ failure: 'unreachable' })
    expect(asked).toHaveLength(1)
  })

  it('ends at once if there is nothing to install', async () => {
    expect(await updates.leave()).toBe('stays')
    await updates.state()
    expect(await updates.leave()).toBe('stays')
  })
})

describe('another build', () => {
  it.each([
    ['without a feed', {}, []],
    [
      'with a feed that is not protected',
      { updates: { ...CONFIG.updates, feed: 'http://updates.example/' } },
      ['this build cannot update itself'],
    ],
  ])('says so and asks nobody: %s', async (_what, content, warned) => {
    await build(content)
    updates.begin()
    await clock.advance(3 * 24 * 60 * 60 * 1000)
    expect(await updates.state()).toMatchObject({ isAvailable: true, off: 'build', version: '1.2.3' })
    await updates.check()
    updates.install()
    updates.woke()
    updates.stay()
    expect(await updates.leave()).toBe('stays')
    expect([asked, changes, warnings]).toEqual([[], [], warned])
  })
})
