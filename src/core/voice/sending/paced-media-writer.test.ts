import { expect, it } from 'vitest'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { MediaEncoder } from './media-encoder.ts'
import { PacedMediaWriter, Pacer } from './paced-media-writer.ts'

/** Fires slightly early, like the timers of browsers and Node. */
class EarlyClock extends VirtualClock {
  override after(ms: number, run: () => void): () => void {
    return super.after(ms > 1 ? ms - 0.7 : ms, run)
  }
}

it('no chunk is sent early, even if a timer fires early', async () => {
  const clock = new EarlyClock()
  const sentAt: number[] = []
  const writer = new PacedMediaWriter({
    clock,
    pacer: new Pacer(),
    target: {
      link: { send: () => sentAt.push(clock.now()), backlog: 0 },
      openEncoder: () => Promise.reject(new Error('not asked for')),
      sent: () => undefined,
      stuck: () => undefined,
      failed: () => undefined,
    },
    signal: new AbortController().signal,
  })
  const sending = (async () => {
    for (let i = 0; i < 5; i += 1) {
      await writer.isReady()
      writer.write({ data: Uint8Array.of(i), mediaMs: 101 })
    }
  })()
  await clock.advance(1000)
  await sending
  const intervals = sentAt.slice(1).map((at, i) => at - (sentAt[i] ?? 0))
  expect(intervals).toHaveLength(4)
  expect(Math.min(...intervals)).toBeGreaterThanOrEqual(50.49)
  expect(Math.max(...intervals)).toBeLessThan(52)
})

it('flushed codec output counts for the pace, and the end is sent the same way', async () => {
  const clock = new VirtualClock()
  const sent: string[] = []
  const heard: number[] = []
  const writer = new PacedMediaWriter({
    clock,
    pacer: new Pacer(),
    target: {
      link: { send: ({ type }) => sent.push(type), backlog: 0 },
      openEncoder: () => Promise.reject(new Error('not asked for')),
      sent: ({ startMs }) => heard.push(startMs),
      stuck: () => undefined,
      failed: () => undefined,
    },
    signal: new AbortController().signal,
  })
  const encoder = new MediaEncoder({
    givenMs: 60,
    encode: () => Promise.resolve(new Uint8Array(0)),
    finish: () => Promise.resolve(Uint8Array.of(1)),
    close: () => undefined,
  })
  const frame = { samples: new Float32Array(1), startMs: 40, durationMs: 100 }
  writer.write({ data: new Uint8Array(0), mediaMs: 0 }, { frame, isSpeech: true })
  writer.write(await encoder.finish())
  const readyAt = (async () => ((await writer.isReady()) ? clock.now() : undefined))()
  await clock.advance(100)
  expect(await readyAt).toBe(30)
  expect(heard).toEqual([40])
  writer.write({ data: Uint8Array.of(2), mediaMs: 10 })
  writer.end()
  expect(sent).toEqual(['source_media_chunk', 'source_media_chunk', 'end_of_source_media'])
})
