import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root, run, tool } from './commands.ts'
import type { Failure } from './failures.ts'

/** Runs that a test has to pass alone, one after the other, to count as disturbed by its neighbours. */
const RUNS = 5

const results = join(root, 'test-results', 'alone')
const env = {
  ...process.env,
  PARLEY_E2E_REPORT: join(results, 'report.json'),
  PARLEY_E2E_RESULTS: join(results, 'e2e'),
}

const runPlaywright = (selection: readonly string[]) =>
  run(
    tool('@playwright/test/cli.js').concat(
      'test',
      ...selection,
      '--repeat-each',
      `${RUNS}`,
      '--retries',
      '0',
      '--workers',
      '1',
    ),
    { env },
  )

async function passesInVitest(selection: readonly string[]): Promise<boolean> {
  for (let i = 0; i < RUNS; i += 1) {
    const { code, output } = await run(tool('vitest/vitest.mjs').concat('run', ...selection, '--retry', '0'))
    // A selection that matches nothing succeeds as well.
    if (code !== 0 || !/Tests\s+1 passed/.test(stripVTControlCharacters(output))) return false
  }
  return true
}

/**
 * Whether a test that passed only on a retry passes every time when it runs alone: then the load of the computer
 * disturbed it, and neither the test nor the app is at fault.
 */
export async function passesAlone({ selection }: Failure): Promise<boolean> {
  if (selection === undefined) return false
  if (selection.includes('--project')) return (await runPlaywright(selection)).code === 0
  return passesInVitest(selection)
}
