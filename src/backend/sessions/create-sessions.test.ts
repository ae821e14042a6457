import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptCaption, recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { answerOf, goingOn, SessionRuns, wordsOf } from '../../../test/support/sessions/session-runs.ts'
import { defaultCallContext } from '../../core/base/call.ts'
import { ok } from '../../core/base/result.ts'
import { exportFormats } from '../../core/library/export/export-formats.ts'
import { readSessionFile } from '../../core/library/export/session-file.ts'
import type { Recording, SessionChange } from '../../core/library/session-schema.ts'
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

describe('a caption', () => {
  it('can be edited and restored, and later speech follows the edit', async () => {
    const backend = runs.start()
    const session = goingOn([keptCaption(0, 'We meet at ten', { de: 'Wir treffen uns um zehn' })])
    const { id } = session
    await answerOf(backend, 'session.record', session)
    const edit = { id, index: 0, line: 'source' }
    expect(await answerOf(backend, 'session.editCaption', { ...edit, text: 'We meet at two' })).toMatchObject(
      {
        source: 'We meet at two',
        originals: { source: 'We meet at ten' },
      },
    )
    await answerOf(backend, 'session.record', {
      ...session,
      captions: [keptCaption(0, 'We meet at ten, here.', { de: 'Wir treffen uns um zehn' })],
    })
    expect(await wordsOf(backend, id)).toEqual(['We meet at two, here.'])
    expect((await answerOf(backend, 'session.search', { query: 'two' })).hits).toHaveLength(1)
    expect((await answerOf(backend, 'session.search', { query: 'ten' })).hits).toEqual([])
    await answerOf(backend, 'session.editCaption', { ...edit, text: null })
    expect(await wordsOf(backend, id)).toEqual(['We meet at ten, here.'])
    expect(await backend.dispatch('session.editCaption', { ...edit, line: 'fr', text: 'x' })).toMatchObject({
      error: { field: 'line' },
    })
    expect(await backend.dispatch('session.editCaption', { ...edit, index: 9, text: 'x' })).toMatchObject({
      error: { field: 'index' },
    })
  })

  it('says which of its lines are unfinished, and no more once they are', async () => {
    const backend = runs.start()
    const session = goingOn([{ ...keptCaption(0, 'We meet', { de: '' }), unfinished: ['source', 'de'] }])
    const { id } = session
    await answerOf(backend, 'session.record', session)
    const unfinishedOf = async () =>
      (await answerOf(backend, 'session.captions', { id })).captions.map(({ unfinished }) => unfinished)
    expect(await unfinishedOf()).toEqual([['source', 'de']])
    await answerOf(backend, 'session.record', {
      ...session,
      captions: [keptCaption(0, 'We meet at ten', { de: 'Wir treffen uns um zehn' })],
    })
    expect(await unfinishedOf()).toEqual([undefined])
  })

  it('is found in any language, the latest session first, a page at a time', async () => {
    const backend = runs.start()
    const said = [
      ['We discuss the release plan.', { ja: '明日の会議で発売計画を話します。' }],
      ['The plan is good.', { th: 'เราจะประชุมกันพรุ่งนี้' }],
      ['Nothing.', { zh: '我们明天讨论发布计划。' }],
    ] as const
    const late = recording({ startedAt: Date.UTC(2026, 10, 22) })
    const early = recording({ startedAt: Date.UTC(2026, 10, 20) })
    for (const session of [late, early])
      await answerOf(backend, 'session.record', {
        ...session,
        captions: said.map(([source, targets], index) => keptCaption(index, source, targets)),
      })
    const search = async (query: string) =>
      (await answerOf(backend, 'session.search', { query })).hits.map(({ session, caption }) => [
        session.id,
        caption.index,
      ])
    for (const [query, index] of [
      ['release', 0],
      ['会議', 0],
      ['議', 0],
      ['発売計画', 0],
      ['讨论', 2],
      ['ประชุม', 1],
      ['plan good', 1],
    ] as const)
      expect(await search(query), query).toEqual([
        [late.id, index],
        [early.id, index],
      ])
    expect(await search('zzz')).toEqual([])
    expect(await search('"; DROP TABLE said; --')).toEqual([])
    expect(await search('…')).toEqual([])
    const first = await answerOf(backend, 'session.search', { query: 'plan', limit: 3 })
    const rest = await answerOf(backend, 'session.search', {
      query: 'plan',
      limit: 3,
      after: first.next ?? 0,
    })
    expect([...first.hits, ...rest.hits].map(({ caption }) => caption.index)).toEqual([1, 0, 1, 0])
    expect(rest.next).toBeUndefined()
  })

  it('is found by the name and tags of its session too, once', async () => {
    const backend = runs.start()
    const late = recording({ startedAt: Date.UTC(2026, 10, 22) })
    const early = recording({ startedAt: Date.UTC(2026, 10, 20) })
    for (const session of [early, late]) await answerOf(backend, 'session.record', session)
    await answerOf(backend, 'session.update', { id: early.id, title: 'Weekly "sync"', tags: ['Équipe'] })
    await answerOf(backend, 'session.update', { id: late.id, tags: ['weekly', '週次会議'] })
    const named = async (query: string) =>
      (await answerOf(backend, 'session.search', { query })).sessions.map(({ id }) => id)
    expect(await named('week')).toEqual([late.id, early.id])
    expect(await named('equipe weekly')).toEqual([early.id])
    expect(await named('次会')).toEqual([late.id])
    expect(await named('monthly')).toEqual([])
    expect((await answerOf(backend, 'session.search', { query: 'weekly', after: 1 })).sessions).toEqual([])
    expect((await answerOf(backend, 'session.search', { query: 'weekly', limit: 1 })).sessions).toHaveLength(
      1,
    )
  })
})
