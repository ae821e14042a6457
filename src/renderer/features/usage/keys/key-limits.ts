import type { DeveloperKey } from '../../../../core/areas/admin/admin-calls.ts'

const MINUTE_MS = 60_000
/** Whole numbers that may have group separators: 500000, 500,000, 500.000, 500 000. */
const WHOLE = /^(\d{1,12}|\d{1,3}([.,'\s]\d{3}){1,3})$/u

type Limits = DeveloperKey['limits']
export type LimitName = keyof Limits

/** Limits with the size of the unit in which they are typed: those of speech in minutes. */
export const limitUnits: { readonly [N in LimitName]: number } = {
  characters: 1,
  speechMs: MINUTE_MS,
  speechToSpeechMs: MINUTE_MS,
}
const names = Object.keys(limitUnits) as LimitName[]

/** Input fields of the limits. */
export type LimitForm = { readonly [N in LimitName]: string }

const typedAs = (name: LimitName, limit: number | null | undefined): string =>
  limit == null ? '' : String(limit / limitUnits[name])

/** Empty if there is no limit or it is not reported. */
export const limitFormOf = ({ characters, speechMs, speechToSpeechMs }: Limits): LimitForm => ({
  characters: typedAs('characters', characters),
  speechMs: typedAs('speechMs', speechMs),
  speechToSpeechMs: typedAs('speechToSpeechMs', speechToSpeechMs),
})

/** @returns null for no limit; `undefined` if the input is not a whole number */
function readWhole(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return WHOLE.test(text) ? Number(text.replaceAll(/\D/g, '')) : undefined
}

/** Parsed limits: null for none, `undefined` for invalid input. Unchanged ones are missing. */
export type ReadLimits = { readonly [N in LimitName]?: number | null | undefined }

/** The changed limits. An unchanged one is not parsed: it may not be a whole number of minutes. */
export function readLimits(typed: LimitForm, limits: Limits): ReadLimits {
  const before = limitFormOf(limits)
  const changed = names.filter((name) => typed[name] !== before[name])
  return Object.fromEntries(
    changed.map((name) => {
      const whole = readWhole(typed[name])
      return [name, whole == null ? whole : whole * limitUnits[name]]
    }),
  )
}

/** The limits to set; undefined if one of them is invalid. */
export function settable(read: ReadLimits): { [N in LimitName]?: number | null } | undefined {
  const known = Object.entries(read).filter(([, limit]) => limit !== undefined)
  return known.length === Object.keys(read).length ? Object.fromEntries(known) : undefined
}
