import * as z from 'zod/mini'
import { call } from '../contract/call.ts'

/** What was used of an allowance. A limit of null is none; left out, the service does not tell it. */
const allowance = z.object({ used: z.number(), limit: z.optional(z.nullable(z.number())) })
export type Allowance = z.output<typeof allowance>

const product = z.object({
  /** The service's name, such as `translate` or `speech_to_text`. */
  type: z.string(),
  /** What it is counted in: `characters` or `milliseconds`. */
  unit: z.string(),
  usedByKey: z.optional(z.number()),
  usedByAccount: z.optional(z.number()),
})

const usage = z.object({
  /** Characters of the whole account. */
  characters: z.optional(allowance),
  /** Characters of this key alone. Told on the Pro plan, as is all below. */
  keyCharacters: z.optional(allowance),
  /** Milliseconds of speech. */
  speech: z.optional(allowance),
  /** The period that all figures are of, as ISO 8601. */
  period: z.optional(z.object({ start: z.string(), end: z.string() })),
  /** Empty where the service does not tell them apart. */
  products: z.array(product),
})
export type Usage = z.output<typeof usage>

/** What the key in use has used so far. */
export const usageCalls = { 'usage.get': call(z.object({}), usage) } as const
