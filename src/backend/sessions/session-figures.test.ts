import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { meetingFile, sessionFile } from '../../../test/support/sessions/session-file.ts'
import { answerOf, SessionRuns } from '../../../test/support/sessions/session-runs.ts'
import type { Figures } from '../../core/session/figures/figures.ts'
import { readSessionFile } from '../../core/session/library/export/session-file.ts'

const figures: Figures[] = [
  {
    lines: {
      source: {
        words: 12,
        firstWord: { medianMs: 800, slowMs: 1200 },
        settled: { medianMs: 1900, slowMs: 2600 },
        laalMs: 1500,
        erasure: 0.125,
        wordsPerMinute: 140,
      },
      de: { words: 11 },
    },
    network: { maxHeldMs: 60, reconnections: 1 },
  },
]

let runs: SessionRuns
beforeEach(async () => {
  runs = await SessionRuns.begin()
})
afterEach(() => runs.endAll())

/** Imports a file, and reads the session. */
async function imported(backend: Parameters<typeof answerOf>[0], text: string) {
  const file = join(runs.dataFolder, 'imported.json')
  await writeFile(file, text)
  const { id } = await answerOf(backend, 'session.import', { file })
  return answerOf(backend, 'session.get', { id })
}

it('figures are stored with their session, exported as JSON and imported', async () => {
  const first = runs.start()
  const session = { ...recording(), figures }
  await answerOf(first, 'session.record', { ...session, figures: undefined })
  await answerOf(first, 'session.record', session)
  await runs.end(first)
  const backend = runs.start()
  const { id } = session
  expect(await answerOf(backend, 'session.get', { id })).toMatchObject({ figures })
  const { text } = await answerOf(backend, 'session.export', { id, format: 'json' })
  expect(readSessionFile(text)).toMatchObject({ ok: true, value: { version: 1, figures } })
  expect(await imported(backend, text)).toMatchObject({ figures })
})

it('figures are absent from sessions without, and from files of earlier versions', async () => {
  const backend = runs.start()
  const { id } = recording()
  await answerOf(backend, 'session.record', { ...recording(), id })
  expect(await answerOf(backend, 'session.get', { id })).not.toHaveProperty('figures')
  expect(await imported(backend, JSON.stringify(sessionFile(2)))).not.toHaveProperty('figures')
})

it('figures have a side if, and only if, their session has', () => {
  const ofMine = figures.map((each) => ({ ...each, side: 'mine' as const }))
  const read = (file: object) => readSessionFile(JSON.stringify(file)).ok
  expect(read({ ...meetingFile(), figures: ofMine })).toBe(true)
  expect(read({ ...meetingFile(), figures })).toBe(false)
  expect(read(sessionFile(1, { figures }))).toBe(true)
  expect(read({ ...sessionFile(1), figures: ofMine })).toBe(false)
})
