import { beforeAll, describe, expect, it } from 'vitest'
import { fuzz } from '../../../test/fuzz/demuxers.ts'
import { usedMb } from '../../../test/fuzz/memory.ts'
import { createSubjects, type Subject } from '../../../test/fuzz/subjects.ts'

/** A short run; `npm run fuzz -- --runs 1000000` is the long one. */
const RUNS = 400
const MOST_MB = 4

describe('the demuxers', () => {
  let subjects: Subject[]
  beforeAll(async () => {
    subjects = await createSubjects()
  }, 30_000)

  it('end on every mutated stream, throw nothing, and invent nothing', () => {
    for (const [i, subject] of subjects.entries()) {
      const { packets, damaged } = fuzz(subject, RUNS, 1 + i * RUNS)
      expect(damaged, subject.name).toBeGreaterThan(0)
      expect(packets, subject.name).toBeGreaterThan(RUNS / 4)
    }
  })

  it('keep no more than what they wait for', () => {
    for (const subject of subjects) {
      const demuxer = subject.open()
      const before = usedMb()
      const { length } = subject.bytes
      // A stream that lost its place, hundreds of times over.
      for (let i = 0; i < 300; i += 1) demuxer.push(subject.bytes.subarray((i * 37) % length))
      expect(usedMb() - before, subject.name).toBeLessThan(MOST_MB)
      demuxer.push(subject.bytes)
    }
  })
})
