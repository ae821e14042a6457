// npm run sim -- --seed S: replays a seed step by step, as a drawing in text. With --runs N, runs that many from this seed on,
// shrinks those that break a rule, and says how to replay them. --only and --sentences run a part of a seed, --steps prints
// each step as a line, --first ends with the first seed that breaks a rule, and --together splits the seeds among processes.
// --night B --hours H runs seeds of block B of this night, until H hours are simulated.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import type { CaptionText } from '../../src/core/voice/receiving/transcript.ts'
import { draw } from './draw.ts'
import { SEEDS_OF_BLOCK, seedOfNight } from './night.ts'
import { itemsOf } from './plan-items.ts'
import type { SeedRun } from './run-plan.ts'
import { shrink } from './shrink.ts'
import { Simulation } from './simulation.ts'
import { lineOf } from './world/trace.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string' },
    only: { type: 'string' },
    sentences: { type: 'string' },
    steps: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
    digests: { type: 'boolean', default: false },
    together: { type: 'string', default: '1' },
    night: { type: 'string' },
    hours: { type: 'string', default: 'Infinity' },
  },
})
const { night } = values
const first = night === undefined ? Number(values.seed) : seedOfNight(new Date(), Number(night))
const maxHours = Number(values.hours)
const sentences = values.sentences === undefined ? undefined : Number(values.sentences)
const keys =
  values.only === undefined ? undefined : new Set(values.only.split(',').filter((key) => key !== ''))
const HOUR_MS = 3_600_000
let running = first
// An error that nobody waits for ends the process.
process.on('uncaughtExceptionMonitor', () => console.log(`\nseed ${running} ends the process`))

function printPlan({ plan }: SeedRun): void {
  for (const { side = 'voice', variant, meeting } of plan.voices) {
    console.log(`${side}: ${JSON.stringify({ ...variant, savesSilence: meeting.savesSilence })}`)
    for (const { id, fromMs, toMs } of meeting.sentences)
      console.log(`  ${(fromMs / 1000).toFixed(1)}-${(toMs / 1000).toFixed(1)} s ${id}`)
  }
  for (const { key, atMs, what } of itemsOf(plan))
    console.log(`${(atMs / 1000).toFixed(1).padStart(8)} s ${key}: ${what}`)
}

const toWords = ({ concluded, tentative, isUnfinished }: CaptionText): string =>
  `${concluded}${tentative === '' ? '' : `(${tentative})`}${isUnfinished === true ? '…' : ''}`.trim()

function printEnd({ plan, outcome, violations }: SeedRun): void {
  for (const [at, { captions, spoken, gaps, mostHeldMs }] of (outcome?.voices ?? []).entries()) {
    console.log(`${plan.voices[at]?.side ?? 'voice'}: held ${mostHeldMs} ms, gaps ${JSON.stringify(gaps)}`)
    for (const { startMs, endMs, source, targets } of captions)
      console.log(
        `  ${Math.round(startMs)}-${Math.round(endMs)} ${[source, ...Object.values(targets)].map(toWords).join(' | ')}`,
      )
    for (const { text, isWhole } of spoken) console.log(`  spoken: ${text}${isWhole ? '' : ', cut off'}`)
  }
  console.log(
    violations.length === 0
      ? '\nno rule is broken'
      : `\nbroken:\n${violations.map((each) => `  ${each}`).join('\n')}`,
  )
}

async function replay(): Promise<void> {
  const simulation = await Simulation.open()
  const run = await simulation.run(first, { keys, sentences, isTraceKept: true })
  const { events = [] } = run.outcome?.trace ?? {}
  printPlan(run)
  console.log(`\n${values.steps ? events.map(lineOf).join('\n') : draw(events)}\n`)
  printEnd(run)
  process.exitCode = run.violations.length === 0 ? 0 : 1
}

/** Shrinks a seed to what breaks its first rule. */
async function explain(simulation: Simulation, seed: number, { plan, violations }: SeedRun): Promise<void> {
  console.log(`\nseed ${seed}: ${violations.join('\n  ')}`)
  const [broken] = violations
  if (values.whole || broken === undefined) return
  const { keys: needed, sentences: count } = await shrink(plan, broken, async (left, atMost) => {
    const run = await simulation.run(seed, { keys: left, sentences: atMost })
    return run.violations
  })
  const only = needed.length === 0 ? "''" : needed.join(',')
  console.log(`  shrunk: npm run sim -- --seed ${seed} --only ${only} --sentences ${count}`)
}

async function runMany(runs: number): Promise<void> {
  const simulation = await Simulation.open()
  const began = process.hrtime.bigint()
  const failed: number[] = []
  let ms = 0
  let soundMs = 0
  let seed = first
  for (; seed < first + runs && ms < maxHours * HOUR_MS; seed += 1) {
    running = seed
    const run = await simulation.run(seed, { keys, sentences })
    const { outcome } = run
    if (outcome !== undefined) {
      ms += outcome.ms
      soundMs += Math.max(...outcome.voices.map(({ capturedMs }) => capturedMs))
      if (values.digests) console.log(`${seed} ${outcome.trace.digest()}`)
    }
    if (run.violations.length === 0) continue
    failed.push(seed)
    await explain(simulation, seed, run)
    if (values.first) break
  }
  const seconds = Number(process.hrtime.bigint() - began) / 1e9
  if (!values.digests)
    console.log(
      `\n${seed - first} runs from seed ${first}, ${(ms / HOUR_MS).toFixed(1)} h, ` +
        `${(soundMs / HOUR_MS).toFixed(2)} h of them of sound, in ${seconds.toFixed(1)} s: ` +
        `${failed.length} failed${failed.length > 0 ? `: ${failed.join(' ')}` : ''}`,
    )
  process.exitCode = failed.length === 0 ? 0 : 1
}

/** Processes share nothing but the seeds. */
async function split(runs: number, parts: number): Promise<void> {
  const size = Math.ceil(runs / parts)
  const codes = Array.from({ length: parts }, (_, at) => {
    const from = first + at * size
    const count = Math.min(size, first + runs - from)
    const flags = [...(values.whole ? ['--whole'] : []), ...(values.digests ? ['--digests'] : [])]
    const range = ['--seed', from, '--runs', count, '--hours', maxHours / parts].map(String)
    const args = [import.meta.filename, ...range, ...flags]
    return new Promise<number>((resolve) =>
      spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', (code) => resolve(code ?? 1)),
    )
  })
  process.exitCode = Math.max(...(await Promise.all(codes)))
}

const runs = Number(values.runs ?? (night === undefined ? 1 : SEEDS_OF_BLOCK))
if (values.runs === undefined && night === undefined) await replay()
else if (Number(values.together) > 1) await split(runs, Number(values.together))
else await runMany(runs)
