// npm run fuzz -- [--runs N] [--seed S]: feeds N mutated streams in total to the demuxers.
import { parseArgs } from 'node:util'
import { fuzz } from './demuxers.ts'
import { usedMb } from './memory.ts'
import { createSubjects } from './subjects.ts'

/** Time limit of an input of a few kilobytes, which only a hang exceeds even on the slowest computer. */
const HANG_MS = 2000
/** Maximum memory of a demuxer: twice the largest element that it waits for. */
const MAX_MB = 4

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const subjects = await createSubjects()
const each = Math.ceil(Number(values.runs) / subjects.length)

for (const subject of subjects) {
  const before = await usedMb()
  const begin = performance.now()
  const { runs, packets, damaged, longestMs, longestSeed, last } = fuzz(subject, each, Number(values.seed))
  const seconds = (performance.now() - begin) / 1000
  const grownMb = (await usedMb()) - before
  console.log(
    `${subject.name}: ${runs} inputs in ${seconds.toFixed(0)} s, ${packets} packets, ${damaged} damaged places; ` +
      `the longest took ${longestMs.toFixed(0)} ms (seed ${longestSeed}); ${grownMb.toFixed(2)} MB kept`,
  )
  if (longestMs > HANG_MS || grownMb > MAX_MB) process.exitCode = 1
  last.push(new Uint8Array(0))
}
