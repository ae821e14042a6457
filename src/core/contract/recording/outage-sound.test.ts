import { expect, it } from 'vitest'
import type { Encoder } from '../../audio/encoding/encoder.ts'
import { type OutageChunk, OutageSound } from './outage-sound.ts'

const RATE = 16_000
const FRAME_MS = 100

/** A frame whose samples all have one value. */
const frame = (i: number, value = (i + 1) / 100) => ({
  samples: new Float32Array((RATE * FRAME_MS) / 1000).fill(value),
  startMs: i * FRAME_MS,
  durationMs: FRAME_MS,
})

/** Writes the middle of each piece of sound, in hundredths. */
const openEncoder = (): Promise<Encoder> =>
  Promise.resolve({
    encode: (samples) =>
      Promise.resolve(Uint8Array.of(Math.round((samples[samples.length >> 1] ?? 0) * 100))),
    finish: () => Promise.resolve(new Uint8Array(0)),
    close: () => undefined,
  })

function record() {
  const began: [number, number][] = []
  const chunks: OutageChunk[] = []
  const over = Promise.withResolvers<void>()
  const sound = new OutageSound({
    rate: RATE,
    openEncoder,
    yieldTask: () => Promise.resolve(),
    began: (outage, fromMs) => began.push([outage, fromMs]),
    chunk: (chunk) => {
      chunks.push(chunk)
      if (chunk.isLast) over.resolve()
    },
    failed: (thrown) => over.reject(thrown),
  })
  const heard = (outage: number) =>
    chunks.filter((each) => each.outage === outage).flatMap(({ data }) => [...data])
  return { sound, began, chunks, over: over.promise, heard }
}

it('an outage is recorded from the oldest frame that may be lost, each frame once, with its pauses', async () => {
  const { sound, began, chunks, over, heard } = record()
  sound.push(frame(0))
  sound.begin([frame(2), frame(3), frame(6)])
  // The frame that has shown the outage is one of those that are kept.
  for (const i of [6, 7, 8]) sound.push(frame(i))
  sound.begin([frame(7), frame(8)])
  sound.end()
  sound.push(frame(9))
  await over
  expect(began).toEqual([[1, 200]])
  expect(heard(1).slice(0, 6)).toEqual([3, 4, 0, 7, 8, 9])
  expect(chunks.at(-1)).toMatchObject({ isLast: true })
  expect(chunks.at(-1)?.untilMs).toBeCloseTo(700, -1)
})

it('the next outage is another recording', async () => {
  const { sound, began, over, heard } = record()
  sound.begin([frame(0)])
  sound.end()
  sound.begin([frame(5)])
  sound.end()
  await over
  await new Promise((resolve) => setImmediate(resolve))
  expect(began).toEqual([
    [1, 0],
    [2, 500],
  ])
  expect([heard(1)[0], heard(2)[0]]).toEqual([1, 6])
})

it('a long time without sound is recorded in chunks of the usual length', async () => {
  const { sound, chunks, over } = record()
  sound.begin([frame(0), frame(100)])
  sound.end()
  await over
  const ends = chunks.map(({ untilMs }) => untilMs)
  expect(Math.max(...ends.map((endMs, i) => endMs - (ends[i - 1] ?? 0)))).toBeLessThan(3100)
  expect(ends.at(-1)).toBeCloseTo(10_100, -1)
})
