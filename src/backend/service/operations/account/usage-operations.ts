import * as z from 'zod/mini'
import type { Allowance, Usage } from '../../../../core/areas/usage/usage-calls.ts'
import { listOf } from '../../../../core/base/input.ts'
import type { Result } from '../../../../core/base/result.ts'
import type { ServiceProfile } from '../../../../core/service/service-profiles.ts'
import type { ServiceClient } from '../../http/client.ts'
import { handlersOf, operation, send } from '../operation.ts'

/** The service's value for "no limit". */
const NO_LIMIT = 1_000_000_000_000
const MINUTE_MS = 60_000

const figure = z.nullish(z.number())
const text = z.nullish(z.string())
type Figure = z.output<typeof figure>

const productAnswer = z.object({
  product_type: z.string(),
  billing_unit: text,
  api_key_unit_count: figure,
  account_unit_count: figure,
  api_key_character_count: figure,
  character_count: figure,
})

/** All fields are optional: the Free plan reports fewer, and older deployments use other names. */
const answer = z.object({
  character_count: figure,
  character_limit: figure,
  products: z.nullish(listOf(productAnswer)),
  api_key_character_count: figure,
  api_key_character_limit: figure,
  speech_to_text_minutes_count: figure,
  speech_to_text_minutes_limit: figure,
  speech_to_text_milliseconds_count: figure,
  speech_to_text_milliseconds_limit: figure,
  speech_to_speech_minutes_count: figure,
  speech_to_speech_minutes_limit: figure,
  document_count: figure,
  document_limit: figure,
  team_document_count: figure,
  team_document_limit: figure,
  start_time: text,
  end_time: text,
})
type Answer = z.output<typeof answer>

/** Usage as reported by a service of this profile. */
const usageAnswer = ({ zeroLimit }: Pick<ServiceProfile, 'zeroLimit'>) =>
  z.pipe(
    answer,
    z.transform((reported): Usage => {
      const allowance = (used: Figure, limit: Figure): Allowance | undefined => {
        if (typeof used !== 'number') return undefined
        if (limit === undefined) return { used }
        if (zeroLimit === 'unreported' && (limit === 0 || limit === null)) return { used }
        return { used, limit: limit === null || limit >= NO_LIMIT ? null : limit }
      }
      const characters = allowance(reported.character_count, reported.character_limit)
      const keyCharacters = allowance(reported.api_key_character_count, reported.api_key_character_limit)
      const minutes = allowance(reported.speech_to_text_minutes_count, reported.speech_to_text_minutes_limit)
      const speech = minutes === undefined ? speechInMs(allowance, reported, zeroLimit) : inMs(minutes)
      const spokenMinutes = allowance(
        reported.speech_to_speech_minutes_count,
        reported.speech_to_speech_minutes_limit,
      )
      const documents = allowance(reported.document_count, reported.document_limit)
      const teamDocuments = allowance(reported.team_document_count, reported.team_document_limit)
      const { start_time: start, end_time: end } = reported
      return {
        ...(characters !== undefined && { characters }),
        ...(keyCharacters !== undefined && { keyCharacters }),
        ...(speech !== undefined && { speech }),
        ...(spokenMinutes !== undefined && { speechToSpeech: inMs(spokenMinutes) }),
        ...(documents !== undefined && { documents }),
        ...(teamDocuments !== undefined && { teamDocuments }),
        ...(typeof start === 'string' && typeof end === 'string' && { period: { start, end } }),
        products: (reported.products ?? []).map(toProduct),
      }
    }),
  )

const inMs = ({ used, limit }: Allowance): Allowance => ({
  used: used * MINUTE_MS,
  ...(limit !== undefined && { limit: limit === null ? null : limit * MINUTE_MS }),
})

/** Fields of older deployments; those that count minutes leave them at 0, which means nothing. */
function speechInMs(
  allowance: (used: Figure, limit: Figure) => Allowance | undefined,
  { speech_to_text_milliseconds_count: used, speech_to_text_milliseconds_limit: limit }: Answer,
  zeroLimit: ServiceProfile['zeroLimit'],
): Allowance | undefined {
  const speech = allowance(used, limit)
  return zeroLimit === 'unreported' && speech?.used === 0 && speech.limit === undefined ? undefined : speech
}

/** `speech_to_text` of `speechToText`: both are in use. */
const nameOf = (type: string): string => type.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function toProduct(reported: z.output<typeof productAnswer>): Usage['products'][number] {
  const type = nameOf(reported.product_type)
  const unit = reported.billing_unit ?? (type.startsWith('speech_to_') ? 'minutes' : 'characters')
  const factor = unit === 'minutes' ? MINUTE_MS : 1
  const byKey = reported.api_key_unit_count ?? reported.api_key_character_count
  const byAccount = reported.account_unit_count ?? reported.character_count
  return {
    type,
    unit: unit === 'minutes' ? 'milliseconds' : unit,
    ...(typeof byKey === 'number' && { usedByKey: byKey * factor }),
    ...(typeof byAccount === 'number' && { usedByAccount: byAccount * factor }),
  }
}

export const usageOperations = {
  get: operation('GET /v2/usage', {
    does: 'Tells what was used',
    call: 'usage.get',
    repeat: 'safe',
    answer: (_input: object, { connection }: ServiceClient) => usageAnswer(connection.profile),
  }),
} as const

export const usageHandlers = handlersOf(usageOperations)

/**
 * Reads the usage.
 *
 * @param attempts by default, as many as for other requests
 */
export const readUsage = (service: ServiceClient, attempts?: number): Promise<Result<Usage>> =>
  send(service, usageOperations.get, {}, { ...(attempts !== undefined && { attempts }) })
