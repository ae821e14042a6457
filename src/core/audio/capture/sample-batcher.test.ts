import { describe, expect, it } from 'vitest'
import { CHUNK_MS } from '../content-types.ts'
import { FrameAssembler } from './frame-assembler.ts'
import { batchSize, QUANTUM, SampleBatcher } from './sample-batcher.ts'

/** Quanta of a rising ramp, in batches. */
function ramp(batcher: SampleBatcher, quanta: number, from = 0): Float32Array[] {
  const batches: Float32Array[] = []
  for (let i = 0; i < quanta; i += 1) {
    const start = (from + i) * QUANTUM
    const batch = batcher.add((quantum) => quantum.set(Float32Array.from(quantum, (_, at) => start + at)))
    if (batch !== undefined) batches.push(batch)
  }
  return batches
}

describe('captured sound on its way from the audio thread', () => {
  it('takes a quarter of the messages at most, at any rate and for any length of a chunk', () => {
    for (const rate of [16_000, 24_000, 44_100, 48_000])
      for (const chunkMs of [CHUNK_MS.least, CHUNK_MS.defaults, 100, 130, CHUNK_MS.most]) {
        const quanta = Math.ceil((10 * rate) / QUANTUM)
        const messages = ramp(new SampleBatcher(batchSize(rate, chunkMs)), quanta).length
        expect(messages / quanta).toBeLessThanOrEqual(0.25)
      }
  })

  it('delays no chunk: each is complete with the quantum that contains its last sample', () => {
    for (const [rate, chunkMs] of [
      [16_000, 60],
      [44_100, 130],
      [48_000, 250],
    ] as const) {
      const batcher = new SampleBatcher(batchSize(rate, chunkMs))
      let alone = 0
      let batched = 0
      const one = new FrameAssembler(rate, chunkMs, () => (alone += 1))
      const many = new FrameAssembler(rate, chunkMs, () => (batched += 1))
      for (let i = 0; i < 2000; i += 1) {
        one.push(new Float32Array(QUANTUM))
        for (const batch of ramp(batcher, 1)) many.push(batch)
        expect(batched).toBe(alone)
      }
    }
  })

  it('delivers every sample once and in order, even with incomplete batches', () => {
    const batcher = new SampleBatcher(1000)
    const parts = [...ramp(batcher, 11), batcher.flush(), batcher.flush(), ...ramp(batcher, 20, 11)]
    const samples = parts.flatMap((part) => [...part])
    expect(parts.map(({ length }) => length / QUANTUM)).toEqual([8, 3, 0, 5, 8])
    expect(samples).toEqual(Array.from({ length: 24 * QUANTUM }, (_, i) => i))
  })
})
