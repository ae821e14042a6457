import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptCaption, recording } from '../../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { sessionFile } from '../../../../test/support/sessions/session-file.ts'
import { answerOf, goingOn, SessionRuns } from '../../../../test/support/sessions/session-runs.ts'
import { MAX_PREVIEWED_CAPTIONS } from '../../../core/session/corrections/lesson-previews.ts'

let runs: SessionRuns
beforeEach(async () => {
  runs = await SessionRuns.begin()
})
afterEach(() => runs.endAll())

describe('a correction', () => {
  it('is listed until the user was asked about it, also after a restart', async () => {
    const backend = runs.start()
    const session = goingOn([keptCaption(0, 'We met Anna', { de: 'Wir trafen Anna' }), keptCaption(1)])
    const { id } = session
    await answerOf(backend, 'session.record', session)
    expect(await answerOf(backend, 'correction.list', { id })).toEqual({ corrections: [] })
    const edit = { id, index: 0 }
    await answerOf(backend, 'session.editCaption', { ...edit, line: 'source', text: 'We met Hana' })
    await answerOf(backend, 'session.editCaption', { ...edit, line: 'de', text: 'Wir trafen Hana' })
    const source = {
      index: 0,
      line: 'source',
      startMs: 0,
      language: 'en',
      source: 'We met Hana',
      before: 'We met Anna',
      after: 'We met Hana',
    }
    const german = { ...source, line: 'de', before: 'Wir trafen Anna', after: 'Wir trafen Hana' }
    const again = runs.start()
    expect(await answerOf(again, 'correction.list', { id })).toEqual({ corrections: [source, german] })
    await answerOf(again, 'correction.settle', { id, lines: [{ index: 0, line: 'source' }] })
    expect(await answerOf(again, 'correction.list', { id })).toEqual({ corrections: [german] })
    await answerOf(again, 'correction.settle', {
      id,
      lines: [
        { index: 0, line: 'de' },
        { index: 9, line: 'x' },
      ],
    })
    expect(await answerOf(backend, 'correction.list', { id })).toEqual({ corrections: [] })
    const [caption] = (await answerOf(backend, 'session.captions', { id })).captions
    expect(caption).toMatchObject({ source: 'We met Hana', originals: { source: 'We met Anna' } })
  })

  it('is listed anew once it is corrected in another way, and not once it is restored', async () => {
    const backend = runs.start()
    const session = recording()
    const { id } = session
    await answerOf(backend, 'session.record', session)
    const edit = { id, index: 1, line: 'source' }
    const listed = async () =>
      (await answerOf(backend, 'correction.list', { id })).corrections.map(({ after }) => after)
    await answerOf(backend, 'session.editCaption', { ...edit, text: 'One' })
    await answerOf(backend, 'correction.settle', { id, lines: [edit] })
    expect(await listed()).toEqual([])
    await answerOf(backend, 'session.editCaption', { ...edit, text: 'Two' })
    expect(await listed()).toEqual(['Two'])
    await answerOf(backend, 'session.editCaption', { ...edit, text: null })
    expect(await listed()).toEqual([])
  })

  it('of a session that somebody else corrected is not offered as one of the user', async () => {
    const backend = runs.start()
    const file = join(runs.folder, 'session.json')
    const [caption] = sessionFile(1).captions
    await writeFile(
      file,
      JSON.stringify(
        sessionFile(1, { captions: [{ ...caption, originals: { source: 'We met Anna' } }] as never }),
      ),
    )
    const { id } = await answerOf(backend, 'session.import', { file })
    const [imported] = (await answerOf(backend, 'session.captions', { id })).captions
    expect(imported?.originals).toEqual({ source: 'We met Anna' })
    expect(await answerOf(backend, 'correction.list', { id })).toEqual({ corrections: [] })
    await answerOf(backend, 'session.editCaption', { id, index: 0, line: 'de', text: 'Meine' })
    expect(await answerOf(backend, 'correction.list', { id })).toMatchObject({
      corrections: [{ line: 'de' }],
    })
  })

  it('is settled while its caption still grows', async () => {
    const backend = runs.start()
    const session = goingOn([keptCaption(0, 'We met Anna')])
    const { id } = session
    await answerOf(backend, 'session.record', session)
    await answerOf(backend, 'session.editCaption', { id, index: 0, line: 'source', text: 'We met Hana' })
    await answerOf(backend, 'correction.settle', { id, lines: [{ index: 0, line: 'source' }] })
    await answerOf(backend, 'session.record', { ...session, captions: [keptCaption(0, 'We met Anna there')] })
    expect(await answerOf(backend, 'correction.list', { id })).toEqual({ corrections: [] })
  })
})

describe('a preview', () => {
  const lessons = [
    { type: 'term', language: 'en', heard: 'Anna', term: 'Hana' },
    {
      type: 'entry',
      sourceLanguage: 'en',
      targetLanguage: 'de',
      source: 'plan',
      instead: 'Plan',
      target: 'Vorhaben',
    },
  ] as const

  it('says what lessons would have changed in the last ten sessions, newest first', async () => {
    const backend = runs.start()
    expect(await answerOf(backend, 'correction.preview', { lessons: [...lessons] })).toEqual({
      sessions: 0,
      captions: 0,
      lessons: lessons.map(() => ({ changed: 0, uncertain: 0, lines: [] })),
    })
    for (let day = 1; day <= 12; day += 1)
      await answerOf(
        backend,
        'session.record',
        recording({
          startedAt: Date.UTC(2026, 0, day),
          endedAt: Date.UTC(2026, 0, day, 1),
          captions: [keptCaption(0, `Day ${day}: Anna has the plan`, { de: `Anna hat den Plan ${day}` })],
        }),
      )
    const preview = await answerOf(backend, 'correction.preview', { lessons: [...lessons] })
    expect(preview).toMatchObject({ sessions: 10, captions: 10, lessons: [{ changed: 10 }, { changed: 10 }] })
    expect(preview.lessons[0]?.lines[0]).toMatchObject({
      startedAt: Date.UTC(2026, 0, 12),
      language: 'en',
      lead: 'Day 12: ',
      before: 'Anna',
      after: 'Hana',
      rest: ' has the plan',
    })
    expect(preview.lessons[1]?.lines[0]).toMatchObject({
      language: 'de',
      lead: 'Anna hat den ',
      before: 'Plan',
    })
  })

  it('looks through a bounded number of captions', async () => {
    const backend = runs.start()
    const session = goingOn([])
    for (let from = 0; from < MAX_PREVIEWED_CAPTIONS + 1000; from += 1000)
      await answerOf(backend, 'session.record', {
        ...session,
        captions: Array.from({ length: 1000 }, (_, i) => ({
          ...keptCaption(from + i, 'Anna'),
          startMs: from + i,
          endMs: from + i,
        })),
      })
    const preview = await answerOf(backend, 'correction.preview', { lessons: [lessons[0]] })
    expect(preview).toMatchObject({
      captions: MAX_PREVIEWED_CAPTIONS,
      lessons: [{ changed: MAX_PREVIEWED_CAPTIONS }],
    })
  })
})
