import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BridgeClient } from '../../../support/app/bridge-client.ts'
import { startWebhost } from '../../../support/app/webhost-process.ts'
import {
  type DiskTrouble,
  fullDisk,
  fullDisks,
  type HostPlace,
  readOnlyFolders,
  seenFrom,
} from '../../../support/network-faults/disk-trouble.ts'
import { captionsOf, SpeakingPage, sentence } from '../../../support/pages/speaking-page.ts'
import { examineLibrary } from '../../../support/sessions/examine-library.ts'

const SPEAK_MS = 600
const ONE_MS = 1
const RETRY_MS = 200
const LIMIT_MS = 20_000

let home: string
let ends: (() => Promise<unknown>)[]
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'parley-disk-'))
  ends = []
})
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  await rm(home, { recursive: true })
})

/** Starts a host on which a disk fault can be started, and a page that is ready to speak. */
async function startOn({ under }: DiskTrouble) {
  const host = await startWebhost({ PARLEY_HOME: home, PARLEY_KEY: '' }, '0', under(home))
  ends.push(host.stop)
  const client = await BridgeClient.open(host.link)
  const page = new SpeakingPage(RETRY_MS)
  page.client = client
  ends.push(() => Promise.resolve(client.close()))
  return { place: { pid: host.pid, home }, client, page }
}

const until = (isSo: () => void) => vi.waitFor(isSo, { timeout: LIMIT_MS, interval: 5 })
const allKept = (page: SpeakingPage) =>
  until(() => {
    expect(page.kept).toEqual({ isKept: true, waiting: 0, error: undefined, leftOut: 0 })
    expect(page.acknowledged.size).toBe(page.said)
  })

/** Speaks during the fault: the page must report why nothing is saved, and hold what it could not store. */
async function speakUnder({ says }: DiskTrouble, page: SpeakingPage) {
  // The write-ahead log may have room for a few more changes.
  while (page.kept.error === undefined) await page.sayFor(ONE_MS)
  const keptBefore = page.acknowledged.size
  await page.sayFor(SPEAK_MS)
  expect(page.kept.error).toMatchObject({ kind: 'storage', what: 'library' })
  expect(page.kept.error).toHaveProperty('detail', expect.stringMatching(says))
  expect(page.acknowledged.size).toBe(keptBefore)
  expect(page.waiting).toBe(page.said - keptBefore)
  return keptBefore
}

/** Errors in a copy of the library on the host's disk, which disappears with the host. */
async function examine({ pid }: HostPlace): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'parley-copy-'))
  for (const name of ['library.sqlite', 'library.sqlite-wal'])
    await copyFile(seenFrom(pid, join(home, name)), join(copy, name))
  const broken = examineLibrary(join(copy, 'library.sqlite'))
  await rm(copy, { recursive: true })
  return broken
}

/** Expects everything that was said to be in the library, once and in order. */
async function isWhole(place: HostPlace, client: BridgeClient, page: SpeakingPage) {
  page.say(1_700_000_100_000)
  await allKept(page)
  expect((await captionsOf(client, page.id)).map(({ index, source }) => [index, source])).toEqual(
    Array.from({ length: page.said }, (_, index) => [index, sentence(index).source.concluded]),
  )
  expect(await examine(place)).toEqual([])
}

describe.each(fullDisks)('a full disk ($way)', (trouble) => {
  it('is reported at once, the session continues, and waiting captions are stored once there is space', async () => {
    const { place, client, page } = await startOn(trouble)
    await page.sayFor(SPEAK_MS)
    await allKept(page)
    const end = trouble.begin(place)
    await speakUnder(trouble, page)
    // Earlier captions can still be read.
    expect(await captionsOf(client, page.id)).toHaveLength(page.acknowledged.size)
    end()
    await isWhole(place, client, page)
  })
})

describe.each(readOnlyFolders)('a folder that cannot be written ($way)', (trouble) => {
  it('is reported with the first caption, and all captions are stored as soon as possible', async () => {
    const { place, client, page } = await startOn(trouble)
    const end = trouble.begin(place)
    expect(await speakUnder(trouble, page)).toBe(0)
    end()
    await isWhole(place, client, page)
  })
})

it(`a disk that is full before the library exists stores everything once there is space (${fullDisk.way})`, async () => {
  const { place, client, page } = await startOn(fullDisk)
  const end = fullDisk.begin(place)
  expect(await speakUnder(fullDisk, page)).toBe(0)
  end()
  await isWhole(place, client, page)
})
