import { exitCodeOf } from '../core/base/errors.ts'
import type { Check } from '../core/product/doctor/checks.ts'
import { checkText } from '../core/product/strings/check-text.ts'
import type { Translate } from '../core/product/strings/error-text.ts'

const MARKS = { ok: '+', warning: '!', failed: 'x', skipped: '-' } as const satisfies Record<
  Check['status'],
  string
>

/** The checks as lines for a terminal. */
export function checkLines(checks: readonly Check[], t: Translate): string {
  const texts = checks.map((check) => ({ ...checkText(check, t), mark: MARKS[check.status] }))
  const width = Math.max(...texts.map(({ name }) => name.length))
  const indent = ' '.repeat(width + 4)
  return texts
    .flatMap(({ mark, name, result, remedies }) => [
      `${mark} ${name.padEnd(width)}  ${result}`,
      ...remedies.map((remedy) => indent + remedy),
    ])
    .join('\n')
}

/** Exit code of the worst error among the failed checks; a failed check without an error counts as 1. */
export const checksExitCode = (checks: readonly Check[]): number =>
  Math.max(
    0,
    ...checks
      .filter(({ status }) => status === 'failed')
      .map(({ error }) => (error === undefined ? 1 : exitCodeOf(error))),
  )
