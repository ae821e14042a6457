import { existsSync, readFileSync } from 'node:fs'

/** Number of tests or steps by result. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** Tally of a single step. */
export const one = (isWell: boolean): Tally =>
  isWell ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }

/** A missing report counts as a failure: its writer crashed. */
function read<T>(path: string, toTally: (report: T) => Tally): Tally {
  return existsSync(path) ? toTally(JSON.parse(readFileSync(path, 'utf8')) as T) : one(false)
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly success: boolean
}

export const vitestTally = (path: string): Tally =>
  read<VitestReport>(path, (report) => ({
    passed: report.numPassedTests,
    // A file that does not load has no failed test, but is a failure.
    failed: report.numFailedTests || (report.success ? 0 : Math.max(1, report.numFailedTestSuites)),
    skipped: report.numPendingTests + report.numTodoTests,
  }))

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
}

export const playwrightTally = (path: string): Tally =>
  read<PlaywrightReport>(path, ({ stats, errors }) => ({
    // A test that passes on a retry has passed: flaky.ts says whether it may.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }))

interface AttackReport {
  readonly refused: number
  readonly succeeded: number
  readonly skipped: number
}

/** A refused attack has passed. */
export const attackTally = (path: string): Tally =>
  read<AttackReport>(path, ({ refused, succeeded, skipped }) => ({
    passed: refused,
    failed: succeeded,
    skipped,
  }))

/** Counts a failed exit without a failed test, such as an error outside of all tests, as a failure. */
export const withExit = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? add(tally, one(false)) : tally

/** A table of the steps with their times in seconds and their results. */
export const toStepTable = (
  steps: readonly { readonly name: string; readonly seconds: number; readonly tally: Tally }[],
): string =>
  [
    ['step', 'seconds', 'passed', 'failed', 'skipped'],
    ...steps.map(({ name, seconds, tally: { passed, failed, skipped } }) => [
      name,
      ...[seconds, passed, failed, skipped].map(String),
    ]),
  ]
    .map(([name = '', ...cells]) => name.padEnd(22) + cells.map((cell) => cell.padStart(9)).join(''))
    .join('\n')
