import type { DeveloperKey } from '../../../../core/admin/calls.ts'

const MINUTE_MS = 60_000
/** Whole numbers that may have group separators: 500000, 500,000, 500.000, 500 000. */
const WHOLE = /^(\d{1,12}|\d{1,3}([.,'\s]\d{3}){1,3})$/u

/** Input fields of the limits. */
export interface LimitForm {
  readonly characters: string
  readonly minutes: string
}

/** Empty if there is no limit or it is not reported. */
export const formOf = ({ characters, speechMs }: DeveloperKey['limits']): LimitForm => ({
  characters: characters == null ? '' : String(characters),
  minutes: speechMs == null ? '' : String(speechMs / MINUTE_MS),
})

/** @returns null for no limit; `undefined` if the input is not a whole number */
function readWhole(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return WHOLE.test(text) ? Number(text.replaceAll(/\D/g, '')) : undefined
}

/** Parsed limits: null for none, `undefined` for invalid input. Unchanged ones are missing. */
export interface ReadLimits {
  readonly characters?: number | null | undefined
  readonly speechMs?: number | null | undefined
}

/** The changed limits. An unchanged one is not sent: it may not be a whole number of minutes. */
export function readLimits(typed: LimitForm, limits: DeveloperKey['limits']): ReadLimits {
  const before = formOf(limits)
  const minutes = readWhole(typed.minutes)
  return {
    ...(typed.characters !== before.characters && { characters: readWhole(typed.characters) }),
    ...(typed.minutes !== before.minutes && {
      speechMs: minutes == null ? minutes : minutes * MINUTE_MS,
    }),
  }
}

/** The limits to set; undefined if one of them is invalid. */
export function settable(
  read: ReadLimits,
): { characters?: number | null; speechMs?: number | null } | undefined {
  const known = Object.entries(read).filter(([, limit]) => limit !== undefined)
  return known.length === Object.keys(read).length ? Object.fromEntries(known) : undefined
}
