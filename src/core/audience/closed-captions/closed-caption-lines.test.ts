import { expect, it } from 'vitest'
import { SESSION_ID, sessionDraft } from '../../../../test/support/captions/session-draft.ts'
import { FIRST_LATE, type KeptCaption } from '../../session/library/session-schema.ts'
import type { FeedDraft } from '../feed/feed-events.ts'
import { QUIET_MS } from '../feed/growing-lines.ts'
import { concludedOf } from '../feed/session-feed.ts'
import { ClosedCaptionLines } from './closed-caption-lines.ts'

const caption = (index: number, source: string, more: Partial<KeptCaption> = {}): KeptCaption => ({
  index,
  startMs: index * 4000,
  endMs: index * 4000 + 3000,
  language: 'en',
  source,
  targets: {},
  ...more,
})
const news = (...captions: KeptCaption[]): FeedDraft[] =>
  captions.flatMap((each) => concludedOf(SESSION_ID, each))

it('are the translations into the language, as soon as their sentence is over', () => {
  const lines = new ClosedCaptionLines(SESSION_ID, 'de')
  expect(
    lines.apply([sessionDraft(), ...news(caption(0, 'Good.', { targets: { de: 'Guten' } }))], 0),
  ).toEqual([])
  expect(lines.isWaiting).toBe(true)
  expect(lines.apply(news(caption(0, 'Good.', { targets: { de: 'Guten Tag.' } })), 0)).toEqual([
    ['Guten Tag.'],
  ])
  expect(lines.apply(news(caption(0, 'Good.', { targets: { de: 'Guten Tag.' } })), 0)).toEqual([])
  expect(lines.apply(news(caption(1, 'So', { targets: { de: 'Also' } })), 0)).toEqual([])
  expect(lines.rest(QUIET_MS)).toEqual([['Also']])
})

it('are what was said where that is the language, unless it is translated into it', () => {
  const said = news(caption(0, 'Hello.', { targets: { de: 'Hallo.' } }))
  expect(new ClosedCaptionLines(SESSION_ID, 'en-GB').apply([sessionDraft(), ...said], 0)).toEqual([
    ['Hello.'],
  ])
  expect(
    new ClosedCaptionLines(SESSION_ID, 'en').apply([sessionDraft({ targets: ['en'] }), ...said], 0),
  ).toEqual([])
  const unknown = caption(0, 'Hm.')
  delete unknown.language
  expect(new ClosedCaptionLines(SESSION_ID, 'en').apply([sessionDraft(), ...news(unknown)], 0)).toEqual([])
})

it('fit into two lines of 42 columns', () => {
  const text = `${'A sentence that goes on and on '.repeat(6)}to its end.`
  const captions = new ClosedCaptionLines(SESSION_ID, 'en').apply(
    [sessionDraft(), ...news(caption(0, text))],
    0,
  )
  expect(captions.length).toBeGreaterThan(1)
  expect(captions.every((each) => each.length <= 2 && each.every((line) => line.length <= 42))).toBe(true)
  expect(captions.flat().join(' ')).toBe(text)
})

it('leave out corrections and what is translated late', () => {
  const [first] = concludedOf(SESSION_ID, caption(0, 'Mended.'))
  const correction = { ...first, isCorrection: true } as FeedDraft
  const late = news(caption(FIRST_LATE, 'Late.'))
  expect(new ClosedCaptionLines(SESSION_ID, 'en').apply([sessionDraft(), correction, ...late], 0)).toEqual([])
})

it('name the sides of a meeting', () => {
  const sides = { mine: { name: 'Me', targets: ['de'] }, theirs: { name: 'Ana', targets: ['en'] } }
  const lines = new ClosedCaptionLines(SESSION_ID, 'en')
  const said = news(
    caption(0, 'Hello.', { side: 'mine', targets: { de: 'Hallo.' } }),
    caption(1, 'Guten Tag.', { side: 'theirs', language: 'de', targets: { en: 'Good day.' } }),
  )
  expect(lines.apply([sessionDraft({ targets: [], sides }), ...said], 0)).toEqual([
    ['Me: Hello.'],
    ['Ana: Good day.'],
  ])
})

it('go on after what an earlier run has given out', () => {
  const first = new ClosedCaptionLines(SESSION_ID, 'en')
  first.apply([sessionDraft(), ...news(caption(3, 'One.'))], 0)
  const again = news(caption(2, 'Before.'), caption(3, 'One. And more.'), caption(4, 'Two.'))
  expect(new ClosedCaptionLines(SESSION_ID, 'en', first.soFar).apply([sessionDraft(), ...again], 0)).toEqual([
    ['And more.'],
    ['Two.'],
  ])
  const other = { ...first.soFar, session: 'other' }
  expect(new ClosedCaptionLines(SESSION_ID, 'en', other).apply([sessionDraft(), ...again], 0)).toHaveLength(3)
})
