import { existsSync, readFileSync } from 'node:fs'

/** How many of something went well. */
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

/** One step that is well or not. */
export const one = (isWell: boolean): Tally =>
  isWell ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }

/** A report that is missing is a failure: whatever was to write it broke before its end. */
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
    // A file that does not load has no failed test, and is a failure all the same.
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
    // What passes when it is tried once more has passed: the list of journeys names it as flaky.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }))

interface AttackReport {
  readonly refused: number
  readonly succeeded: number
  readonly skipped: number
}

/** An attack that was refused has passed. */
export const attackTally = (path: string): Tally =>
  read<AttackReport>(path, ({ refused, succeeded, skipped }) => ({
    passed: refused,
    failed: succeeded,
    skipped,
  }))

/** A runner can fail without a failed test, by an error that belongs to none: that is a failure too. */
export const withExit = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? add(tally, one(false)) : tally
