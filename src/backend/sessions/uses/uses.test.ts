import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recording } from '../../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { meetingFile } from '../../../../test/support/sessions/session-file.ts'
import { answerOf, SessionRuns } from '../../../../test/support/sessions/session-runs.ts'
import type { Recording, SessionAbout } from '../../../core/session/library/session-schema.ts'
import type { UsedResource } from '../../../core/session/library/used-resources.ts'
import type { Backend } from '../../backend.ts'
import { openDatabase } from '../../library/database.ts'
import { librarySchema } from '../../library/library-schema.ts'
import { SessionTable } from '../session-table.ts'

const TERMS = randomUUID()
const OTHERS = randomUUID()
const glossary = (id = TERMS, name = 'Release terms'): UsedResource => ({ kind: 'glossary', id, name })

/** A session of one voice that ran with resources; undefined for none recorded, as by earlier versions. */
const session = (
  at: number,
  resources: UsedResource[] | undefined,
  settings: SessionAbout['settings'] = {},
) => {
  const { about, ...rest } = recording({ startedAt: Date.UTC(2026, 0, 1) + at * 60_000 })
  return { ...rest, about: { ...about, settings, ...(resources && { resources }) } }
}

/** A meeting whose sides ran with these resources. */
function meeting(mine: UsedResource[], theirs: UsedResource[]): Recording {
  const { about, sides, audioMs } = meetingFile()
  if (sides === undefined) throw new Error('not a meeting')
  return {
    ...recording({ captions: [], gaps: [], about, audioMs }),
    sides: { mine: { ...sides.mine, resources: mine }, theirs: { ...sides.theirs, resources: theirs } },
  }
}

const uses = (backend: Backend, id = TERMS, limit = 5) =>
  answerOf(backend, 'session.uses', { kind: 'glossary', id, limit })
const counts = async (backend: Backend) =>
  (await answerOf(backend, 'session.useCounts', { kind: 'glossary' })).counts

describe('the sessions that ran with a glossary', () => {
  let runs: SessionRuns
  let backend: Backend
  beforeEach(async () => {
    runs = await SessionRuns.begin()
    backend = runs.start()
  })
  afterEach(() => runs.endAll())

  it('are listed newest first, with the count of all, and others are not', async () => {
    const sessions = [3, 1, 2].map((at) => session(at, [glossary()]))
    for (const each of [...sessions, session(9, [glossary(OTHERS)]), session(8, [])])
      await answerOf(backend, 'session.record', each)
    const { sessions: listed, ...rest } = await uses(backend, TERMS, 2)
    expect(listed.map(({ id }) => id)).toEqual([sessions[0]?.id, sessions[2]?.id])
    expect(rest).toEqual({ total: 3, name: 'Release terms' })
    expect(await counts(backend)).toEqual({ [TERMS]: 3, [OTHERS]: 1 })
  })

  it('are none before anything is stored', async () => {
    expect(await uses(backend)).toEqual({ sessions: [], total: 0 })
    expect(await counts(backend)).toEqual({})
  })

  it('are listed with the sides that used it, also those that began again with it', async () => {
    const before = meeting([], [glossary()])
    const after = { ...meeting([glossary()], []), id: before.id }
    await answerOf(backend, 'session.record', before)
    expect((await uses(backend)).sessions).toMatchObject([{ id: before.id, usedBy: ['theirs'] }])
    await answerOf(backend, 'session.record', after)
    expect((await uses(backend)).sessions).toMatchObject([{ id: before.id, usedBy: ['mine', 'theirs'] }])
    expect(await counts(backend)).toEqual({ [TERMS]: 1 })
    const { sides } = await answerOf(backend, 'session.get', { id: before.id })
    expect(sides).toMatchObject({ mine: { resources: [glossary()] }, theirs: { resources: [glossary()] } })
  })

  it('tell the name that it had last, also if the latest session did not know it', async () => {
    const unnamed: UsedResource = { kind: 'glossary', id: TERMS }
    const named = [
      session(1, [glossary(TERMS, 'Draft')]),
      session(2, [glossary(TERMS, 'Réunion'), glossary(OTHERS)]),
    ]
    for (const each of [...named, session(3, [unnamed])]) await answerOf(backend, 'session.record', each)
    expect(await uses(backend)).toMatchObject({ name: 'Réunion', total: 3 })
    expect(await uses(backend, randomUUID())).toEqual({ sessions: [], total: 0 })
  })

  it('are gone with their sessions', async () => {
    const [kept, deleted] = [session(1, [glossary()]), session(2, [glossary()])]
    for (const each of [kept, deleted]) await answerOf(backend, 'session.record', each)
    await answerOf(backend, 'session.delete', { ids: [deleted.id] })
    expect((await uses(backend)).sessions.map(({ id }) => id)).toEqual([kept.id])
  })

  it('name it in their export as it was called then, and after an import', async () => {
    const ran = session(1, [glossary()])
    await answerOf(backend, 'session.record', ran)
    const { text } = await answerOf(backend, 'session.export', { id: ran.id, format: 'json' })
    expect(JSON.parse(text)).toMatchObject({ version: 1, about: { resources: [glossary()] } })
    const file = join(runs.dataFolder, 'imported.json')
    await writeFile(file, text)
    const imported = await answerOf(backend, 'session.import', { file })
    expect((await uses(backend)).sessions.map(({ id }) => id).toSorted()).toEqual(
      [ran.id, imported.id].toSorted(),
    )
  })
})

it('a library of 10,000 sessions answers from its indexes alone', () => {
  const database = openDatabase(':memory:', librarySchema)
  const table = new SessionTable(database)
  database.exec(`
    INSERT INTO sessions (id, place, started_at, changed_at, about, gaps, audio_ms)
      WITH RECURSIVE at (place) AS (SELECT 0 UNION ALL SELECT place + 1 FROM at LIMIT 10000)
      SELECT 'session ' || place, place, 0, 0, '{}', '[]', 0 FROM at;
    INSERT INTO session_resources SELECT 'glossary', '${TERMS}', place, '' FROM sessions;
    INSERT INTO session_resources SELECT 'spoken-terms', '${OTHERS}', place, '' FROM sessions`)
  expect(table.uses.latest('glossary', TERMS, 2).map(({ place }) => place)).toEqual([9999, 9998])
  expect(table.uses.total('glossary', TERMS)).toBe(10_000)
  expect(table.uses.counts('spoken-terms')).toEqual({ [OTHERS]: 10_000 })
  expect(scans(database)).toEqual([])
  database.close()
})

/** Steps of the queries about uses that read a whole table, or sort its rows. */
function scans(database: DatabaseSync): string[] {
  const asked: string[] = []
  const recorder = {
    prepare: (query: string) => {
      asked.push(query)
      return { get: () => ({}), all: () => [] }
    },
  } as unknown as DatabaseSync
  const table = new SessionTable(recorder).uses
  table.latest('glossary', TERMS, 2)
  table.total('glossary', TERMS)
  table.counts('glossary')
  return asked
    .flatMap((query) => database.prepare(`EXPLAIN QUERY PLAN ${query}`).all())
    .map((step) => String(step['detail']))
    .filter((step) => /TEMP B-TREE|^SCAN (?!\S+ USING (?:COVERING )?INDEX)/.test(step))
}
