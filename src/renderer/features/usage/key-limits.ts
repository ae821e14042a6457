import type { DeveloperKey } from '../../../core/admin/calls.ts'

const MINUTE_MS = 60_000
/** Digits that may be grouped by threes, as people write them: 500000, 500,000, 500.000, 500 000. */
const WHOLE = /^(\d{1,12}|\d{1,3}([.,'\s]\d{3}){1,3})$/u

/** What the fields of the limits hold. */
export interface LimitForm {
  readonly characters: string
  readonly minutes: string
}

/** Empty where there is no limit. */
export const formOf = ({ characters, speechMs }: DeveloperKey['limits']): LimitForm => ({
  characters: characters === null ? '' : String(characters),
  minutes: speechMs === null ? '' : String(speechMs / MINUTE_MS),
})

/** @returns null for no limit; `undefined` for what is not a whole number */
function readWhole(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return WHOLE.test(text) ? Number(text.replaceAll(/\D/g, '')) : undefined
}

export interface ReadLimits {
  readonly characters: number | null | undefined
  readonly speechMs: number | null | undefined
}

/**
 * What was typed, as limits: null for none, `undefined` for what cannot be read. A field that nobody touched
 * stays what it was to the millisecond, also where it is no whole number of minutes.
 */
export function readLimits(typed: LimitForm, limits: DeveloperKey['limits']): ReadLimits {
  const before = formOf(limits)
  const minutes = readWhole(typed.minutes)
  return {
    characters: readWhole(typed.characters),
    speechMs:
      typed.minutes === before.minutes ? limits.speechMs : minutes == null ? minutes : minutes * MINUTE_MS,
  }
}
