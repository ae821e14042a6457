import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hostPorts } from '../../../test/support/app/host-ports.ts'
import { SettingsInMemory } from '../../../test/support/app/settings-in-memory.ts'
import { recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { answerOf } from '../../../test/support/sessions/session-runs.ts'
import { keptForMs, type Retention } from '../../core/session/library/retention.ts'
import { type Backend, createBackend } from '../backend.ts'
import { SessionTable } from '../sessions/session-table.ts'
import { TextTable } from '../text-history/text-table.ts'
import type { Storage } from './storage.ts'
import { openStoreHere } from './storage-store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 0, 5, 9)
/** Counts of what all tests store: a session, a text and a document that has failed. */
const ALL = { sessions: 1, texts: 1, documents: 1 }
const NOTHING = { sessions: 0, texts: 0, documents: 0 }

interface Run {
  readonly backend: Backend
  readonly storage: Storage
  /** Resolves when all that was begun in the storage has ended. */
  readonly settle: () => Promise<void>
}

let dataFolder: string
let runs: Run[]
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  dataFolder = await mkdtemp(join(tmpdir(), 'parley-clock-'))
  runs = []
})
afterEach(async () => {
  vi.useRealTimers()
  for (const { backend } of runs) await backend.close()
  await rm(dataFolder, { recursive: true })
})

/** Starts the app at a time of its computer's clock. */
async function start(at: number, retention: Retention): Promise<Run> {
  for (const { backend } of runs.splice(0)) await backend.close()
  vi.setSystemTime(at)
  const asked: Promise<unknown>[] = []
  let storage: Storage | undefined
  const backend = createBackend(
    hostPorts({
      dataFolder,
      settings: new SettingsInMemory({ privacy: { retention } }),
      openStorage: (options) => {
        const opened = openStoreHere(options)
        const watched: Storage = {
          ask: (name, input) => {
            const answer = opened.ask(name, input)
            asked.push(answer)
            return answer
          },
          close: () => opened.close(),
        }
        storage ??= watched
        return watched
      },
    }),
  )
  if (storage === undefined) throw new Error('no storage was opened')
  const settle = async () => {
    for (let count = -1; count !== asked.length; ) {
      count = asked.length
      await Promise.all(asked)
      await new Promise(setImmediate)
    }
  }
  const run = { backend, storage, settle }
  runs.push(run)
  backend.resume()
  await settle()
  return run
}

/** Stores one of each kind that is as old as a right clock would keep it, but for half an hour. */
async function store(age: number): Promise<void> {
  const { backend } = await start(NOW, 'for-ever')
  await answerOf(backend, 'session.record', recording({ id: randomUUID() }))
  await backend.close()
  runs = []
  const database = new DatabaseSync(join(dataFolder, 'library.sqlite'))
  const at = NOW - age
  database.exec('DELETE FROM sessions')
  const sessions = new SessionTable(database)
  sessions.together(() => sessions.record(recording({ id: randomUUID() }), 'run', at))
  new TextTable(database).put(textAt(at))
  const job = {
    name: 'a.txt',
    bytes: 1,
    targetLanguage: 'de',
    options: {},
    isDemo: true,
    account: 'demo',
    whenDone: 'keep',
  }
  database
    .prepare(`INSERT INTO document_jobs (id, created_at, state, job) VALUES (?, ?, 'failed', ?)`)
    .run(randomUUID(), at, JSON.stringify(job))
  database.close()
}

const textAt = (keptAt: number) => ({
  id: randomUUID(),
  keptAt,
  isDemo: true,
  source: 'Hello',
  translation: 'Hallo',
  request: { targetLanguage: 'de' },
  detectedSourceLanguage: 'en',
})

async function stored({ backend, settle }: Run) {
  await settle()
  const { total } = await answerOf(backend, 'session.list', {})
  const { texts } = await answerOf(backend, 'textHistory.list', { query: '', limit: 10 })
  const { jobs } = await answerOf(backend, 'document.list', {})
  return { sessions: total, texts: texts.length, documents: jobs.length }
}

const jumps = Object.entries({ 'an hour': HOUR, 'a month': 31 * DAY, 'twenty years': 20 * 365 * DAY })
const cases = (['1-day', '30-days'] as const).flatMap((retention) =>
  jumps.flatMap(([name, ms]) => [
    [retention, `${name} ahead`, ms] as const,
    [retention, `${name} behind`, -ms] as const,
  ]),
)

