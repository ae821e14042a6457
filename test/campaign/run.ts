// npm run campaign -- --runs N --seed S [--verbose]: random faults in scripted meetings, over real sockets in real time,
// --together of them in parallel. With --plain, all use JSON and 16 kHz PCM, whatever the seed says.
import { inspect, parseArgs } from 'node:util'
import { runSeed } from './campaign.ts'
import { plainVariant } from './session-variant.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    verbose: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
    together: { type: 'string', default: '4' },
  },
})
const [runs, first] = [Number(values.runs), Number(values.seed)]
const failed: number[] = []
const began = performance.now()

async function tell(seed: number): Promise<void> {
  const [change, over] = values.plain ? [plainVariant, { languages: [] }] : []
  const { variant, schedule, languages, stop, played, violations } = await runSeed(seed, change, over)
  if (violations.length > 0) failed.push(seed)
  if (violations.length === 0 && !values.verbose) return
  console.log(`\nseed ${seed}: ${violations.length === 0 ? 'well' : violations.join('\n  ')}`)
  if (!values.verbose) return
  console.log(`  ${JSON.stringify(variant)}`)
  for (const { atMs, fault } of schedule) console.log(`  ${atMs} ${JSON.stringify(fault)}`)
  for (const { atMs, targetLanguages } of languages)
    console.log(`  ${Math.round(atMs)} languages ${targetLanguages.join(' ')}`)
  for (const { targetLanguages, concludedMs } of played.switches)
    console.log(`  got languages ${targetLanguages.join(' ')} after ${Math.round(concludedMs)}`)
  if (stop !== undefined) console.log(`  ${Math.round(stop.atMs)} ${JSON.stringify(stop)}`)
  for (const { startMs, endMs, source, targets } of played.captions)
    console.log(
      `  [${Math.round(startMs)}-${Math.round(endMs)}] ${JSON.stringify(source)} ${JSON.stringify(targets)}`,
    )
  console.log(`  gaps ${JSON.stringify(played.gaps)}, held ${played.mostHeldMs} ms at most`)
}

let next = first
async function work(): Promise<void> {
  while (next < first + runs) {
    const seed = next
    next += 1
    try {
      await tell(seed)
    } catch (thrown) {
      failed.push(seed)
      console.log(`\nseed ${seed}: the run throws: ${inspect(thrown)}`)
    }
  }
}
await Promise.all(Array.from({ length: Number(values.together) }, work))
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(`\n${runs} runs from seed ${first} in ${seconds} s: ${failed.length} failed`)
if (failed.length > 0) {
  console.log(`again with: npm run campaign -- --runs 1 --verbose --seed ${failed[0]}`)
  console.log(`failed seeds: ${failed.join(' ')}`)
  process.exitCode = 1
}
