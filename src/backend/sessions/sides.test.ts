import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptCaption, recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { meetingFile } from '../../../test/support/sessions/session-file.ts'
import { answerOf, SessionRuns, wordsOf } from '../../../test/support/sessions/session-runs.ts'
import { readSessionFile } from '../../core/session/library/export/session-file.ts'
import type { Recording } from '../../core/session/library/session-schema.ts'

const { about, sides, gaps, captions: said } = meetingFile()
/** A page's recording of both sides, one of which is reported late. */
const meeting = (): Recording =>
  recording({ about, sides, gaps, captions: said.map((caption, index) => ({ ...caption, index })) })

const HOUR_MS = 3_600_000

let runs: SessionRuns
beforeEach(async () => {
  runs = await SessionRuns.begin()
})
afterEach(() => runs.endAll())
const libraryPath = () => join(runs.dataFolder, 'library.sqlite')

describe('a session of two sides', () => {
  it('is stored with its sides and the side of each caption and gap, and lasts until it was ended', async () => {
    const first = runs.start()
    const session = meeting()
    await answerOf(first, 'session.record', session)
    await runs.end(first)
    const backend = runs.start()
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({
      sessions: [{ sides, durationMs: HOUR_MS, captions: 3, targetLanguages: ['de', 'en'] }],
    })
    expect(await answerOf(backend, 'session.get', { id: session.id })).toMatchObject({ sides, gaps })
    const { captions } = await answerOf(backend, 'session.captions', { id: session.id })
    expect(captions.map(({ side }) => side)).toEqual(['mine', 'mine', 'theirs'])
  })

  it('is found by what either side has said, and by their names', async () => {
    const backend = runs.start()
    const { id } = meeting()
    await answerOf(backend, 'session.record', { ...meeting(), id })
    expect(await answerOf(backend, 'session.search', { query: 'gern' })).toMatchObject({
      hits: [{ session: { id, sides }, caption: { side: 'theirs', index: 2 } }],
      sessions: [],
    })
    expect(await answerOf(backend, 'session.search', { query: 'ana team' })).toMatchObject({
      sessions: [{ id }],
    })
  })

  it('lasts as long as its captions while it runs', async () => {
    const first = runs.start()
    await answerOf(first, 'session.record', { ...meeting(), endedAt: undefined })
    const running = await answerOf(first, 'session.list', {})
    expect(running.sessions[0]).toMatchObject({ state: 'live', durationMs: 14_000 })
  })

  it('has sides that can be renamed, also while it is recorded', async () => {
    const backend = runs.start()
    const session = meeting()
    await answerOf(backend, 'session.record', session)
    const renamed = await answerOf(backend, 'session.update', {
      id: session.id,
      sideNames: { theirs: 'Berlin' },
    })
    expect(renamed.sides).toEqual({ ...sides, theirs: { ...sides?.theirs, name: 'Berlin' } })
    await answerOf(backend, 'session.record', session)
    expect(await answerOf(backend, 'session.search', { query: 'berlin' })).toMatchObject({
      sessions: [{ id: session.id, sides: { mine: { name: 'Me' }, theirs: { name: 'Berlin' } } }],
    })
    const { text } = await answerOf(backend, 'session.export', {
      id: session.id,
      format: 'txt',
      lines: ['de'],
    })
    expect(text).toContain('[0:00:03] Berlin\nDE: Ja, gern.\n')
  })

  it('is exported as JSON in the order in which it was spoken', async () => {
    const backend = runs.start()
    const session = meeting()
    await answerOf(backend, 'session.record', session)
    const { text } = await answerOf(backend, 'session.export', { id: session.id, format: 'json' })
    const read = readSessionFile(text)
    if (!read.ok) throw new Error(read.error)
    expect(read.value.captions.map(({ side, startMs }) => [side, startMs])).toEqual([
      ['mine', 1000],
      ['theirs', 3000],
      ['mine', 8500],
    ])
  })

  it('can be read where its stored sides cannot', async () => {
    const first = runs.start()
    const session = meeting()
    await answerOf(first, 'session.record', session)
    await runs.end(first)
    const database = new DatabaseSync(libraryPath())
    database.exec(
      `UPDATE sessions SET sides = '{"mine":{"name":"Me","targetLanguages":["de","<b>"]},"theirs":7}'`,
    )
    database.exec(`UPDATE captions SET side = 'ours' WHERE source = 'Thank you.'`)
    database.close()
    const backend = runs.start()
    expect(await answerOf(backend, 'session.get', { id: session.id })).toMatchObject({
      sides: {
        mine: { name: 'Me', targetLanguages: ['de'] },
        theirs: { name: 'theirs', targetLanguages: [] },
      },
    })
    expect(await wordsOf(backend, session.id)).toHaveLength(3)
    expect(await answerOf(backend, 'session.search', { query: 'me' })).toMatchObject({
      sessions: [{ id: session.id }],
    })
    const { text } = await answerOf(backend, 'session.export', { id: session.id, format: 'srt' })
    expect(text).toContain('Me: Shall we begin?')
  })
})

it('a session of one voice has no sides, and renaming them has no effect', async () => {
  const backend = runs.start()
  const session = recording({ captions: [keptCaption(0, 'Good morning.')] })
  await answerOf(backend, 'session.record', session)
  const view = await answerOf(backend, 'session.update', { id: session.id, sideNames: { mine: 'Ana' } })
  expect(view).not.toHaveProperty('sides')
  const { captions } = await answerOf(backend, 'session.captions', { id: session.id })
  expect(captions[0]).not.toHaveProperty('side')
})
