import * as z from 'zod/mini'
import type { adminCalls } from '../../../../core/areas/admin/admin-calls.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { listOf } from '../../../../core/base/input.ts'
import { err } from '../../../../core/base/result.ts'
import type { ServiceHandlersOf } from '../../http/client.ts'
import {
  answerLimits,
  bodyFor,
  handlersOf,
  MAX_LISTED,
  MAX_REPORTED,
  operation,
  operationStep,
  send,
} from '../operation.ts'

/** Zero usage may be omitted. */
const figure = z.nullish(z.number())

const usage = z.pipe(
  z.object({
    total_characters: figure,
    text_translation_characters: figure,
    document_translation_characters: figure,
    text_improvement_characters: figure,
    speech_to_text_minutes: figure,
    speech_to_speech_minutes: figure,
  }),
  z.transform((answer) => {
    const textCharacters = answer.text_translation_characters ?? 0
    const documentCharacters = answer.document_translation_characters ?? 0
    const improvementCharacters = answer.text_improvement_characters ?? 0
    return {
      characters: answer.total_characters ?? textCharacters + documentCharacters + improvementCharacters,
      textCharacters,
      documentCharacters,
      improvementCharacters,
      speechMinutes: answer.speech_to_text_minutes ?? 0,
      speechToSpeechMinutes: answer.speech_to_speech_minutes ?? 0,
    }
  }),
)

const ofKey = { api_key: z.string(), api_key_label: z.nullish(z.string()), usage } as const

const byKey = z.pipe(
  z.object(ofKey),
  z.transform(({ api_key, api_key_label, usage: used }) => ({
    maskedKey: api_key,
    label: api_key_label ?? '',
    usage: used,
  })),
)

const byKeyAndDay = z.pipe(
  z.object({ ...ofKey, usage_date: z.string() }),
  z.transform(({ api_key, api_key_label, usage_date, usage: used }) => ({
    maskedKey: api_key,
    label: api_key_label ?? '',
    date: usage_date,
    usage: used,
  })),
)

const report = {
  total_usage: usage,
  start_date: z.string(),
  end_date: z.string(),
} as const

const toReport = (answer: z.output<z.ZodMiniObject<typeof report>>) => ({
  startDate: answer.start_date,
  endDate: answer.end_date,
  total: answer.total_usage,
})

/** Reports by their grouping: each grouping has a field of its own. */
const analyticsAnswers = {
  none: z.pipe(
    z.object({ usage_report: z.object(report) }),
    z.transform(({ usage_report }) => ({ ...toReport(usage_report), groups: [] })),
  ),
  key: z.pipe(
    z.object({ usage_report: z.object({ ...report, key_usages: listOf(byKey, MAX_LISTED) }) }),
    z.transform(({ usage_report }) => ({ ...toReport(usage_report), groups: usage_report.key_usages })),
  ),
  key_and_day: z.pipe(
    z.object({
      usage_report: z.object({ ...report, key_and_day_usages: listOf(byKeyAndDay, MAX_REPORTED) }),
    }),
    z.transform(({ usage_report }) => ({
      ...toReport(usage_report),
      groups: usage_report.key_and_day_usages,
    })),
  ),
} as const

const tagUsage = z.pipe(
  z.object({ custom_tag: z.string(), usage_date: z.nullish(z.string()), breakdown: usage }),
  z.transform(({ custom_tag, usage_date, breakdown: { documentCharacters: _documents, ...used } }) => ({
    tag: custom_tag,
    ...(typeof usage_date === 'string' && { date: usage_date }),
    ...used,
  })),
)

/** Usage by reporting tag. */
const tagAnalyticsAnswer = z.pipe(
  z.object({
    custom_tag_usage_report: z.object({
      start_date: z.string(),
      end_date: z.string(),
      next_page: figure,
      usage: z.nullish(listOf(tagUsage, MAX_LISTED)),
    }),
  }),
  z.transform(({ custom_tag_usage_report: { start_date, end_date, next_page, usage: tags } }) => ({
    startDate: start_date,
    endDate: end_date,
    tags: tags ?? [],
    ...(typeof next_page === 'number' && { nextPage: next_page }),
  })),
)

const cap = z.optional(z.nullable(z.number()))

const limits = {
  characters: cap,
  speech_to_text_milliseconds: cap,
  speech_to_speech_milliseconds: cap,
} as const

const toLimits = ({
  characters,
  speech_to_text_milliseconds: speechMs,
  speech_to_speech_milliseconds: speechToSpeechMs,
}: z.output<z.ZodMiniObject<typeof limits>>) => ({
  ...(characters !== undefined && { characters }),
  ...(speechMs !== undefined && { speechMs }),
  ...(speechToSpeechMs !== undefined && { speechToSpeechMs }),
})

