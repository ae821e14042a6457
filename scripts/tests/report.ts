import type { TestResult } from './results.ts'
import type { FinishedStep } from './run-lanes.ts'
import type { Step } from './step.ts'

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export function tallyOf(results: readonly TestResult[]): Tally {
  const count = (wanted: TestResult['outcome']) => results.filter(({ outcome }) => outcome === wanted).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

/** Prints the closing line of a run. @returns the exit code: a run without a test has not passed */
export function conclude({ passed, failed, skipped }: Tally): number {
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
  return failed === 0 && passed > 0 ? 0 : 1
}

/** Time above which a test belongs to the rest: see CONTRIBUTING.md. */
const MAX_QUICK_S = 2
const MAX_SLOW_LISTED = 15

export const formatSeconds = (seconds: number): string =>
  seconds < 60 ? `${Math.round(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`

export const formatProgress = (running: ReadonlyMap<Step, number | undefined>, seconds: number): string => {
  const parts = [...running].map(([{ name }, part]) =>
    part === undefined ? name : `${name} ${Math.floor(100 * part)} %`,
  )
  return `… ${formatSeconds(seconds)}: ${parts.join(', ')}`
}

/** A step that has ended, with its failed tests: a run that is cut off has said what failed. */
export function toStepLine({ name, seconds, results }: FinishedStep): string {
  const { passed, failed, skipped } = tallyOf(results)
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ]
  return [
    `${failed > 0 ? '✗' : '✓'} ${name}: ${results.length === 0 ? 'done' : counts.join(', ')} in ${formatSeconds(seconds)}`,
    ...results.filter(({ outcome }) => outcome === 'failed').map((test) => `  failed: ${test.name}`),
  ].join('\n')
}

/** Rows of text, the first column to the left and the others to the right. */
function align(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

/** Each step with its time, and its share of the time of all. */
export function toStepTable(steps: readonly FinishedStep[]): string {
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  return align([
    ['step', 'time', 'share', 'passed', 'failed', 'skipped'],
    ...steps.map(({ name, seconds, results }) => {
      const { passed, failed, skipped } = tallyOf(results)
      return [
        name,
        formatSeconds(seconds),
        `${Math.round((100 * seconds) / total)} %`,
        ...[passed, failed, skipped].map(String),
      ]
    }),
  ])
}

/** Tests that took longer than a quick one may, the slowest first. */
export function toSlowList(results: readonly TestResult[]): string {
  const slow = results
    .filter(({ seconds }) => seconds > MAX_QUICK_S)
    .toSorted((a, b) => b.seconds - a.seconds)
  if (slow.length === 0) return `no test took longer than ${MAX_QUICK_S} s`
  return [
    `${slow.length} tests took longer than ${MAX_QUICK_S} s: make them fast, or move them to test/rest`,
    align(slow.slice(0, MAX_SLOW_LISTED).map(({ name, seconds }) => [name, `${seconds.toFixed(1)} s`])),
    ...(slow.length > MAX_SLOW_LISTED ? [`and ${slow.length - MAX_SLOW_LISTED} more`] : []),
  ].join('\n')
}

/** A command as a person enters it in a shell. */
export const toShellCommand = (words: readonly string[]): string =>
  words
    .map((word) => (/^[\w./:=@+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`))
    .join(' ')

/** Tests that the table does not name: skipped ones, and failures last. */
export function toDetails(results: readonly TestResult[]): string {
  const of = (outcome: TestResult['outcome']) => results.filter((result) => result.outcome === outcome)
  const indent = (text = '') => text.replaceAll(/^/gm, '  ')
  return [
    ...of('skipped').map(
      ({ name, message = 'no reason was given' }) => `skipped: ${name}\n${indent(message)}`,
    ),
    ...of('failed').map(
      ({ name, message, repeat }) =>
        `failed: ${name}\n${indent(message)}${repeat === undefined ? '' : `\n  again: ${toShellCommand(repeat)}`}`,
    ),
  ].join('\n\n')
}
