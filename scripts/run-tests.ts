// The second half of npm test, on Node 24: everything that can be proved on this computer.
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { root, run, tool } from './commands.ts'
import { findElectron } from './electron-runtime.ts'
import { ensureTools } from './ensure-tools.ts'
import { attackFailures, type Failure, playwrightFailures, vitestFailures } from './failures.ts'
import {
  add,
  attackTally,
  nothing,
  one,
  playwrightTally,
  type Tally,
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
}

interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

const command = (name: string, ...parts: string[]): Step => ({
  name,
  run: async () => ({ tally: one((await run(parts)).code === 0), failures: [] }),
})

const suite = (name: string, file: string, projects: readonly string[], workers: number): Step => ({
  name,
  run: async () => {
    const { code } = await run([...vitest(file, ...projects), '--maxWorkers', `${workers}`])
    return { tally: withExit(vitestTally(report(file)), code), failures: vitestFailures(report(file)) }
  },
})

const attacks: Step = {
  name: 'attacks',
  run: async () => {
    const file = report('attacks')
    const { code } = await run([process.execPath, join(root, 'test/attack/run.ts'), `--report=${file}`])
    return { tally: withExit(attackTally(file), code), failures: attackFailures(file) }
  },
}

const journeys = (name: string, file: string, options: readonly string[]): Step => ({
  name,
  run: async () => {
    await build()
    const env = { ...process.env, PARLEY_E2E_REPORT: report(file), PARLEY_E2E_RESULTS: join(results, file) }
    const { code } = await run(tool('@playwright/test/cli.js').concat('test', ...options), { env })
    if (findElectron() === undefined)
      console.log(
        `${name}: the electron host was skipped, since there is no Electron runtime on this computer`,
      )
    return {
      tally: withExit(playwrightTally(report(file)), code),
      failures: playwrightFailures(report(file)),
    }
  },
})

const steps: readonly Step[] = [
  command('types', ...tool('@typescript/native/bin/tsc'), '-b', '--noEmit'),
  command('lint', ...tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', 'src', 'test', 'scripts'),
  command('format', ...tool('@biomejs/biome/bin/biome'), 'check', '.'),
  suite('unit tests', 'unit', ['node'], availableParallelism()),
  // They wait for sockets at the pace of speech more than they work.
  suite('contract tests', 'contract', ['contract'], 2 * availableParallelism()),
  attacks,
  journeys('journeys', 'e2e', ['--grep-invert', '@sound']),
  // Sound is compared sample by sample: a browser that must share its cores shifts its microphone by tens of
  // milliseconds before a page hears it, and a sentence in two is not the one that was spoken.
  journeys('journeys with sound', 'e2e-sound', [
    '--grep',
    '@sound',
    '--workers',
    `${Math.max(1, Math.floor(availableParallelism() / 2))}`,
    '--retries',
    '2',
  ]),
  suite('packaging', 'packaging', ['packaging'], 1),
]

rmSync(results, { recursive: true, force: true })
await ensureTools()
let total = nothing
const failed: string[] = []
const failures: Failure[] = []
for (const step of steps) {
  const started = performance.now()
  console.log(`\n== ${step.name}`)
  const outcome = await step.run()
  console.log(`== ${step.name}: ${Math.round((performance.now() - started) / 1000)} s`)
  if (outcome.tally.failed > 0) failed.push(step.name)
  failures.push(...outcome.failures)
  total = add(total, outcome.tally)
}
// Said once more at the end: whoever reads only the last lines must learn what to mend.
for (const { kind, name, message } of failures) console.log(`\n${kind}: ${name}\n${message}`)
if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
