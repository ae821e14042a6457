// npm run campaign -- --runs N --seed S [--verbose]: random mishaps over scripted meetings, on a virtual clock.
import { parseArgs } from 'node:util'
import { runSeed } from './campaign.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    verbose: { type: 'boolean', default: false },
  },
})
const [runs, first] = [Number(values.runs), Number(values.seed)]
const failed: number[] = []
const began = performance.now()
for (let seed = first; seed < first + runs; seed += 1) {
  const { faults, schedule, played } = await runSeed(seed)
  if (faults.length > 0) failed.push(seed)
  if (faults.length === 0 && !values.verbose) continue
  console.log(`\nseed ${seed}: ${faults.length === 0 ? 'well' : faults.join('\n  ')}`)
  if (!values.verbose) continue
  for (const { atMs, mishap } of schedule) console.log(`  ${atMs} ${JSON.stringify(mishap)}`)
  for (const { startMs, endMs, source } of played.transcript.captions)
    console.log(`  [${Math.round(startMs)}-${Math.round(endMs)}] ${source.concluded}`)
  console.log(`  gaps ${JSON.stringify(played.gaps)}, held ${played.mostHeldMs} ms at most`)
}
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(`\n${runs} runs from seed ${first} in ${seconds} s: ${failed.length} failed`)
if (failed.length > 0) {
  console.log(`again with: npm run campaign -- --runs 1 --verbose --seed ${failed[0]}`)
  console.log(`failed seeds: ${failed.join(' ')}`)
  process.exitCode = 1
}
