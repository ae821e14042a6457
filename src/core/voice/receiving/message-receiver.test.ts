import { expect, it } from 'vitest'
import type { Replay, StreamPosition } from '../position/stream-position.ts'
import { MessageReceiver } from './message-receiver.ts'

/** A stream whose times are capture times, and whose speech is partly sent again. */
class SameTimes {
  replay: Replay | undefined
  onTranscript(): void {}
  toCapture = (fromMs: number, toMs: number) => ({ fromMs, toMs })
}

it('repeats no word of late text that was given up, although its times differ', () => {
  const position = new SameTimes()
  const receiver = new MessageReceiver(position as unknown as StreamPosition, {
    targetLanguages: ['de'],
    spokenLanguages: [],
  })
  const text = 'Das übernehme ich, wenn jemand für mich die französische Übersetzung '
  const hear = (endTime: number) =>
    receiver.receive({
      type: 'target_transcript_update',
      language: 'de',
      concluded: [],
      tentative: [{ text, startTime: 6896, endTime }],
    })
  hear(10_236)
  receiver.linkLost(0)
  const kept: string[] = []
  for (let beforeMs = 7000; beforeMs <= 8400; beforeMs += 100)
    kept.push(
      ...receiver.abandon(beforeMs).flatMap(({ unfinished = [] }) => unfinished.map((each) => each.text)),
    )
  position.replay = { fromMs: 8400, toMs: 10_400, streamMs: Number.POSITIVE_INFINITY }
  const { tentative } = hear(11_200).update
  expect([...kept, ...tentative.map((each) => each.text)].join('')).toBe(text)
})
