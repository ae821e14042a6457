import { type LastRun, readLastRun, treeOf, writeLastRun } from './last-run.ts'
import { conclude } from './report.ts'
import type { TestResult } from './results.ts'
import { attacks, journeys, type Step, suite } from './step.ts'

/** Runs one test alone by the command that repeats it. */
export type RunAgain = (command: readonly string[], name: string) => Promise<readonly TestResult[]>

const toStep = (command: readonly string[], name: string): Step => {
  const only = command.slice(command.indexOf('--') + 1)
  if (command[1] === 'run') return attacks(name, { only })
  return only.some((word) => /\.spec\.ts(:\d+)?$/.test(word))
    ? journeys(name, [], { only, workers: 1 })
    : suite(name, [], { only, workers: 1 })
}

const runAgain: RunAgain = (command, name) => toStep(command, name).run(() => {})

/** Runs a failed test alone. @returns whether that very test has passed: a runner that finds no test is content */
async function passesAlone(name: string, command: readonly string[] | null, at: number, run: RunAgain) {
  if (command === null) return false
  const results = await run(command, `again-${at}`)
  return results.some((result) => result.name === name && result.outcome === 'passed')
}

/**
 * Runs what failed in a run again, one test at a time; those that pass have trembled.
 *
 * @param max number of failures above which none runs again: so many are no accident
 * @returns the record of both runs
 */
export async function runFailed(last: LastRun, max: number, run = runAgain): Promise<LastRun> {
  const began = performance.now()
  const isTried = last.failures.length <= max
  if (!isTried) console.log(`${last.failures.length} tests failed: too many to try again`)
  const trembled: string[] = []
  const failed: number[] = []
  for (const [at, name] of last.failures.entries()) {
    const isPassed = isTried && (await passesAlone(name, last.again[at] ?? null, at + 1, run))
    if (isPassed) trembled.push(name)
    else failed.push(at)
    if (isTried) console.log(`${isPassed ? 'passed alone' : 'failed again'}: ${name}`)
  }
  return {
    ...last,
    tree: last.tree === treeOf() ? last.tree : null,
    passed: last.passed + trembled.length,
    failed: failed.length,
    seconds: last.seconds + (performance.now() - began) / 1000,
    failures: failed.map((at) => last.failures[at] ?? ''),
    again: failed.map((at) => last.again[at] ?? null),
    trembled: [...last.trembled, ...trembled],
  }
}

/** `npm test -- --failed`. @returns the exit code */
export async function runFailedOfLast(max: number): Promise<number> {
  const run = await runFailed(readLastRun(), max)
  writeLastRun(run)
  for (const name of run.trembled) console.log(`trembled: ${name}`)
  return conclude(run)
}
