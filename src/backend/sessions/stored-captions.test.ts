import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptCaption, recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { answerOf, goingOn, SessionRuns, wordsOf } from '../../../test/support/sessions/session-runs.ts'

let runs: SessionRuns
beforeEach(async () => {
  runs = await SessionRuns.begin()
})
afterEach(() => runs.endAll())

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
