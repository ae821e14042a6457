import { describe, expect, it } from 'vitest'
import { type CaptionView, emptyView, endRun, noticesOf, takePublication, trackOf } from './caption-view.ts'
import type { CaptionPublication, PublishedCaption } from './publication.ts'

const caption = (index: number, text: string, spokenAt: number, translation = ''): PublishedCaption => ({
  index,
  startMs: spokenAt,
  spokenAt,
  language: 'en',
  source: { concluded: text, tentative: '' },
  targets: translation === '' ? {} : { de: { concluded: '', tentative: translation } },
})
const publication = (
  captions: readonly PublishedCaption[],
  more: Partial<CaptionPublication> = {},
): CaptionPublication => ({
  version: 1,
  run: 'a',
  sequence: 1,
  side: 'single',
  status: 'live',
  targets: [],
  captions: [...captions],
  ...more,
})
const take = (...publications: readonly CaptionPublication[]) =>
  publications.reduce<CaptionView>(takePublication, emptyView)
const said = (view: CaptionView) => trackOf(view, 0).map(({ text }) => text.concluded + text.tentative)

describe('captions of two sides', () => {
  const mine = (captions: readonly PublishedCaption[], more: Partial<CaptionPublication> = {}) =>
    publication(captions, { run: 'm', side: 'mine', ...more })
  const theirs = (captions: readonly PublishedCaption[], more: Partial<CaptionPublication> = {}) =>
    publication(captions, { run: 't', side: 'theirs', ...more })

  it('are in the order in which they were spoken', () => {
    const view = take(
      mine([caption(0, 'Hello.', 100), caption(1, 'How are you?', 300)]),
      theirs([caption(0, 'Hi.', 200), caption(1, 'Fine.', 400)]),
    )
    expect(said(view)).toEqual(['Hello.', 'Hi.', 'How are you?', 'Fine.'])
  })

  it('keep their places when a time is corrected', () => {
    const before = take(mine([caption(0, 'Hello.', 100)]), theirs([caption(0, 'Hi.', 200)]))
    expect(said(takePublication(before, mine([caption(0, 'Hello!', 900)], { sequence: 2 })))).toEqual([
      'Hello!',
      'Hi.',
    ])
  })

  it('stay while one side begins again and the other one runs', () => {
    const view = take(
      mine([caption(0, 'Hello.', 100)]),
      theirs([caption(0, 'Hi.', 200)]),
      mine([caption(0, 'Hello.', 100)], { sequence: 2, status: 'stopped' }),
      mine([], { run: 'm2' }),
    )
    expect(said(view)).toEqual(['Hello.', 'Hi.'])
  })

  it('are first in the language of the reader: my own words, and what the others say in translation', () => {
    const view = take(
      mine([caption(0, 'Hello.', 100, 'Hallo.')], { targets: ['de'] }),
      theirs(
        [{ ...caption(0, 'Guten Tag.', 200), targets: { en: { concluded: 'Good day.', tentative: '' } } }],
        {
          targets: ['en'],
        },
      ),
      mine([{ ...caption(1, 'No translation', 300) }], { sequence: 2, targets: ['de'] }),
    )
    expect(said(view)).toEqual(['Hello.', 'Good day.', 'No translation'])
    expect(trackOf(view, 1).map(({ language, text }) => [language, text.concluded + text.tentative])).toEqual(
      [
        ['de', 'Hallo.'],
        ['en', 'Guten Tag.'],
      ],
    )
  })

  it('have a notice for each side that differs', () => {
    const view = take(mine([caption(0, 'Hello.', 1)], { status: 'muted' }), theirs([], { status: 'live' }))
    expect(noticesOf(view)).toEqual([{ side: 'mine', status: 'muted' }])
    expect(noticesOf(takePublication(view, theirs([], { sequence: 2, status: 'muted' })))).toEqual([
      { status: 'muted' },
    ])
  })
})

describe('captions of one voice', () => {
  it('grow in their places, and stay when newer ones are published instead', () => {
    const view = take(
      publication([caption(0, 'One.', 1), caption(1, 'Two', 2)]),
      publication([caption(1, 'Two.', 2), caption(2, 'Three.', 3)], { sequence: 2 }),
    )
    expect(said(view)).toEqual(['One.', 'Two.', 'Three.'])
  })

  it('go when they are withdrawn', () => {
    const view = take(
      publication([caption(0, 'One.', 1), caption(1, 'Tw', 2)]),
      publication([caption(0, 'One.', 1)], { sequence: 2 }),
    )
    expect(said(view)).toEqual(['One.'])
  })

  it('are the newest ones, however many there were', () => {
    let view = emptyView
    for (let n = 0; n < 100; n += 1)
      view = takePublication(view, publication([caption(n, `${n}.`, n)], { sequence: n }))
    expect(said(view)).toHaveLength(12)
    expect(said(view).at(-1)).toBe('99.')
  })

  it('ignore what comes late, and a second session while the first one runs', () => {
    const view = take(publication([caption(0, 'One.', 1)], { sequence: 2 }))
    expect(takePublication(view, publication([], { sequence: 2 }))).toBe(view)
    expect(takePublication(view, publication([], { run: 'b' }))).toBe(view)
  })

  it('stay when their session is over, until the next one', () => {
    const ended = endRun(take(publication([caption(0, 'One.', 1)])), 'a')
    expect(said(ended)).toEqual(['One.'])
    expect(noticesOf(ended)).toEqual([{ status: 'stopped' }])
    expect(endRun(ended, 'a')).toBe(ended)
    const next = takePublication(ended, publication([], { run: 'b' }))
    expect(said(next)).toEqual([])
    expect(noticesOf(next)).toEqual([{ status: 'listening' }])
  })
})

describe('the languages of a caption', () => {
  it('are its targets, then the original', () => {
    const view = take(publication([caption(0, 'Hello.', 1, 'Hallo.')], { targets: ['de'] }))
    expect(trackOf(view, 0)).toMatchObject([{ language: 'de', text: { tentative: 'Hallo.' } }])
    expect(trackOf(view, 1)).toMatchObject([{ language: 'en', text: { concluded: 'Hello.' } }])
  })

  it('have no second one in a transcription', () => {
    const view = take(publication([caption(0, 'Hello.', 1)]))
    expect(trackOf(view, 0)).toMatchObject([{ language: 'en' }])
    expect(trackOf(view, 1)).toEqual([])
  })

  it('leave out a caption that is not translated yet', () => {
    expect(trackOf(take(publication([caption(0, 'Hello.', 1)], { targets: ['de'] })), 0)).toEqual([])
  })
})

it('says that nothing has started before anything is published', () => {
  expect(noticesOf(emptyView)).toEqual([{ status: 'not-started' }])
})

it('a caption from before a change of languages keeps its own', () => {
  const old: PublishedCaption = { ...caption(0, 'One.', 10, 'Eins.'), order: ['de'] }
  const view = take(publication([old, caption(1, 'Two.', 20)], { targets: ['fr'] }))
  expect(said(view)).toEqual(['Eins.'])
})
