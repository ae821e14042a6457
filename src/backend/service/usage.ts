import * as z from 'zod/mini'
import type { CallContext } from '../../core/call.ts'
import type { HandlersOf } from '../../core/contract.ts'
import type { Result } from '../../core/result.ts'
import type { Allowance, Usage } from '../../core/usage/calls.ts'
import type { ServiceClient } from './client.ts'

/** The service writes so large a limit where it means none. */
const NO_LIMIT = 1_000_000_000_000

const limit = z.pipe(
  z.nullable(z.number()),
  z.transform((most) => (most === null || most >= NO_LIMIT ? null : most)),
)

const product = z.pipe(
  z.object({
    product_type: z.string(),
    billing_unit: z.string(),
    api_key_unit_count: z.number(),
    account_unit_count: z.number(),
  }),
  z.transform((answer) => ({
    type: answer.product_type,
    unit: answer.billing_unit,
    usedByKey: answer.api_key_unit_count,
    usedByAccount: answer.account_unit_count,
  })),
)

/** On the Free plan the first two fields are all there is. */
const usageAnswer = z.pipe(
  z.object({
    character_count: z.number(),
    character_limit: limit,
    products: z._default(z.array(product), []),
    api_key_character_count: z.optional(z.number()),
    api_key_character_limit: z.optional(limit),
    speech_to_text_milliseconds_count: z.optional(z.number()),
    speech_to_text_milliseconds_limit: z.optional(limit),
    start_time: z.optional(z.string()),
    end_time: z.optional(z.string()),
  }),
  z.transform((answer) => {
    const { start_time: start, end_time: end } = answer
    const keyCharacters = allowance(answer.api_key_character_count, answer.api_key_character_limit)
    const speech = allowance(
      answer.speech_to_text_milliseconds_count,
      answer.speech_to_text_milliseconds_limit,
    )
    return {
      characters: { used: answer.character_count, limit: answer.character_limit },
      ...(keyCharacters !== undefined && { keyCharacters }),
      ...(speech !== undefined && { speech }),
      ...(start !== undefined && end !== undefined && { period: { start, end } }),
      products: answer.products,
    }
  }),
)

const allowance = (used: number | undefined, most: number | null | undefined): Allowance | undefined =>
  used === undefined || most === undefined ? undefined : { used, limit: most }

/**
 * What was used.
 *
 * @param attempts without it, as often as other requests are tried
 */
export const readUsage = (
  client: ServiceClient,
  context?: CallContext,
  attempts?: number,
): Promise<Result<Usage>> =>
  client.request(
    {
      method: 'GET',
      path: '/v2/usage',
      repeat: 'safe',
      ...(attempts !== undefined && { attempts }),
      answer: usageAnswer,
    },
    context,
  )

export const createUsageHandlers = (client: ServiceClient): HandlersOf<'usage.get'> => ({
  'usage.get': (_input, context) => readUsage(client, context),
})
