import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptCaption } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { goingOn } from '../../../test/support/sessions/session-runs.ts'
import { silentLog } from '../../core/base/log.ts'
import type { Retention } from '../../core/session/library/retention.ts'
import type { Storage } from './storage.ts'
import type { StorageChange } from './storage-requests.ts'
import { MAX_PENDING, type StartThread, StorageThread } from './storage-thread.ts'

const script = join(import.meta.dirname, 'worker.ts')
const startScript: StartThread = (workerData) => new Worker(script, { workerData })

let folder: string
let retention: Retention
let changes: StorageChange[]
let warnings: string[]
let opened: Storage[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-storage-'))
  retention = 'for-ever'
  changes = []
  warnings = []
  opened = []
})
afterEach(async () => {
  for (const storage of opened) await storage.close()
  await rm(folder, { recursive: true })
})

const options = () => ({
  dataFolder: folder,
  run: randomUUID(),
  retention: () => retention,
  changed: (change: StorageChange) => void changes.push(change),
  log: { ...silentLog, warn: (event: string) => void warnings.push(event) },
})
const open = (start: StartThread = startScript) => {
  const storage = new StorageThread(start, options())
  opened.push(storage)
  return storage
}
/** Threads that can be ended from outside. */
const endable = () => {
  const workers: Worker[] = []
  const start: StartThread = (data) => {
    const worker = startScript(data)
    workers.push(worker)
    return worker
  }
  return { workers, start }
}
const wordsOf = async (storage: Storage, id: string) => {
  const kept = await storage.ask('session.captions', { id, from: 0, limit: 1000 })
  return kept.ok ? kept.value.captions.map(({ source }) => source) : kept.error
}

describe('the storage thread', () => {
  it('reports a change before it answers the request, and reads the retention with each request', async () => {
    const storage = open()
    const session = goingOn()
    expect(await storage.ask('session.record', session)).toEqual({ ok: true, value: { isKept: true } })
    expect(changes).toEqual([{ type: 'session', change: { id: session.id, fromCaption: 0 } }])
    retention = 'nothing'
    const refused = storage.ask('session.record', goingOn())
    retention = 'for-ever'
    expect(await refused).toEqual({ ok: true, value: { isKept: false } })
  })

  it('waits for the disk while its host goes on: a lock that the host holds is waited for', async () => {
    const storage = open()
    await storage.ask('session.record', goingOn())
    const other = new DatabaseSync(join(folder, 'library.sqlite'))
    other.exec('BEGIN IMMEDIATE')
    const session = goingOn([keptCaption(0, 'Said meanwhile.')])
    const recorded = storage.ask('session.record', session)
    // In the calling thread, the wait would block the code that ends it.
    await new Promise((resolve) => setImmediate(resolve))
    other.exec('ROLLBACK')
    other.close()
    expect(await recorded).toEqual({ ok: true, value: { isKept: true } })
    expect(await wordsOf(storage, session.id)).toEqual(['Said meanwhile.'])
  })

  it('answers pending requests before it closes, and none after', async () => {
    const storage = open()
    const sessions = Array.from({ length: 20 }, () => goingOn())
    const answers = sessions.map((session) => storage.ask('session.record', session))
    const read = storage.ask('session.part', { id: sessions[0]?.id ?? '', from: 0 })
    await storage.close()
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ value: { isKept: true } })
    expect(await read).toMatchObject({ ok: true })
    expect(await storage.ask('session.recovered', {})).toMatchObject({ error: { detail: 'closed' } })
    const next = open()
    await next.ask('session.recover', undefined)
    expect(await next.ask('session.list', { offset: 0, limit: 1 })).toMatchObject({
      value: { total: 20, sessions: [{ state: 'interrupted' }] },
    })
  })

  it('fails as data where the disk refuses, as it does in the calling thread', async () => {
    const storage = new StorageThread(startScript, { ...options(), dataFolder: join(script, 'in a file') })
    opened.push(storage)
    expect(await storage.ask('session.record', goingOn())).toMatchObject({
      error: { kind: 'storage', what: 'library', detail: expect.stringMatching(/^ENOTDIR/) },
    })
    expect(
      await storage.ask('session.keepSound', { id: randomUUID(), at: 0, data: new Uint8Array() }),
    ).toEqual({
      ok: true,
      value: { isKept: false, storedBytes: 0 },
    })
  })
})

describe('a storage thread that ends unexpectedly', () => {
  it('is reported to pending requests and restarted, with all acknowledged changes', async () => {
    const { workers, start } = endable()
    const storage = open(start)
    const session = goingOn([keptCaption(0, 'First.')])
    await storage.ask('session.record', session)
    const waiting = storage.ask('session.record', { ...session, captions: [keptCaption(1, 'Second.')] })
    await workers[0]?.terminate()
    // It may have been stored, but that was not acknowledged.
    expect(await waiting).toMatchObject({
      error: { kind: 'storage', detail: 'the storage thread ended with 1' },
    })
    expect(warnings).toContain('the storage thread ended')
    expect(
      await storage.ask('session.record', { ...session, captions: [keptCaption(1, 'Second.')] }),
    ).toEqual({
      ok: true,
      value: { isKept: true },
    })
    expect(await wordsOf(storage, session.id)).toEqual(['First.', 'Second.'])
    expect(workers).toHaveLength(2)
    // The new thread belongs to the same run, so its session is not considered abandoned.
    await storage.ask('session.recover', undefined)
    expect(await storage.ask('session.get', { id: session.id })).toMatchObject({ value: { state: 'live' } })
  })

  it('ends while nothing is asked, where that is wanted, and begins again', async () => {
    const { workers, start } = endable()
    const storage = new StorageThread(start, { ...options(), restsAfterMs: 1 })
    opened.push(storage)
    for (let time = 0; time < 3; time += 1) {
      expect(await storage.ask('session.recovered', {})).toMatchObject({ ok: true })
      await once(workers[time]!, 'exit')
    }
    const session = goingOn([keptCaption(0, 'Said later.')])
    const [recorded] = await Promise.all([
      storage.ask('session.record', session),
      storage.ask('session.recovered', {}),
    ])
    expect(recorded).toMatchObject({ ok: true })
    await once(workers[3]!, 'exit')
    expect([await wordsOf(storage, session.id), warnings]).toEqual([['Said later.'], []])
  })

  it('is not restarted for ever if it never answers', async () => {
    let starts = 0
    const storage = open(() => {
      starts += 1
      return new Worker('throw new Error("no room for a thread")', { eval: true })
    })
    for (let time = 0; time < 4; time += 1)
      expect(await storage.ask('session.recovered', {})).toMatchObject({
        error: { kind: 'storage', detail: 'no room for a thread' },
      })
    expect(starts).toBe(2)
  })

  it('keeps no more requests waiting than it could ever answer', async () => {
    const workers: Worker[] = []
    const storage = open(() => {
      const worker = new Worker('setInterval(() => undefined, 1000)', { eval: true })
      workers.push(worker)
      return worker
    })
    const waiting = Array.from({ length: MAX_PENDING }, () => storage.ask('session.recovered', {}))
    expect(await storage.ask('session.recovered', {})).toMatchObject({
      error: { kind: 'storage', detail: expect.stringMatching(/too many/) },
    })
    await workers[0]?.terminate()
    for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ ok: false })
  })
})
