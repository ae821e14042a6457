import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptCaption, recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { answerOf, SessionRuns } from '../../../test/support/sessions/session-runs.ts'
import type { SessionFile } from '../../core/session/library/export/session-file.ts'
import { FIRST_LATE, isLate } from '../../core/session/library/session-schema.ts'

let runs: SessionRuns
beforeEach(async () => {
  runs = await SessionRuns.begin()
})
afterEach(() => runs.endAll())

describe('a session as a file', () => {
  it('is imported as it was exported, with its edits', async () => {
    const backend = runs.start()
    const session = recording()
    await answerOf(backend, 'session.record', session)
    await answerOf(backend, 'session.update', { id: session.id, title: 'Plan', tags: ['a'] })
    await answerOf(backend, 'session.editCaption', { id: session.id, index: 1, line: 'de', text: 'Anders.' })
    const { text } = await answerOf(backend, 'session.export', { id: session.id, format: 'json' })
    const file = join(runs.folder, 'session.json')
    await writeFile(file, text)
    const taken = await answerOf(backend, 'session.import', { file })
    expect(taken.id).not.toBe(session.id)
    const again = await answerOf(backend, 'session.export', { id: taken.id, format: 'json' })
    expect(JSON.parse(again.text)).toEqual(JSON.parse(text))
    expect((await answerOf(backend, 'session.search', { query: 'anders' })).hits).toHaveLength(2)
  })

  it.each(['utf8', 'utf16le'] as const)(
    'may have been saved by another program in %s with its mark',
    async (encoding) => {
      const backend = runs.start()
      const session = recording({ captions: [keptCaption(0, '秘密')] })
      await answerOf(backend, 'session.record', session)
      const { text } = await answerOf(backend, 'session.export', { id: session.id, format: 'parley' })
      const file = join(runs.folder, 'session.parley')
      await writeFile(file, Buffer.from(`\ufeff${text}`, encoding))
      const { id } = await answerOf(backend, 'session.import', { file })
      expect(await answerOf(backend, 'session.captions', { id })).toMatchObject({
        captions: [{ source: '秘密' }],
      })
    },
  )

  it('is refused where a byte is no text, instead of changed', async () => {
    const backend = runs.start()
    const session = recording({ captions: [keptCaption(0, 'caf\u00e9')] })
    await answerOf(backend, 'session.record', session)
    const { text } = await answerOf(backend, 'session.export', { id: session.id, format: 'parley' })
    const file = join(runs.folder, 'session.parley')
    await writeFile(file, Buffer.from(text, 'latin1'))
    const before = text.slice(0, text.indexOf('\u00e9')).split('\n')
    const problem = { type: 'not-text', line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    await expect(answerOf(backend, 'session.import', { file })).rejects.toThrow(JSON.stringify(problem))
  })

  it('has the marks of its late captions, in the file and after the import', async () => {
    const backend = runs.start()
    const late = { ...keptCaption(FIRST_LATE, 'missed'), startMs: 1500, endMs: 1900 }
    const session = recording({ captions: [keptCaption(0), keptCaption(1), late] })
    await answerOf(backend, 'session.record', session)
    const { text } = await answerOf(backend, 'session.export', { id: session.id, format: 'json' })
    const marks = (JSON.parse(text) as SessionFile).captions.map(({ isLate: mark }) => mark)
    expect(marks).toEqual([undefined, true, undefined])
    const file = join(runs.folder, 'session.json')
    await writeFile(file, text)
    const { id } = await answerOf(backend, 'session.import', { file })
    const { captions } = await answerOf(backend, 'session.captions', { id })
    expect(captions.filter(isLate).map(({ source }) => source)).toEqual(['missed'])
    const again = await answerOf(backend, 'session.export', { id, format: 'json' })
    expect(JSON.parse(again.text)).toEqual(JSON.parse(text))
  })

  it('is refused if it is invalid, or lacks a requested line', async () => {
    const backend = runs.start()
    const file = join(runs.folder, 'session.json')
    await writeFile(file, '{"format": "other"}')
    expect(await backend.dispatch('session.import', { file })).toMatchObject({
      error: { kind: 'invalid-input', field: 'file' },
    })
    const { id } = recording()
    await answerOf(backend, 'session.record', { ...recording(), id })
    expect(await backend.dispatch('session.export', { id, format: 'srt', lines: ['fr'] })).toMatchObject({
      error: { field: 'lines' },
    })
  })
})
