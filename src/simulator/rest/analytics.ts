import * as z from 'zod'
import { type Answer, ok, refuse } from './http.ts'
import { parseInput } from './input.ts'
import type { Keyring } from './keyring.ts'
import type { Route } from './router.ts'
import { type Amounts, addUp, type Period } from './usage-log.ts'

const day = z.iso.date('not a date such as 2026-01-31')

const schema = z.object({
  start_date: day,
  end_date: day,
  group_by: z.enum(['key', 'key_and_day']).optional(),
})

const MINUTE_MS = 60_000

const toUsage = (amounts: Amounts) => ({
  total_characters: amounts.characters,
  text_translation_characters: amounts.text,
  document_translation_characters: amounts.document,
  text_improvement_characters: amounts.improvement,
  speech_to_text_minutes: amounts.milliseconds / MINUTE_MS,
})

const midnight = (date: string): string => `${date}T00:00:00Z`

/** Enough of a key to know it again, and too little to use it. */
function mask(key: string): string {
  const shown = Math.min(4, Math.floor(key.length / 4))
  return `${key.slice(0, shown)}****${key.slice(key.length - shown)}`
}

type Grouping = 'key' | 'key_and_day'

/** One row for each key that was used, or for each of its days. */
function group(keyring: Keyring, period: Period, by: Grouping) {
  const keys = keyring.labelled.map(({ state, label }) => ({
    usage: state.usage,
    names: { api_key: mask(state.key), api_key_label: label },
  }))
  if (by === 'key')
    return keys.flatMap(({ usage, names }) =>
      usage.days(period).length === 0 ? [] : [{ ...names, usage: toUsage(usage.total(period)) }],
    )
  return keys.flatMap(({ usage, names }) =>
    usage
      .days(period)
      .map((each) => ({ ...names, usage_date: midnight(each.day), usage: toUsage(each.amounts) })),
  )
}

function report(keyring: Keyring, query: URLSearchParams): Answer {
  const parsed = parseInput(schema, Object.fromEntries(query))
  if (!parsed.ok) return refuse(400, parsed.message)
  const { start_date: from, end_date: to, group_by: by } = parsed.value
  if (from > to) return refuse(400, "Bad value for 'end_date': before 'start_date'.")
  const period = { from, to }
  return ok({
    usage_report: {
      total_usage: toUsage(addUp(keyring.labelled.map(({ state }) => state.usage.total(period)))),
      start_date: midnight(from),
      end_date: midnight(to),
      ...(by !== undefined && { group_by: by, [`${by}_usages`]: group(keyring, period, by) }),
    },
  })
}

export const analyticsRoutes = (keyring: Keyring): Route[] => [
  {
    method: 'GET',
    path: '/v2/admin/analytics',
    isAdminOnly: true,
    handle: ({ query }) => report(keyring, query),
  },
]
