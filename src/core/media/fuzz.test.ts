import { beforeAll, describe, expect, it } from 'vitest'
import { fuzz } from '../../../test/fuzz/demuxers.ts'
import { usedMb } from '../../../test/fuzz/memory.ts'
import { createSubjects, type Subject } from '../../../test/fuzz/subjects.ts'

/** A short run; `npm run fuzz -- --runs 1000000` is the long one. */
const RUNS = 400
const MAX_MB = 4

describe('the demuxers', () => {
  let subjects: Subject[]
  beforeAll(async () => {
    subjects = await createSubjects()
  }, 30_000)

  it('end on every mutated stream, never throw, and invent no packets', () => {
    for (const [i, subject] of subjects.entries()) {
      const { packets, damaged } = fuzz(subject, RUNS, 1 + i * RUNS)
      expect(damaged, subject.name).toBeGreaterThan(0)
      expect(packets, subject.name).toBeGreaterThan(RUNS / 4)
    }
  })

  it('buffer only the bytes of incomplete packets', async () => {
    const demuxers = subjects.map(({ open, bytes }) => ({ demuxer: open(), bytes }))
    const before = await usedMb()
    // A stream with hundreds of losses of synchronisation.
    for (const { demuxer, bytes } of demuxers)
      for (let i = 0; i < 300; i += 1) demuxer.push(bytes.subarray((i * 37) % bytes.length))
    expect((await usedMb()) - before).toBeLessThan(MAX_MB)
    for (const { demuxer, bytes } of demuxers) demuxer.push(bytes)
  })
})
