import * as z from 'zod'
import {
  type ApiRequest,
  type ApiResponse,
  type AuthorizationScheme,
  okResponse,
  refuse,
} from '../http/api-request.ts'
import { integer } from '../http/fields.ts'
import { readInput } from '../http/parse-input.ts'
import type { Route } from '../http/router.ts'
import type { Keyring } from './keyring.ts'
import { type Amounts, addUp, type LoggedPeriod } from './usage-log.ts'

const day = z.iso.date('not a date such as 2026-01-31')

const schema = z.object({
  start_date: day,
  end_date: day,
  group_by: z.enum(['key', 'key_and_day']).optional(),
})

const MINUTE_MS = 60_000

type ToUsage = (amounts: Amounts) => object

const speech = (amounts: Amounts, scheme: AuthorizationScheme) => ({
  speech_to_text_minutes: amounts.speech / MINUTE_MS,
  ...(scheme === 'DeepL-Auth-Key' && { speech_to_speech_minutes: amounts.speechToSpeech / MINUTE_MS }),
})

const usageIn =
  (scheme: AuthorizationScheme): ToUsage =>
  (amounts) => ({
    total_characters: amounts.characters,
    text_translation_characters: amounts.text,
    document_translation_characters: amounts.document,
    text_improvement_characters: amounts.improvement,
    ...speech(amounts, scheme),
  })

const midnight = (date: string): string => `${date}T00:00:00Z`

/** Enough of a key to recognise it, and too little to use it. */
function mask(key: string): string {
  const shown = Math.min(4, Math.floor(key.length / 4))
  return `${key.slice(0, shown)}****${key.slice(key.length - shown)}`
}

type Grouping = 'key' | 'key_and_day'

/** One row for each used key, or for each of its days. */
function group(keyring: Keyring, period: LoggedPeriod, by: Grouping, toUsage: ToUsage) {
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

function report(keyring: Keyring, { query, scheme }: ApiRequest): ApiResponse {
  const toUsage = usageIn(scheme)
  const { start_date: from, end_date: to, group_by: by } = readInput(schema, Object.fromEntries(query))
  if (from > to) return refuse(400, "Bad value for 'end_date': before 'start_date'.")
  const period = { from, to }
  return okResponse({
    usage_report: {
      total_usage: toUsage(addUp(keyring.labelled.map(({ state }) => state.usage.total(period)))),
      start_date: midnight(from),
      end_date: midnight(to),
      ...(by !== undefined && { group_by: by, [`${by}_usages`]: group(keyring, period, by, toUsage) }),
    },
  })
}

const DAY_MS = 86_400_000
const MAX_DAYS = 366
const TAGS_PER_PAGE = 100

const tagSchema = z.object({
  start_date: day,
  end_date: day,
  aggregate_by: z.enum(['period', 'day']).default('period'),
  page: integer(0, Number.MAX_SAFE_INTEGER).default(0),
})

const toBreakdown = (amounts: Amounts) => ({
  total_characters: amounts.characters,
  text_translation_characters: amounts.text,
  text_improvement_characters: amounts.improvement,
  ...speech(amounts, 'DeepL-Auth-Key'),
})

/** One row for each reporting tag, or for each of its days, over all keys. */
function rowsByTag(keyring: Keyring, period: LoggedPeriod, by: 'period' | 'day') {
  const logs = keyring.labelled.flatMap(({ state }) => [...state.usageByTag])
  return [...Map.groupBy(logs, ([tag]) => tag)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([custom_tag, ofTag]) => {
      const days = ofTag.flatMap(([, log]) => log.days(period))
      const sum = (some: typeof days) => toBreakdown(addUp(some.map(({ amounts }) => amounts)))
      if (by === 'period') return days.length === 0 ? [] : [{ custom_tag, breakdown: sum(days) }]
      return [...Map.groupBy(days, (each) => each.day)].map(([date, ofDay]) => ({
        custom_tag,
        usage_date: midnight(date),
        breakdown: sum(ofDay),
      }))
    })
}

function reportTags(keyring: Keyring, query: URLSearchParams): ApiResponse {
  const {
    start_date: from,
    end_date: to,
    aggregate_by: by,
    page,
  } = readInput(tagSchema, Object.fromEntries(query))
  if (from > to) return refuse(400, "Bad value for 'end_date': before 'start_date'.")
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_DAYS)
    return refuse(400, `A report covers ${MAX_DAYS} days at most.`)
  const rows = rowsByTag(keyring, { from, to }, by)
  const end = (page + 1) * TAGS_PER_PAGE
  return okResponse({
    custom_tag_usage_report: {
      aggregate_by: by,
      start_date: midnight(from),
      end_date: midnight(to),
      next_page: rows.length > end ? page + 1 : null,
      usage: rows.slice(page * TAGS_PER_PAGE, end),
    },
  })
}

export const analyticsRoutes = (keyring: Keyring): Route[] => [
  {
    method: 'GET',
    path: '/v2/admin/analytics',
    isAdminOnly: true,
    handle: (request) => report(keyring, request),
  },
  {
    method: 'GET',
    path: '/v2/admin/analytics/custom-tags',
    isAdminOnly: true,
    handle: ({ query }) => reportTags(keyring, query),
  },
]
