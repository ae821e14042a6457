import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { keptCaption } from '../../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { goingOn } from '../../../../test/support/sessions/session-runs.ts'
import { FIRST_LATE, type KeptCaption, type Recording } from '../../session/library/session-schema.ts'
import { CaptionFeed } from '../feed/caption-feed.ts'
import { SessionFeed } from '../feed/session-feed.ts'
import {
  MAX_ROOM_CAPTIONS,
  NUMBERS_OF_RUN,
  ORIGINAL,
  type RoomEvent,
  RoomTranscript,
  readRoomEvent,
} from './room-transcript.ts'

let feed: CaptionFeed
let writer: SessionFeed
let transcript: RoomTranscript
let position: string
beforeEach(() => {
  feed = new CaptionFeed('epoch', () => 5)
  writer = new SessionFeed(feed)
  transcript = new RoomTranscript()
  position = feed.end
})
const session = goingOn([])
const caption = (index: number, source: string, de: string): KeptCaption => ({
  ...keptCaption(index, source),
  startMs: index * 1000,
  targets: { de },
})
const report = (captions: KeptCaption[], more: Partial<Recording> = {}) => ({ ...session, captions, ...more })
const readOn = () => {
  const events = feed.read(position).flatMap((event) => readRoomEvent(JSON.stringify(event)) ?? [])
  for (const event of events) transcript.apply(event)
  position = feed.end
  return events
}
const textOf = (line: string) => transcript.rows(line).map(({ text, tentative }) => `${text}|${tentative}`)

describe('a reader in the room', () => {
  it('reads its language as it grows, and what was said where that was in its language', () => {
    writer.grow(report([caption(0, 'Good mor', 'Guten')]))
    readOn()
    expect([textOf('de'), textOf('en'), textOf(ORIGINAL), textOf('fr')]).toEqual([
      ['|Guten'],
      ['|Good mor'],
      ['|Good mor'],
      [],
    ])
    writer.record(report([caption(0, 'Good morning.', 'Guten Morgen.')]))
    writer.grow(report([]))
    readOn()
    expect(textOf('de')).toEqual(['Guten Morgen.|'])
  })

  it('reads late captions in their place, and corrections instead of what they correct', () => {
    writer.record(report([caption(0, 'One.', 'Eins.'), caption(2, 'Three.', 'Drei.')]))
    writer.late(session.id, [{ ...caption(1, 'Two.', 'Zwei.'), index: FIRST_LATE }], undefined)
    writer.correct(session.id, { ...caption(0, 'One.', 'Erstens.'), originals: {} }, 'de')
    readOn()
    expect(textOf('de')).toEqual(['Erstens.|', 'Zwei.|', 'Drei.|'])
  })

  it('is told which languages are spoken, while the session runs', () => {
    const { about } = session
    writer.record(report([], { about: { ...about, targetLanguages: ['de', 'fr'], spokenLanguages: ['fr'] } }))
    readOn()
    expect(['de', 'fr', ORIGINAL].map((line) => transcript.isSpoken(line))).toEqual([false, true, false])
    writer.record(report([], { endedAt: session.startedAt + 1 }))
    readOn()
    expect(transcript.isSpoken('fr')).toBe(false)
  })

  it('is told whether the session is paused, and that none is running', () => {
    expect(transcript.phase).toBe('waiting')
    writer.record(report([caption(0, 'One.', 'Eins.')]))
    readOn()
    expect(transcript.phase).toBe('live')
    writer.record(report([], { isPaused: true }))
    readOn()
    expect(transcript.phase).toBe('paused')
    writer.record(report([], { endedAt: session.startedAt + 9000 }))
    readOn()
    expect([transcript.phase, transcript.languages]).toEqual(['waiting', ['de']])
  })

  it('ignores events that somebody repeats or sends in another order', () => {
    writer.record(report([caption(0, 'One.', 'Eins.')]))
    const old = readOn()
    writer.record(report([caption(0, 'One. Two.', 'Eins. Zwei.')]))
    readOn()
    for (const event of old) transcript.apply(event)
    expect(textOf('de')).toEqual(['Eins. Zwei.|'])
  })

  it('ignores the state that it joined with, once it has a newer one', () => {
    writer.record(report([caption(0, 'One.', 'Eins.')], { isPaused: true }))
    const joined = feed.read(undefined).flatMap((event) => readRoomEvent(JSON.stringify(event)) ?? [])
    for (const event of joined) transcript.apply(event)
    position = feed.end
    writer.record(report([]))
    readOn()
    for (const event of joined) transcript.apply(event)
    expect([joined[0]?.sequence, transcript.phase]).toEqual([0, 'live'])
  })

  it('is told that captions are missing until no session runs any more', () => {
    writer.record(report([caption(0, 'One.', 'Eins.')]))
    const [begun] = readOn()
    transcript.apply({ kind: 'missed', version: 1, sequence: 0, at: 5 })
    writer.record(report([caption(1, 'Two.', 'Zwei.')], { isPaused: true }))
    readOn()
    expect([begun?.kind, transcript.hasMissed]).toEqual(['session', true])
    writer.record(report([], { endedAt: session.startedAt + 9000 }))
    writer.record({ ...goingOn([]), id: randomUUID() })
    readOn()
    expect([transcript.phase, transcript.hasMissed]).toEqual(['live', false])
  })

  it('reads the state of a session that is older than captions that it missed', () => {
    transcript.apply({ kind: 'missed', version: 1, sequence: 50, at: 5 })
    writer.record(report([caption(0, 'One.', 'Eins.')]))
    readOn()
    expect([transcript.phase, transcript.hasMissed]).toEqual(['live', true])
  })

  it('reads on after a start of Parley, in which nothing of the last run goes on', () => {
    for (let index = 0; index < 3; index += 1) writer.record(report([caption(index, 'Old.', 'Alt.')]))
    const old = readOn()
    const ofNextRun = (events: RoomEvent[]) =>
      events.map((event) => ({ ...event, sequence: event.sequence + NUMBERS_OF_RUN }))
    for (const event of ofNextRun([{ kind: 'run', version: 1, sequence: 0 }])) transcript.apply(event)
    expect([transcript.phase, textOf('de').length]).toEqual(['waiting', 3])
    const next = new CaptionFeed('next', () => 5)
    new SessionFeed(next).record({ ...report([caption(0, 'New.', 'Neu.')]), id: randomUUID() })
    const read = next.read(undefined).flatMap((event) => readRoomEvent(JSON.stringify(event)) ?? [])
    for (const event of [...ofNextRun(read), ...old]) transcript.apply(event)
    expect([transcript.phase, textOf('de').includes('Neu.|')]).toEqual(['live', true])
    expect(textOf('de')).toHaveLength(4)
  })

  it('keeps a bounded number of captions', () => {
    writer.record(
      report(Array.from({ length: MAX_ROOM_CAPTIONS + 9 }, (_, i) => caption(i, `${i}`, `${i}.`))),
    )
    readOn()
    expect(textOf('de')).toHaveLength(MAX_ROOM_CAPTIONS)
    expect(textOf('de')[0]).toBe('9.|')
  })
})