const developerKeyAnswer = z.pipe(
  z.object({
    key_id: z.string(),
    label: z.nullish(z.string()),
    creation_time: z.string(),
    deactivated_time: z.nullish(z.string()),
    is_deactivated: z.nullish(z.boolean()),
    usage_limits: z.nullish(z.object(limits)),
  }),
  z.transform((answer) => ({
    id: answer.key_id,
    label: answer.label ?? '',
    createdAt: answer.creation_time,
    deactivatedAt: answer.deactivated_time ?? null,
    isDeactivated: answer.is_deactivated ?? false,
    limits: toLimits(answer.usage_limits ?? {}),
  })),
)

const developerKeysAnswer = z.pipe(
  listOf(developerKeyAnswer, MAX_LISTED),
  z.transform((keys) => ({ keys })),
)

/** The limits of all keys as the service names them, including unknown ones. */
const namedLimitsAnswer = listOf(
  z.object({ key_id: z.string(), usage_limits: z.nullish(z.record(z.string(), z.unknown())) }),
  MAX_LISTED,
)

const KEYS = '/v2/admin/developer-keys'

const days = { start_date: 'startDate', end_date: 'endDate' } as const

interface Days {
  readonly startDate: string
  readonly endDate: string
}

/** Dates in this format compare as strings. */
const checkDays = ({ startDate, endDate }: Days): AppError | undefined =>
  endDate >= startDate
    ? undefined
    : {
        kind: 'invalid-input',
        field: 'endDate',
        problem: { type: 'too-early', earliest: startDate, actual: endDate },
      }

/** Operations for admin keys. */
export const adminOperations = {
  analytics: operation('GET /v2/admin/analytics', {
    does: 'Reports the use of all keys',
    call: 'admin.analytics',
    feature: 'analytics',
    check: checkDays,
    query: { ...days, group_by: 'groupBy' },
    limits: answerLimits.report,
    repeat: 'safe',
    answer: ({ groupBy }: { readonly groupBy?: keyof typeof analyticsAnswers | undefined }) =>
      analyticsAnswers[groupBy ?? 'none'],
  }),
  tagAnalytics: operation('GET /v2/admin/analytics/custom-tags', {
    does: 'Reports the use under each reporting tag',
    call: 'admin.tagAnalytics',
    profile: 'deepl',
    feature: 'analytics',
    check: checkDays,
    query: { ...days, aggregate_by: 'aggregateBy', page: 'page' },
    limits: answerLimits.list,
    repeat: 'safe',
    answer: tagAnalyticsAnswer,
  }),
  listKeys: operation(`GET ${KEYS}`, {
    does: 'Lists the developer keys',
    call: 'admin.listKeys',
    limits: answerLimits.list,
    repeat: 'safe',
    answer: developerKeysAnswer,
  }),
  createKey: operation(`POST ${KEYS}`, {
    does: 'Creates a developer key',
    call: 'admin.createKey',
    body: { label: 'label' },
    repeat: 'unsafe',
    answer: developerKeyAnswer,
  }),
  renameKey: operation(`PUT ${KEYS}/label`, {
    does: 'Renames one',
    call: 'admin.renameKey',
    body: { key_id: 'id', label: 'label' },
    repeat: 'safe',
    answer: developerKeyAnswer,
  }),
  limitKey: operationStep(`PUT ${KEYS}/limits`, {
    does: 'Limits what one may use in a month',
    call: 'admin.limitKey',
    body: {
      key_id: 'id',
      characters: 'characters',
      speech_to_text_milliseconds: 'speechMs',
      speech_to_speech_milliseconds: 'speechToSpeechMs',
    },
    repeat: 'safe',
    answer: developerKeyAnswer,
  }),
  deactivateKey: operation(`PUT ${KEYS}/deactivate`, {
    does: 'Deactivates one',
    call: 'admin.deactivateKey',
    body: { key_id: 'id' },
    repeat: 'safe',
    answer: developerKeyAnswer,
  }),
} as const

export const adminHandlers: ServiceHandlersOf<keyof typeof adminCalls> = {
  ...handlersOf(adminOperations),
  /** The service lifts a limit that a change leaves out, so all present limits of the key are sent along. */
  'admin.limitKey': async (input, { service }) => {
    const { id, ...changed } = input
    if (Object.values(changed).every((limit) => limit === undefined))
      return err({ kind: 'invalid-input', field: 'characters', problem: { type: 'missing' } })
    const keys = await send(service, { ...adminOperations.listKeys, answer: namedLimitsAnswer }, {})
    if (!keys.ok) return keys
    const key = keys.value.find(({ key_id }) => key_id === id)
    if (key === undefined) return err({ kind: 'not-found' })
    const body = { ...key.usage_limits, ...bodyFor(adminOperations.limitKey, input) }
    return send(service, adminOperations.limitKey, input, { body })
  },
}
