// The second part of npm test, on Node 24: everything that can be tested on this computer.
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { type RunOptions, root, run, tool } from './commands.ts'
import { ensureTools } from './ensure-tools.ts'
import {
  attackFailures,
  type Failure,
  playwrightFailures,
  playwrightSkipped,
  vitestFailures,
} from './failures.ts'
import { reasonForRetry } from './flaky.ts'
import { passesAlone } from './second-tries.ts'
import {
  add,
  attackTally,
  nothing,
  one,
  playwrightTally,
  type Tally,
  toStepTable,
  vitestTally,
  withExit,
} from './tally.ts'

const results = join(root, 'test-results')
const report = (name: string) => join(results, `${name}.json`)
const vitest = (name: string, ...projects: string[]) =>
  tool('vitest/vitest.mjs').concat(
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report(name)}`,
  )

interface Outcome {
  readonly tally: Tally
  readonly failures: readonly Failure[]
  /** Names of tests that did not run, with the reason. */
  readonly skipped?: readonly string[]
}

interface Step {
  readonly name: string
  readonly run: (options: RunOptions) => Promise<Outcome>
}

const command = (name: string, ...parts: string[]): Step => ({
  name,
  run: async (options) => ({ tally: one((await run(parts, options)).code === 0), failures: [] }),
})

const suite = (name: string, file: string, projects: readonly string[], workers: number): Step => ({
  name,
  run: async (options) => {
    const { code } = await run([...vitest(file, ...projects), '--maxWorkers', `${workers}`], options)
    return { tally: withExit(vitestTally(report(file)), code), failures: vitestFailures(report(file)) }
  },
})

const attacks: Step = {
  name: 'attacks',
  run: async (options) => {
    const file = report('attacks')
    const { code } = await run(
      [process.execPath, join(root, 'test/attack/run.ts'), `--report=${file}`],
      options,
    )
    return { tally: withExit(attackTally(file), code), failures: attackFailures(file) }
  },
}

const journeys = (name: string, file: string, choice: readonly string[]): Step => ({
  name,
  run: async (options) => {
    const env = { ...process.env, PARLEY_E2E_REPORT: report(file), PARLEY_E2E_RESULTS: join(results, file) }
    const { code } = await run(tool('@playwright/test/cli.js').concat('test', ...choice), { ...options, env })
    return {
      tally: withExit(playwrightTally(report(file)), code),
      failures: playwrightFailures(report(file)),
      skipped: playwrightSkipped(report(file)),
    }
  },
})

/** Steps that compare no sound with what a page has heard, the fastest to fail first. */
const others: readonly Step[] = [
  command('types', ...tool('@typescript/native/bin/tsc'), '-b', '--noEmit'),
  command('lint', ...tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', 'src', 'test', 'scripts'),
  command('format', ...tool('@biomejs/biome/bin/biome'), 'check', '.'),
  suite('unit tests', 'unit', ['node'], availableParallelism()),
  suite('packaging', 'packaging', ['packaging'], 1),
  // They wait for sockets in real time more than they use the CPU.
  suite('contract tests', 'contract', ['contract'], 2 * availableParallelism()),
  attacks,
]

/**
 * Phases whose lists of steps run in parallel: the first list at normal priority, the others at low priority. Audio is
 * compared sample by sample: a browser that has to share its cores shifts its microphone by tens of milliseconds before
 * a page receives it, and every other sentence differs from the spoken one. Most of the time it waits for speech,
 * though. A sound server drops what is late, so what plays through one runs alone.
 */
const phases: readonly (readonly (readonly Step[])[])[] = [
  [
    [
      journeys('journeys with sound', 'e2e-sound', [
        '--grep',
        '@sound',
        '--workers',
        `${Math.max(1, Math.floor(availableParallelism() / 2))}`,
      ]),
    ],
    others,
  ],
  [
    [
      suite('sound devices', 'devices', ['devices'], 1),
      journeys('journeys on sound devices', 'e2e-devices', ['--grep', '@devices', '--workers', '1']),
    ],
  ],
  [[journeys('journeys', 'e2e', ['--grep-invert', '@sound|@devices'])]],
]

interface Done extends Outcome {
  readonly name: string
  readonly seconds: number
}

async function carryOut(steps: readonly Step[], options: RunOptions): Promise<Done[]> {
  const done: Done[] = []
  for (const { name, run: runStep } of steps) {
    const started = performance.now()
    console.log(`\n== ${name}`)
    const outcome = await runStep(options)
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`== ${name}: ${seconds} s`)
    done.push({ name, seconds, ...outcome })
  }
  return done
}

rmSync(results, { recursive: true, force: true })
await ensureTools()
await build()
const done: Done[] = []
for (const phase of phases)
  done.push(
    ...(await Promise.all(phase.map((steps, index) => carryOut(steps, { isBackground: index > 0 })))).flat(),
  )
const failures = done.flatMap((step) => step.failures)
const disturbed = new Set<Failure>()
const flaky: Failure[] = []
for (const failure of failures)
  if (failure.kind === 'flaky' && reasonForRetry(failure.name) === undefined)
    if (await passesAlone(failure)) disturbed.add(failure)
    else flaky.push(failure)
// Failures are repeated at the end, for those who read only the last lines.
for (const failure of failures) {
  const { kind, name, message } = failure
  const alone = disturbed.has(failure) ? 'it passed alone every time' : 'not listed in scripts/flaky.ts'
  const reason = kind === 'flaky' ? (reasonForRetry(name) ?? alone) : undefined
  console.log(`\n${kind}: ${name}${reason === undefined ? '' : ` (${reason})`}\n${message}`)
}
for (const name of done.flatMap(({ skipped = [] }) => skipped)) console.log(`\nskipped: ${name}`)
const total = done.reduce((sum, { tally }) => add(sum, tally), nothing)
console.log(`\n${toStepTable(done)}`)
const failed = done.filter(({ tally }) => tally.failed > 0).map(({ name }) => name)
if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`)
if (disturbed.size > 0) console.log(`\nto be mended, though they passed alone: ${disturbed.size}`)
if (flaky.length > 0) console.log(`\npassed only on a second try: ${flaky.length}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed === 0 && flaky.length === 0 && total.passed > 0 ? 0 : 1
