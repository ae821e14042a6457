import type { Check } from '../doctor/checks.ts'
import { errorText, type Translate } from './error-text.ts'

/** Displayed text of a check. */
export interface CheckText {
  readonly name: string
  readonly status: string
  readonly result: string
  /** The text of the error, if there was one, and the remedy. */
  readonly remedies: readonly string[]
}

/** A check in the reader's language. */
export function checkText({ id, status, finding, facts, error, remedy }: Check, t: Translate): CheckText {
  const failure = error === undefined ? undefined : errorText(error, t)
  return {
    name: t(`doctor.checks.${id}`),
    status: t(`doctor.statuses.${status}`),
    result:
      finding === 'skipped' ? t('doctor.notChecked') : t(`doctor.findings.${id}.${finding}.result`, facts),
    remedies: [...(failure?.lines ?? []), ...(remedy === undefined ? [] : [t(remedy, facts)])],
  }
}
