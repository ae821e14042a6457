import { expect, it } from 'vitest'
import type { LastRun } from './last-run.ts'
import type { TestResult } from './results.ts'
import { type RunAgain, runFailed } from './run-failed.ts'

const last: LastRun = {
  tree: null,
  passed: 10,
  failed: 3,
  skipped: 1,
  seconds: 60,
  load: 0,
  failures: ['a.test.ts: it trembles', 'a.test.ts: it breaks', 'types'],
  again: [['npm', 'test', '--', 'a.test.ts', '-t', 'it.trembles'], ['npm', 'test', '--', 'a.test.ts'], null],
  trembled: [],
}

/** Runs in which the named test ends in a way, beside another one that passes. */
const ending =
  (outcomes: Readonly<Record<string, TestResult['outcome']>>): RunAgain =>
  () =>
    Promise.resolve(
      Object.entries({ 'a.test.ts: another': 'passed' as const, ...outcomes }).map(([name, outcome]) => ({
        name,
        outcome,
        seconds: 1,
      })),
    )

it('runs failed tests again, one at a time, and names those that tremble', async () => {
  const run = await runFailed(
    last,
    3,
    ending({ 'a.test.ts: it trembles': 'passed', 'a.test.ts: it breaks': 'failed' }),
  )
  expect(run).toMatchObject({
    passed: 11,
    failed: 2,
    skipped: 1,
    failures: ['a.test.ts: it breaks', 'types'],
    again: [last.again[1], null],
    trembled: ['a.test.ts: it trembles'],
  })
})

it('does not count a test as passed that is skipped', async () => {
  expect((await runFailed(last, 3, ending({ 'a.test.ts: it trembles': 'skipped' }))).failed).toBe(3)
})

it('does not count a test as passed that its runner does not find', async () => {
  expect((await runFailed(last, 3, ending({}))).failures).toEqual(last.failures)
})

it('tries nothing again where too many tests failed', async () => {
  const never: RunAgain = () => Promise.reject(new Error('it ran'))
  expect(await runFailed(last, 2, never)).toMatchObject({ passed: 10, failed: 3, failures: last.failures })
})