describe('a clock that is wrong for a while', () => {
  it.each(cases)('at a start deletes nothing that is kept for %s: %s', async (retention, _name, ms) => {
    await store(keptForMs[retention] - HOUR / 2)
    expect(await stored(await start(NOW + ms, retention))).toEqual(ALL)
    expect(await stored(await start(NOW, retention))).toEqual(ALL)
  })

  it.each(cases)('in a run deletes nothing that is kept for %s: %s', async (retention, _name, ms) => {
    await store(keptForMs[retention] - HOUR / 2)
    const run = await start(NOW, 'for-ever')
    const sweep = async (at: number) => {
      vi.setSystemTime(at)
      for (const chosen of [retention, 'for-ever'] as const)
        await answerOf(run.backend, 'settings.update', { privacy: { retention: chosen } })
      return stored(run)
    }
    expect(await sweep(NOW + ms)).toEqual(ALL)
    expect(await answerOf(run.backend, 'session.expiring', { retention })).toEqual({ count: 0 })
    expect(await sweep(NOW)).toEqual(ALL)
  })

  it.each(cases)(
    'lets nothing expire early that is stored meanwhile (%s): %s',
    async (retention, _name, ms) => {
      await store(HOUR)
      const { backend, storage } = await start(NOW + ms, 'for-ever')
      await answerOf(backend, 'session.record', recording({ id: randomUUID() }))
      const { keptAt: _keptAt, ...text } = textAt(0)
      await storage.ask('textHistory.keep', text)
      const noted = await storage.ask('clock.stamp', undefined)
      expect(noted.ok && noted.value).toBeGreaterThanOrEqual(NOW)
      expect(await stored(await start(NOW + HOUR, retention))).toMatchObject({ sessions: 2, texts: 2 })
    },
  )

  it('deletes nothing of a library of which nobody knows how old it is', async () => {
    await store(HOUR)
    await rm(join(dataFolder, 'clock.json'))
    expect(await stored(await start(NOW + 400 * DAY, '30-days'))).toEqual(ALL)
  })

  it('does not let the speech of an outage expire', async () => {
    await store(HOUR)
    const { storage } = await start(NOW - 400 * DAY, 'for-ever')
    const [session, take] = [randomUUID(), randomUUID()]
    await storage.ask('outage.append', { session, take, at: 0, data: new Uint8Array(10) })
    const file = join(dataFolder, 'missing-speech', `${session}.${take}.sealed`)
    expect((await stat(file)).mtimeMs).toBeGreaterThanOrEqual(NOW)
    await utimes(file, NOW / 1000, NOW / 1000)
    const later = await start(NOW + 400 * DAY, '30-days')
    expect(await later.storage.ask('outage.all', undefined)).toMatchObject({ value: [{ session, take }] })
  })
})

describe('a clock that goes on', () => {
  it.each(['1-day', '30-days'] as const)('deletes what has been kept for %s', async (retention) => {
    await store(keptForMs[retention] + HOUR)
    expect(await stored(await start(NOW, retention))).toEqual(NOTHING)
  })

  it('deletes what has expired while the computer was off on a second day', async () => {
    await store(HOUR)
    expect(await stored(await start(NOW + 31 * DAY, '30-days'))).toEqual(ALL)
    expect(await stored(await start(NOW + 32 * DAY, '30-days'))).toEqual(NOTHING)
  })

  it('deletes the sound of an outage that nobody has had translated for a week', async () => {
    await store(HOUR)
    const { storage } = await start(NOW, 'for-ever')
    const [old, young] = [randomUUID(), randomUUID()].map((take) => ({ session: randomUUID(), take }))
    for (const [name, age] of [
      [old!, 7 * DAY],
      [young!, 7 * DAY - HOUR],
    ] as const) {
      await storage.ask('outage.append', { ...name, at: 0, data: new Uint8Array(10) })
      const file = join(dataFolder, 'missing-speech', `${name.session}.${name.take}.sealed`)
      await utimes(file, (NOW - age) / 1000, (NOW - age) / 1000)
    }
    const next = await start(NOW, 'for-ever')
    expect(await next.storage.ask('outage.all', undefined)).toEqual({ ok: true, value: [young] })
  })

  it('is not waited for where nothing is kept', async () => {
    await store(2 * HOUR)
    expect(await stored(await start(NOW, 'nothing'))).toEqual(NOTHING)
  })
})
