import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { silentLog } from '../../core/base/log.ts'
import { err } from '../../core/base/result.ts'
import { type Storage, storageError } from '../storage/storage.ts'
import { openStoreHere } from '../storage/storage-store.ts'
import { LateStore } from './late-store.ts'

const gap = { fromMs: 10_000, toMs: 50_000 }
const late = { captions: [], span: { fromMs: 10_000, toMs: 20_000 }, audioMs: 10_000 }
const told = recording({ gaps: [gap], audioMs: 60_000 })
const expected = { ...told, gaps: [{ fromMs: 20_000, toMs: 50_000 }], audioMs: 70_000 }

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-late-'))
  storage = openStoreHere({
    dataFolder: folder,
    run: randomUUID(),
    retention: () => 'for-ever',
    changed: () => undefined,
    log: silentLog,
  })
  await storage.ask('session.record', told)
})
afterEach(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})

const store = (lates: LateStore) => lates.store(told.id, late, () => true, new AbortController().signal)

it('a gap stays in the reports of a page while the disk refuses what fills it', async () => {
  let isFull = true
  const clock = new VirtualClock()
  const ask: Storage['ask'] = (name, input) =>
    isFull && name === 'session.recordLate'
      ? Promise.resolve(err(storageError('full')))
      : storage.ask(name, input)
  const lates = new LateStore({ storage: { ask }, clock })
  const stored = store(lates)
  await clock.advance(1)
  expect(await lates.applyTo(told)).toEqual(told)
  isFull = false
  await clock.advance(1000)
  expect(await stored).toBeTypeOf('number')
  expect(await lates.applyTo(told)).toEqual(expected)
})

it('a report of a page waits while the disk stores what fills a gap', async () => {
  const lates = new LateStore({ storage, clock: new VirtualClock() })
  const stored = store(lates)
  expect(await lates.applyTo(told)).toEqual(expected)
  await stored
})

it('a gap that an earlier run has filled stays out of the reports of a page that goes on', async () => {
  await store(new LateStore({ storage, clock: new VirtualClock() }))
  const next = new LateStore({ storage, clock: new VirtualClock() })
  expect(await next.applyTo(told)).toEqual(expected)
  expect(next.spansOf(told.id)).toEqual([late.span])
})
