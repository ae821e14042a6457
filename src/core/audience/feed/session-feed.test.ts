import { beforeEach, describe, expect, it } from 'vitest'
import { keptCaption } from '../../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { meetingFile } from '../../../../test/support/sessions/session-file.ts'
import { goingOn } from '../../../../test/support/sessions/session-runs.ts'
import { trackOf } from '../../captions/caption-view.ts'
import { FIRST_LATE, type KeptCaption } from '../../session/library/session-schema.ts'
import { CaptionFeed } from './caption-feed.ts'
import { feedEventSchema } from './feed-events.ts'
import { FeedView } from './feed-view.ts'
import { SessionFeed } from './session-feed.ts'

let feed: CaptionFeed
let writer: SessionFeed
beforeEach(() => {
  feed = new CaptionFeed('epoch', () => 5)
  writer = new SessionFeed(feed)
})

/** Lines of a screen that has read the feed from the beginning: `concluded|tentative`. */
const shown = (place: 0 | 1 = 0, view = new FeedView()) => {
  for (const event of feed.read(feed.positionOf(0))) view.apply(feedEventSchema.parse(event))
  return trackOf(view.view, place).map(({ text }) => `${text.concluded}|${text.tentative}`)
}
const report = (captions: KeptCaption[], more = {}) => ({ ...session, gaps: [], captions, ...more })
const session = goingOn([])
const growing = (index: number, source: string, de = ''): KeptCaption => ({
  ...keptCaption(index, source),
  targets: de === '' ? {} : { de },
  unfinished: ['source', 'de'],
})

describe('what sessions report', () => {
  it('is shown with what was concluded, and what goes beyond it as tentative', () => {
    writer.grow(report([growing(0, 'We would', 'Wir')]))
    expect([shown(), shown(1)]).toEqual([['|Wir'], ['|We would']])
    writer.record(report([{ ...keptCaption(0, 'We'), targets: { de: 'Wir' } }]))
    expect([shown(), shown(1)]).toEqual([['Wir|'], ['We| would']])
    writer.grow(report([growing(0, 'We would like', 'Wir')]))
    expect(shown(1)).toEqual(['We| would like'])
    writer.record(report([keptCaption(0, 'We would like it.')]))
    writer.grow(report([]))
    expect(shown(1)).toEqual(['We would like it.|'])
  })

  it('may be withdrawn while it is tentative', () => {
    writer.grow(report([growing(0, 'Hm')]))
    writer.grow(report([]))
    expect(shown(1)).toEqual([])
  })

  it('fills a gap after an outage, with the mark of what is late', () => {
    const gap = { fromMs: 1000, toMs: 9000 }
    writer.record(report([keptCaption(0, 'First.')], { gaps: [gap] }))
    writer.record(report([{ ...keptCaption(1, 'Third.'), startMs: 9000 }], { gaps: [gap] }))
    const before = feed.end
    const late = { ...keptCaption(FIRST_LATE, 'Second.'), startMs: 2000, targets: {} }
    writer.late(session.id, [late], { fromMs: 1000, toMs: 5000 })
    writer.record(report([], { gaps: [{ ...gap, fromMs: 5000 }] }))
    expect(feed.read(before)).toMatchObject([
      { kind: 'concluded', text: 'Second.', isLate: true },
      { kind: 'gap', fromMs: 5000, toMs: 9000 },
      { kind: 'gap', fromMs: 1000, isWithdrawn: true },
    ])
    expect(shown(1)).toEqual(['First.|', 'Second.|', 'Third.|'])
  })

  it('may come late, and is shown in its place', () => {
    writer.record(
      report([
        { ...keptCaption(0, 'First.'), startMs: 0 },
        { ...keptCaption(1, 'Third.'), startMs: 9000 },
      ]),
    )
    writer.record(report([{ ...keptCaption(2, 'Second.'), startMs: 4000 }]))
    expect(shown(1)).toEqual(['First.|', 'Second.|', 'Third.|'])
    expect(feed.read(undefined).at(-2)).toMatchObject({
      kind: 'concluded',
      caption: { index: 2, startMs: 4000 },
      text: 'Second.',
    })
  })

  it('may be corrected, whatever is reported again', () => {
    writer.record(report([keptCaption(0, 'Frist.')]))
    const corrected = { ...keptCaption(0, 'First.'), originals: { source: 'Frist.' } }
    writer.correct(session.id, corrected, 'source')
    writer.record(report([keptCaption(0, 'Frist.')]))
    expect(shown(1)).toEqual(['First.|'])
    expect(
      feed.read(undefined).filter((event) => event.kind === 'concluded' && event.isCorrection),
    ).toHaveLength(1)
  })

  it('is no more than tentative until it ends, or its page is gone', () => {
    writer.grow(report([growing(0, 'So')]))
    writer.end(session.id)
    expect(feed.sessionOf(session.id)?.state).toBe('away')
    expect(shown(1)).toEqual([])
    writer.record(report([keptCaption(0, 'So be it.')]))
    expect(feed.sessionOf(session.id)?.state).toBe('live')
    writer.record(report([], { endedAt: session.startedAt + 9000 }))
    expect(feed.sessionOf(session.id)?.state).toBe('ended')
    expect(feed.read(feed.positionOf(0)).at(-1)).toMatchObject({ kind: 'session', state: 'ended' })
  })

  it('is of the first session until that is over, and then of the next one', () => {
    const other = { ...goingOn([keptCaption(0, 'Other.')]), startedAt: session.startedAt + 1 }
    writer.record(report([keptCaption(0, 'First.')]))
    writer.record(other)
    expect(shown(1)).toEqual(['First.|'])
    writer.end(session.id)
    expect(shown(1)).toEqual(['Other.|'])
  })

  it('has the sides of a meeting with their languages', () => {
    const { sides } = meetingFile()
    const of = (side: 'mine' | 'theirs', index: number) => ({
      ...keptCaption(index, side),
      targets: {},
      side,
    })
    writer.record(report([of('mine', 0), of('theirs', 1)], { sides }))
    const view = new FeedView()
    shown(0, view)
    expect(Object.keys(view.view.sides)).toEqual(['mine', 'theirs'])
    expect(view.view.captions.map(({ side, order }) => [side, order])).toEqual([
      ['mine', sides?.mine.targetLanguages],
      ['theirs', sides?.theirs.targetLanguages],
    ])
  })
})
