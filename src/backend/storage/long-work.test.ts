import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hostPorts } from '../../../test/support/app/host-ports.ts'
import { keptCaption, recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { sessionFile } from '../../../test/support/sessions/session-file.ts'
import { answerOf, goingOn } from '../../../test/support/sessions/session-runs.ts'
import { silentLog } from '../../core/base/log.ts'
import { type Backend, createBackend } from '../backend.ts'
import type { TextToStore } from '../text-history/text-table.ts'
import type { Storage } from './storage.ts'
import { openStoreHere } from './storage-store.ts'
import { openStorageThread, StorageThread } from './storage-thread.ts'

const CAPTIONS = 600
const WORD = 'unrepeatable'

let folder: string
let dataFolder: string
let open: (() => Promise<void>)[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-work-'))
  dataFolder = join(folder, 'data')
  open = []
})
afterEach(async () => {
  for (const close of open) await close()
  await rm(folder, { recursive: true })
})

const options = () => ({
  dataFolder,
  run: randomUUID(),
  retention: () => 'for-ever' as const,
  changed: () => undefined,
  log: silentLog,
})
const script = join(import.meta.dirname, 'worker.ts')
const start = (): Backend => {
  const backend = createBackend(hostPorts({ dataFolder, openStorage: openStorageThread(script) }))
  open.push(() => backend.close())
  return backend
}
const openHere = (): Storage => {
  const storage = openStoreHere(options())
  open.push(() => storage.close())
  return storage
}
const long = () =>
  recording({
    captions: Array.from({ length: CAPTIONS }, (_, index) => keptCaption(index, `${WORD} ${index}.`)),
  })

/** Records captions one after the other until some work is done, and counts them. */
async function recordedDuring(backend: Backend, work: Promise<unknown>): Promise<number> {
  const state = { isDone: false }
  void work.finally(() => {
    state.isDone = true
  })
  const session = goingOn()
  let count = 0
  for (; !state.isDone; count += 1)
    await answerOf(backend, 'session.record', { ...session, captions: [keptCaption(count)] })
  await work
  return count
}

const isOnDisk = async () => {
  const files = (await readdir(dataFolder)).filter((name) => name.startsWith('library.sqlite'))
  const contents = await Promise.all(files.map((name) => readFile(join(dataFolder, name), 'latin1')))
  return contents.some((content) => content.includes(WORD))
}

it('captions are recorded while a long session is exported, deleted and imported', async () => {
  const backend = start()
  const session = long()
  await answerOf(backend, 'session.record', session)
  const exported = answerOf(backend, 'session.export', { id: session.id, format: 'parley' })
  expect(await recordedDuring(backend, exported)).toBeGreaterThan(3)
  const file = join(folder, 'long.parley')
  await writeFile(file, (await exported).text)
  const deleted = answerOf(backend, 'session.delete', { ids: [session.id] })
  expect(await recordedDuring(backend, deleted)).toBeGreaterThan(3)
  const imported = answerOf(backend, 'session.import', { file })
  expect(await recordedDuring(backend, imported)).toBeGreaterThan(3)
  expect(await imported).toMatchObject({ captions: CAPTIONS })
})

it('captions are recorded while a long history of texts is cleared, and a text of that time stays', async () => {
  const storage = openHere()
  const text = (id: string): Omit<TextToStore, 'keptAt'> => ({
    id,
    isDemo: false,
    source: `${id} ${'words '.repeat(200)}`,
    translation: 'Wörter',
    request: { targetLanguage: 'de' },
    detectedSourceLanguage: 'en',
  })
  for (let at = 0; at < 100; at += 1) await storage.ask('textHistory.keep', text(`text ${at}`))
  const order: string[] = []
  const cleared = storage.ask('textHistory.clear', {}).then(() => order.push('cleared'))
  await storage.ask('session.record', goingOn()).then(() => order.push('recorded'))
  await storage.ask('textHistory.keep', text('later'))
  await cleared
  expect(order).toEqual(['recorded', 'cleared'])
  expect(await storage.ask('textHistory.list', { query: '', limit: 25 })).toMatchObject({
    value: { texts: [{ id: 'later' }] },
  })
})

it('a deletion that is cut off has deleted the session, and goes on in the next run', async () => {
  const threads: Worker[] = []
  const storage = new StorageThread((workerData) => {
    const thread = new Worker(script, { workerData })
    threads.push(thread)
    return thread
  }, options())
  open.push(() => storage.close())
  const session = long()
  await storage.ask('session.record', session)
  const deleted = storage.ask('session.delete', { ids: [session.id] })
  await storage.ask('session.list', { offset: 0, limit: 1 })
  await threads[0]?.terminate()
  expect(await deleted).toMatchObject({ ok: false })

  const next = start()
  expect(await answerOf(next, 'session.list', {})).toMatchObject({ total: 0 })
  expect((await answerOf(next, 'session.search', { query: WORD })).hits).toEqual([])
  expect(await isOnDisk()).toBe(true)
  // A session that begins in the same second has captions of its own.
  const another = recording({ startedAt: session.startedAt, captions: [keptCaption(5, 'Another.')] })
  await answerOf(next, 'session.record', another)
  next.resume()
  while (await isOnDisk()) await new Promise((resolve) => setImmediate(resolve))
  expect(await answerOf(next, 'session.get', { id: another.id })).toMatchObject({ captions: 1 })
})

it('closing does not wait for a long deletion', async () => {
  const storage = openStoreHere(options())
  const session = long()
  await storage.ask('session.record', session)
  const deleted = storage.ask('session.delete', { ids: [session.id] })
  await storage.close()
  expect(await deleted).toMatchObject({ error: { detail: 'closed' } })
  expect(await isOnDisk()).toBe(true)
})

it('an import that is cut off leaves no session and, in the next run, no captions', async () => {
  const storage = openStoreHere(options())
  const { captions, ...session } = sessionFile(CAPTIONS)
  const parts = captions.map((caption) => JSON.stringify([{ ...caption, source: WORD }]))
  const taken = storage.ask('session.take', {
    id: randomUUID(),
    file: { session, parts, captions: CAPTIONS },
  })
  await storage.ask('session.list', { offset: 0, limit: 1 })
  await storage.close()
  expect(await taken).toMatchObject({ error: { detail: 'closed' } })
  const next = start()
  expect(await answerOf(next, 'session.list', {})).toMatchObject({ total: 0 })
  next.resume()
  while (await isOnDisk()) await new Promise((resolve) => setImmediate(resolve))
})

it('a deletion leaves the captions of an import in progress alone', async () => {
  const storage = openHere()
  const { captions, ...session } = sessionFile(CAPTIONS)
  const parts = [captions.slice(0, 9), captions.slice(9)].map((part) => JSON.stringify(part))
  const taken = storage.ask('session.take', {
    id: randomUUID(),
    file: { session, parts, captions: CAPTIONS },
  })
  const other = recording()
  await storage.ask('session.record', other)
  expect(await storage.ask('session.delete', { ids: [other.id] })).toMatchObject({ ok: true })
  expect(await taken).toMatchObject({ value: { captions: CAPTIONS } })
})
