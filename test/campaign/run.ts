// npm run campaign -- --runs N --seed S [--verbose]: random faults over scripted meetings, on a virtual clock.
// With --real, over real sockets and at the pace of speech, --together of them at a time. With --plain, all of them
// in JSON and PCM of 16 kHz, whatever the seed says.
import { parseArgs } from 'node:util'
import { type Run, runSeed } from './campaign.ts'
import { plainVariant } from './session-variant.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    verbose: { type: 'boolean', default: false },
    real: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
    together: { type: 'string', default: '4' },
  },
})
const [runs, first] = [Number(values.runs), Number(values.seed)]
const failed: number[] = []
const began = performance.now()

function tell({ seed, variant, violations, schedule, stop, played }: Run): void {
  if (violations.length > 0) failed.push(seed)
  if (violations.length === 0 && !values.verbose) return
  console.log(`\nseed ${seed}: ${violations.length === 0 ? 'well' : violations.join('\n  ')}`)
  if (!values.verbose) return
  console.log(`  ${JSON.stringify(variant)}`)
  for (const { atMs, fault } of schedule) console.log(`  ${atMs} ${JSON.stringify(fault)}`)
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
    tell(
      await runSeed(seed, values.real ? 'sockets' : 'memory', values.plain ? { variant: plainVariant } : {}),
    )
  }
}
// Without sockets nobody waits for anything, and one after another is as fast.
await Promise.all(Array.from({ length: values.real ? Number(values.together) : 1 }, work))
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(`\n${runs} runs from seed ${first} in ${seconds} s: ${failed.length} failed`)
if (failed.length > 0) {
  console.log(
    `again with: npm run campaign --${values.real ? ' --real' : ''} --runs 1 --verbose --seed ${failed[0]}`,
  )
  console.log(`failed seeds: ${failed.join(' ')}`)
  process.exitCode = 1
}
