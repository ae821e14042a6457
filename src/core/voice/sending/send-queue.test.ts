import { expect, it } from 'vitest'
import { SendQueue } from './send-queue.ts'

const FRAME_MS = 100

/** A buffer that has dropped speech of these spans, which was sent and may not have arrived. */
function bufferThatLost(...spoken: readonly (readonly [fromMs: number, toMs: number])[]): SendQueue {
  const buffer = new SendQueue(FRAME_MS)
  const end = Math.max(...spoken.map(([, toMs]) => toMs)) + FRAME_MS
  for (let startMs = 0; startMs <= end; startMs += FRAME_MS) {
    const isSpeech = spoken.some(([fromMs, toMs]) => startMs < toMs && startMs + FRAME_MS > fromMs)
    const frame = { startMs, durationMs: FRAME_MS, samples: new Float32Array(1) }
    buffer.push({ frame, isSpeech, hasSound: isSpeech }, true)
    buffer.markSent()
  }
  buffer.rewind()
  return buffer
}

it('pauses before, between and after known words are not lost speech', () => {
  const buffer = bufferThatLost([1010, 1900], [2950, 3980], [4300, 4900])
  expect(buffer.gaps).toEqual([{ fromMs: 1000, toMs: 4900 }])
  buffer.known([
    { fromMs: 1090, toMs: 1830 },
    { fromMs: 2960, toMs: 4020 },
    { fromMs: 4310, toMs: 4850 },
  ])
  expect(buffer.gaps).toEqual([])
})

it('speech after the last known word is lost, however short the pause before it', () => {
  const buffer = bufferThatLost([1000, 1900], [2500, 3000], [3600, 9000])
  buffer.known([{ fromMs: 1000, toMs: 1900 }])
  expect(buffer.gaps).toEqual([{ fromMs: 2500, toMs: 9000 }])
  buffer.known([{ fromMs: 2500, toMs: 3200 }])
  expect(buffer.gaps).toEqual([{ fromMs: 3600, toMs: 9000 }])
})

it('speech between known words stays lost', () => {
  const buffer = bufferThatLost([0, 9000])
  const known = [
    { fromMs: 0, toMs: 2000 },
    { fromMs: 4000, toMs: 9000 },
  ]
  buffer.known(known)
  expect(buffer.gaps).toEqual([{ fromMs: 2000, toMs: 4000 }])
  const { gaps } = buffer
  buffer.known(known)
  expect(buffer.gaps).toBe(gaps)
})
