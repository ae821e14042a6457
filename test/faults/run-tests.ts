import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../scripts/build.ts'
import { tool } from '../../scripts/commands.ts'
import { runLogged } from '../../scripts/tests/logged-run.ts'
import { playwrightResults, type TestResult, vitestResults } from '../../scripts/tests/results.ts'
import { RESULTS } from '../../scripts/tests/step.ts'

const REPORT = join(RESULTS, 'faults.json')
const LOG = join(RESULTS, 'faults.log')
/** How long a test waits for what a fault withholds. Without faults, it has to pass within the same time. */
const PATIENCE_MS = 20_000
/** Ends a test that a fault lets hang; the seeds of the simulation take a third of it on a busy computer. */
const TEST_MS = 240_000

/** Tests of one runner. */
export interface Selection {
  readonly isJourney: boolean
  readonly projects: readonly string[]
  /** Files, journeys with a line if wanted. */
  readonly files: readonly string[]
  /** Whether the first failure ends it. */
  readonly isShort: boolean
}

/** Runs tests as `npm test -- FILE` does, on a new build where they run one. @param signal ends them */
export async function runTests(
  { isJourney, projects, files, isShort }: Selection,
  signal: AbortSignal,
): Promise<readonly TestResult[]> {
  if (isJourney || projects.includes('contract')) await build(signal)
  const command = isJourney
    ? tool('@playwright/test/cli.js').concat('test', ...(isShort ? ['-x'] : []))
    : tool('vitest/vitest.mjs').concat(
        'run',
        '--reporter=json',
        `--outputFile=${REPORT}`,
        `--testTimeout=${TEST_MS}`,
        ...(isShort ? ['--bail=1'] : []),
      )
  rmSync(REPORT, { force: true })
  await runLogged([...command, ...files, ...projects.map((project) => `--project=${project}`)], LOG, {
    signal,
    env: {
      ...process.env,
      PARLEY_JOURNEY_REPORT: REPORT,
      PARLEY_JOURNEY_RESULTS: join(RESULTS, 'faults'),
      PARLEY_JOURNEY_PATIENCE_MS: String(PATIENCE_MS),
      PARLEY_SIMULATION_LAST_SEED: '1000',
    },
  })
  return isJourney ? playwrightResults(REPORT) : vitestResults(REPORT)
}
