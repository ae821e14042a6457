import { beforeEach, describe, expect, it } from 'vitest'
import { SESSION_ID, sessionDraft } from '../../../../test/support/captions/session-draft.ts'
import { CaptionFeed, JOIN_MS, MAX_CONCLUDED, MAX_SESSIONS } from './caption-feed.ts'
import type { DraftOf, FeedEvent } from './feed-events.ts'

const concluded = (index: number, text = `Caption ${index}.`, line = 'source'): DraftOf<'concluded'> => ({
  kind: 'concluded',
  session: SESSION_ID,
  line,
  caption: { index, startMs: index * 1000, endMs: index * 1000 + 900 },
  text,
})
const current = (text: string): DraftOf<'current'> => ({
  kind: 'current',
  session: SESSION_ID,
  line: 'source',
  captions: [{ index: 9, startMs: 9000, endMs: 9900, text }],
})

let now: number
let feed: CaptionFeed
beforeEach(() => {
  now = 1000
  feed = new CaptionFeed('epoch', () => now)
})

const wordsOf = (events: readonly FeedEvent[]) =>
  events.flatMap((event) =>
    event.kind === 'concluded'
      ? event.text
      : event.kind === 'current'
        ? event.captions.map(({ text }) => text)
        : event.kind === 'session'
          ? []
          : event.kind,
  )

describe('a feed', () => {
  it('gives a reader that comes back what it has not read, once', () => {
    feed.publish(sessionDraft(), concluded(0))
    const position = feed.end
    feed.publish(concluded(1))
    feed.publish(concluded(2))
    expect(wordsOf(feed.read(position))).toEqual(['Caption 1.', 'Caption 2.'])
    expect(feed.read(feed.end)).toEqual([])
  })

  it('numbers its events, and gives as many at a time as a reader wants', () => {
    feed.publish(sessionDraft(), concluded(0), concluded(1), concluded(2))
    const [first, second] = feed.read(feed.positionOf(1), 2)
    expect([first?.sequence, second?.sequence]).toEqual([2, 3])
    expect(wordsOf(feed.read(feed.positionOf(3), 2))).toEqual(['Caption 2.'])
  })

  it('gives a reader that was slow the newest current text alone, and every concluded one', () => {
    feed.publish(sessionDraft())
    const position = feed.end
    for (let word = 0; word < 500; word += 1) feed.publish(current(`Word ${word}`))
    feed.publish(concluded(0), concluded(0, 'Caption 0. Grown.'), concluded(1))
    expect(wordsOf(feed.read(position))).toEqual(['Word 499', 'Caption 0. Grown.', 'Caption 1.'])
  })

  it('publishes nothing that is no news', () => {
    let woken = 0
    feed.subscribe(() => (woken += 1))
    feed.publish(sessionDraft(), concluded(0))
    feed.publish(sessionDraft(), concluded(0))
    expect(woken).toBe(1)
    expect(feed.end).toBe(feed.positionOf(2))
  })

  it('gives a reader that joins the last minutes, and goes on from there', () => {
    feed.publish(sessionDraft(), concluded(0))
    now += JOIN_MS + 1
    feed.publish(concluded(1), current('So'))
    expect(wordsOf(feed.read(undefined))).toEqual(['Caption 1.', 'So'])
    const { end } = feed
    feed.publish(concluded(2))
    expect(wordsOf(feed.read(end))).toEqual(['Caption 2.'])
  })

  it('tells a reader that joins first whose captions they are', () => {
    feed.publish(sessionDraft(), concluded(0))
    feed.publish(sessionDraft({ targets: ['de', 'fr'] }))
    expect(feed.read(undefined).map(({ kind, sequence }) => [kind, sequence])).toEqual([
      ['session', 0],
      ['concluded', 2],
      ['session', 3],
    ])
  })

  it('gives a reader that joins nothing of sessions that are over', () => {
    const position = feed.end
    feed.publish(sessionDraft(), concluded(0))
    feed.publish(sessionDraft({ state: 'away' }))
    expect(feed.read(undefined)).toEqual([])
    expect(wordsOf(feed.read(position))).toEqual(['Caption 0.'])
  })

  it.each(['another-7', 'epoch-99', 'epoch-', 'epoch-1e3', 'epoch--1', '7', ''])(
    'takes a reader with the position %j of no event of this run for one that joins',
    (position) => {
      feed.publish(sessionDraft(), concluded(0))
      expect(feed.read(position)).toEqual(feed.read(undefined))
    },
  )

  it('is bounded, and tells a reader that was away for too long that something is missing', () => {
    feed.publish(sessionDraft())
    const position = feed.end
    feed.publish(...Array.from({ length: MAX_CONCLUDED + 5 }, (_, index) => concluded(index)))
    const read = feed.read(position)
    expect(read[0]).toMatchObject({ kind: 'missed', sequence: 6 })
    expect(wordsOf(read.slice(1, 2))).toEqual(['Caption 5.'])
    expect(read).toHaveLength(1 + MAX_CONCLUDED)
    expect(feed.read(feed.positionOf(6))[0]).toMatchObject({ kind: 'concluded' })
  })

  it('is bounded in its text', () => {
    feed.publish(sessionDraft())
    for (let index = 0; index < 900; index += 1) feed.publish(concluded(index, 'x'.repeat(5000)))
    expect(feed.read(feed.positionOf(1)).length).toBeLessThan(800)
  })

  it('forgets a session that was deleted, and the oldest of too many', () => {
    feed.publish(sessionDraft(), concluded(0), current('So'))
    feed.forget(SESSION_ID)
    expect(feed.read(undefined)).toEqual([])
    const ids = Array.from({ length: MAX_SESSIONS + 1 }, (_, i) => SESSION_ID.slice(0, -2) + String(10 + i))
    for (const id of ids) feed.publish(sessionDraft({ session: id }))
    expect(ids.map((id) => feed.sessionOf(id) !== undefined)).toEqual([
      false,
      ...Array.from({ length: MAX_SESSIONS }, () => true),
    ])
  })
})
