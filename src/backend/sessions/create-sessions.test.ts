import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptCaption, recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { answerOf, goingOn, SessionRuns, wordsOf } from '../../../test/support/sessions/session-runs.ts'
import { defaultCallContext } from '../../core/base/call.ts'
import { ok } from '../../core/base/result.ts'
import { exportFormats } from '../../core/session/library/export/export-formats.ts'
import { readSessionFile } from '../../core/session/library/export/session-file.ts'
import type { Recording, SessionChange } from '../../core/session/library/session-schema.ts'
import type { Backend } from '../backend.ts'

let runs: SessionRuns
beforeEach(async () => {
  runs = await SessionRuns.begin()
})
afterEach(() => runs.endAll())

describe('a session', () => {
  it('is stored while it runs, and a repeated report changes nothing', async () => {
    const changes: SessionChange[] = []
    const backend = runs.start('for-ever', changes)
    const session = goingOn([keptCaption(0, 'One.')])
    expect(await answerOf(backend, 'session.record', session)).toEqual({ isKept: true })
    const more = { ...session, captions: [keptCaption(0, 'One. Two.'), keptCaption(1, 'Three.')] }
    await answerOf(backend, 'session.record', more)
    await answerOf(backend, 'session.record', more)
    expect(await wordsOf(backend, session.id)).toEqual(['One. Two.', 'Three.'])
    expect(await answerOf(backend, 'session.get', { id: session.id })).toMatchObject({
      state: 'live',
      captions: 2,
      durationMs: 7000,
      opening: 'One. Two.',
      gaps: session.gaps,
      about: session.about,
    })
    expect(changes.map(({ fromCaption }) => fromCaption)).toEqual([0, 0, 0])
    await answerOf(backend, 'session.record', { ...more, endedAt: session.startedAt + 12_000 })
    expect(await answerOf(backend, 'session.get', { id: session.id })).toMatchObject({
      state: 'ended',
      durationMs: 12_000,
    })
  })

  it('says which language was recognised first, also where its first words came before that was known', async () => {
    const backend = runs.start('for-ever')
    const { sourceLanguage: _named, ...about } = goingOn().about
    const { language: _known, ...unknown } = keptCaption(0, 'Hm.')
    const session = { ...goingOn(), about, captions: [unknown] }
    await answerOf(backend, 'session.record', session)
    expect(await answerOf(backend, 'session.get', { id: session.id })).not.toHaveProperty('sourceLanguage')
    await answerOf(backend, 'session.record', {
      ...session,
      captions: [unknown, keptCaption(1, 'Good morning.')],
    })
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({
      sessions: [{ sourceLanguage: 'en' }],
    })
  })

  it('has a first name, which the user changes once and for all', async () => {
    const backend = runs.start('for-ever')
    const session = { ...goingOn([keptCaption(0, 'One. Two.')]), title: 'Weekly' }
    await answerOf(backend, 'session.record', session)
    const found = await answerOf(backend, 'session.search', { query: 'two' })
    expect(found.hits.map((hit) => hit.session)).toMatchObject([{ title: 'Weekly', opening: 'One. Two.' }])
    await answerOf(backend, 'session.update', { id: session.id, title: 'Release plan' })
    await answerOf(backend, 'session.record', { ...session, endedAt: session.startedAt + 12_000 })
    expect(await answerOf(backend, 'session.get', { id: session.id })).toMatchObject({
      title: 'Release plan',
    })
  })

  it('without targets is kept, found, and exported in every format', async () => {
    const backend = runs.start('for-ever')
    const about = { ...goingOn().about, targetLanguages: [], spokenLanguages: [] }
    const captions = [{ ...keptCaption(0, 'Only transcribed.'), targets: {} }]
    const session = { ...recording({ captions }), about }
    await answerOf(backend, 'session.record', session)
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({
      sessions: [{ targetLanguages: [], opening: 'Only transcribed.' }],
    })
    expect(await answerOf(backend, 'session.search', { query: 'transcribed' })).toMatchObject({
      hits: [{ session: { id: session.id } }],
    })
    for (const format of exportFormats) {
      const { name, text } = await answerOf(backend, 'session.export', { id: session.id, format })
      expect([format, name.includes('source'), text.includes('Only transcribed.')]).toEqual([
        format,
        false,
        true,
      ])
    }
    const { text } = await answerOf(backend, 'session.export', { id: session.id, format: 'json' })
    expect(readSessionFile(text)).toMatchObject({ ok: true, value: { about } })
  })

  it('survives a restart, and an interruption is reported once', async () => {
    const first = runs.start()
    const cut = goingOn()
    const whole = recording({ captions: [keptCaption(0, 'Whole.')] })
    await answerOf(first, 'session.record', cut)
    await answerOf(first, 'session.record', whole)
    await runs.end(first)
    const second = runs.start()
    second.resume()
    const { sessions } = await answerOf(second, 'session.recovered', {})
    expect(sessions).toMatchObject([{ id: cut.id, state: 'interrupted', captions: 1 }])
    await answerOf(second, 'session.acknowledge', { ids: [cut.id] })
    expect(await answerOf(second, 'session.recovered', {})).toEqual({ sessions: [] })
    expect(await answerOf(second, 'session.list', {})).toMatchObject({
      total: 2,
      sessions: [{ state: 'ended' }, { state: 'ended' }],
    })
  })

  it('continues if a page has outlived its host', async () => {
    const first = runs.start()
    const session = goingOn()
    await answerOf(first, 'session.record', session)
    await runs.end(first)
    const second = runs.start()
    second.resume()
    await answerOf(second, 'session.record', { ...session, captions: [keptCaption(1, 'Waited.')] })
    expect(await answerOf(second, 'session.get', { id: session.id })).toMatchObject({
      state: 'live',
      captions: 2,
    })
    expect(await answerOf(second, 'session.recovered', {})).toEqual({ sessions: [] })
  })

  it('that another run records is left to it', async () => {
    const first = runs.start()
    const session = goingOn()
    await answerOf(first, 'session.record', session)
    const second = runs.start()
    second.resume()
    expect(await answerOf(second, 'session.get', { id: session.id })).toMatchObject({ state: 'live' })
  })

  it('goes on in a run that takes over from one that was killed, until it is deleted', async () => {
    const killed = runs.start()
    const session = goingOn()
    await answerOf(killed, 'session.record', session)
    await runs.end(killed)
    const next = runs.start()
    next.resume()
    await expect
      .poll(() => answerOf(next, 'session.get', { id: session.id }))
      .toMatchObject({ state: 'interrupted' })
    // As the page does, which does not know that yet.
    const held = next.dispatch('session.hold', { id: session.id }, defaultCallContext)
    await answerOf(next, 'session.record', session)
    expect(await held).toEqual(ok({}))
    expect(await answerOf(next, 'session.get', { id: session.id })).toMatchObject({ state: 'live' })
    await answerOf(next, 'session.delete', { ids: [session.id] })
    expect(await answerOf(next, 'session.record', session)).toEqual({ isKept: false })
  })

  it('is over when its page is gone, and when it says so', async () => {
    const backend = runs.start()
    const [gone, ended] = [goingOn(), goingOn()]
    for (const session of [gone, ended]) await answerOf(backend, 'session.record', session)
    const page = new AbortController()
    const held = backend.dispatch(
      'session.hold',
      { id: gone.id },
      { ...defaultCallContext, signal: page.signal },
    )
    const other = backend.dispatch('session.hold', { id: ended.id }, defaultCallContext)
    page.abort()
    await answerOf(backend, 'session.record', { ...ended, endedAt: Date.now() })
    expect(await Promise.all([held, other])).toEqual([ok({}), ok({})])
    expect(await answerOf(backend, 'session.get', { id: gone.id })).toMatchObject({ state: 'interrupted' })
    expect(await answerOf(backend, 'session.get', { id: ended.id })).toMatchObject({ state: 'ended' })
  })

  /** A session whose page reports what is unfinished, and is gone then. */
  const pageGone = async (
    backend: Backend,
    session: Recording,
    unfinished: Recording,
    before: () => Promise<unknown> = () => Promise.resolve(),
  ) => {
    const page = new AbortController()
    const context = { ...defaultCallContext, signal: page.signal }
    const held = backend.dispatch('session.hold', { id: session.id }, context)
    await answerOf(backend, 'session.unfinished', unfinished)
    await before()
    page.abort()
    expect(await held).toEqual(ok({}))
    return answerOf(backend, 'session.captions', { id: session.id })
  }
  const tentative = { ...keptCaption(1, 'so I would'), targets: { de: 'also' }, unfinished: ['source', 'de'] }

  it('keeps the last words of a page that is gone as unfinished, and says where it breaks off', async () => {
    const backend = runs.start()
    const session = goingOn([{ ...keptCaption(0, 'But uploads'), targets: {} }])
    await answerOf(backend, 'session.record', session)
    const first = { ...keptCaption(0, 'But uploads fail'), targets: { de: '' }, unfinished: ['source', 'de'] }
    const { captions } = await pageGone(backend, session, { ...session, captions: [first, tentative] })
    expect(captions).toMatchObject([first, tentative])
    const kept = await answerOf(backend, 'session.get', { id: session.id })
    expect(kept).toMatchObject({
      state: 'interrupted',
      gaps: [...session.gaps, { fromMs: 7000, toMs: 7000 }],
    })
    const { text } = await answerOf(backend, 'session.export', { id: session.id, format: 'txt' })
    expect(text).toMatch(/EN: so I would …\nDE: also …\n\n\[0:00:07\] \[…\]\n$/)
    // The page was only cut off, and goes on.
    await answerOf(backend, 'session.record', { ...session, captions: [keptCaption(1, 'so I would wait.')] })
    expect(await answerOf(backend, 'session.get', { id: session.id })).toMatchObject({
      state: 'live',
      gaps: session.gaps,
    })
    expect(await wordsOf(backend, session.id)).toEqual(['But uploads fail', 'so I would wait.'])
  })

  it('is begun with the last words of a page that was gone before anything was concluded', async () => {
    const backend = runs.start()
    const session = goingOn([tentative])
    expect(await pageGone(backend, session, session)).toMatchObject({ captions: [tentative] })
  })

  it('keeps what was concluded since, and what is not to be kept is not', async () => {
    const backend = runs.start()
    const [session, deleted] = [goingOn([keptCaption(1, 'so I')]), goingOn([keptCaption(1)])]
    for (const each of [session, deleted]) await answerOf(backend, 'session.record', each)
    const rest = { ...session, captions: [tentative] }
    const later = keptCaption(1, 'so I thought', { de: 'also dachte ich' })
    const recordLater = () => answerOf(backend, 'session.record', { ...session, captions: [later] })
    expect(await pageGone(backend, session, rest, recordLater)).toMatchObject({ captions: [later] })
    expect((await answerOf(backend, 'session.captions', { id: session.id })).captions[0]).not.toHaveProperty(
      'unfinished',
    )
    await expect(
      pageGone(backend, deleted, { ...deleted, captions: [tentative] }, () =>
        answerOf(backend, 'session.delete', { ids: [deleted.id] }),
      ),
    ).rejects.toThrow('unknown-value')
    const forgetful = runs.start('nothing')
    await expect(pageGone(forgetful, goingOn([tentative]), goingOn([tentative]))).rejects.toThrow(
      'unknown-value',
    )
  })

  it('keeps the last words that came while the disk had failed', async () => {
    const backend = runs.start()
    const library = join(runs.dataFolder, 'library.sqlite')
    await mkdir(library, { recursive: true })
    const session = goingOn([tentative])
    const mend = () => rm(library, { recursive: true })
    expect(await pageGone(backend, session, session, mend)).toMatchObject({ captions: [tentative] })
  })

  it('that has ended gets no last words', async () => {
    const backend = runs.start()
    const session = recording()
    const end = () => answerOf(backend, 'session.record', session)
    const { captions } = await pageGone(backend, session, { ...session, captions: [tentative] }, end)
    expect(captions).toMatchObject(session.captions)
  })

  it('has a name, notes and tags, by which it is listed', async () => {
    const backend = runs.start()
    const [one, two] = [recording(), recording()]
    for (const session of [one, two]) await answerOf(backend, 'session.record', session)
    await answerOf(backend, 'session.update', {
      id: one.id,
      title: ' Plan ',
      notes: 'Ask.',
      tags: ['a', 'b', 'a'],
    })
    expect(await answerOf(backend, 'session.update', { id: one.id, notes: 'Ask again.' })).toMatchObject({
      title: 'Plan',
      notes: 'Ask again.',
      tags: ['a', 'b'],
    })
    expect(await answerOf(backend, 'session.list', { tag: 'b' })).toMatchObject({
      sessions: [{ id: one.id }],
      total: 1,
      tags: ['a', 'b'],
    })
    expect((await answerOf(backend, 'session.list', { offset: 1 })).sessions).toHaveLength(1)
  })
})
