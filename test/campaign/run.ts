// npm run campaign -- --runs N --seed S [--verbose]: random faults in scripted meetings, on a virtual clock. With
// --real, over real sockets in real time, --together of them in parallel. With --plain, all use JSON and 16 kHz PCM,
// whatever the seed says. With --sides 2, meetings have two sides, in memory only.
import { parseArgs } from 'node:util'
import { sides } from '../../src/core/voice/sides.ts'
import { type Planned, runSeed, runSidesSeed } from './campaign.ts'
import type { Played } from './play.ts'
import { plainVariant } from './session-variant.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    verbose: { type: 'boolean', default: false },
    real: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
    sides: { type: 'string', default: '1' },
    together: { type: 'string', default: '4' },
  },
})
const [runs, first] = [Number(values.runs), Number(values.seed)]
const hasSides = values.sides === '2'
if (hasSides && (values.real || values.plain))
  throw new Error('--sides 2 goes with neither --real nor --plain')
const failed: number[] = []
const began = performance.now()

interface Told {
  readonly seed: number
  readonly violations: readonly string[]
  readonly voices: readonly (Planned & { readonly name: string; readonly played: Played })[]
}

function tell({ seed, violations, voices }: Told): void {
  if (violations.length > 0) failed.push(seed)
  if (violations.length === 0 && !values.verbose) return
  console.log(`\nseed ${seed}: ${violations.length === 0 ? 'well' : violations.join('\n  ')}`)
  if (!values.verbose) return
  for (const { name, variant, schedule, stop, played } of voices) {
    console.log(`  ${name}${JSON.stringify(variant)}`)
    for (const { atMs, fault } of schedule) console.log(`  ${atMs} ${JSON.stringify(fault)}`)
    if (stop !== undefined) console.log(`  ${Math.round(stop.atMs)} ${JSON.stringify(stop)}`)
    for (const { startMs, endMs, source, targets } of played.captions)
      console.log(
        `  [${Math.round(startMs)}-${Math.round(endMs)}] ${JSON.stringify(source)} ${JSON.stringify(targets)}`,
      )
    console.log(`  gaps ${JSON.stringify(played.gaps)}, held ${played.mostHeldMs} ms at most`)
  }
}

async function run(seed: number): Promise<Told> {
  if (hasSides) {
    const { planned, played, violations } = await runSidesSeed(seed)
    const voices = sides.map((side) => ({
      ...planned.sides[side],
      name: `${side} `,
      played: played.sides[side],
    }))
    return { seed, violations, voices }
  }
  const change = values.plain ? { variant: plainVariant } : {}
  const { violations, ...voice } = await runSeed(seed, values.real ? 'sockets' : 'memory', change)
  return { seed, violations, voices: [{ ...voice, name: '' }] }
}

let next = first
async function work(): Promise<void> {
  while (next < first + runs) {
    const seed = next
    next += 1
    tell(await run(seed))
  }
}
// Without sockets there is nothing to wait for, so parallel runs would not be faster.
await Promise.all(Array.from({ length: values.real ? Number(values.together) : 1 }, work))
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(`\n${runs} runs from seed ${first} in ${seconds} s: ${failed.length} failed`)
if (failed.length > 0) {
  console.log(
    `again with: npm run campaign --${values.real ? ' --real' : ''}${hasSides ? ' --sides 2' : ''} --runs 1 --verbose --seed ${failed[0]}`,
  )
  console.log(`failed seeds: ${failed.join(' ')}`)
  process.exitCode = 1
}
