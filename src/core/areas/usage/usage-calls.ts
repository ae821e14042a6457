import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'

/** Usage of an allowance. A limit of null means unlimited; undefined if the service does not report it. */
const allowance = z.object({ used: z.number(), limit: z.optional(z.nullable(z.number())) })
export type Allowance = z.output<typeof allowance>

const product = z.object({
  /** The service's name, such as `translate`, `speech_to_text` or `speech_to_speech`. */
  type: z.string(),
  /** `characters` or `milliseconds`. */
  unit: z.string(),
  usedByKey: z.optional(z.number()),
  usedByAccount: z.optional(z.number()),
})

const usage = z.object({
  /** Characters of the whole account. */
  characters: z.optional(allowance),
  /** Characters of this key only. Reported on the Pro plan only, like all fields below. */
  keyCharacters: z.optional(allowance),
  /** Milliseconds of speech. */
  speech: z.optional(allowance),
  /** Milliseconds of speech in sessions with a spoken translation, if they are counted apart. */
  speechToSpeech: z.optional(allowance),
  /** Number of documents of this key, and of the whole account. */
  documents: z.optional(allowance),
  teamDocuments: z.optional(allowance),
  /** Period of all figures, in ISO 8601. */
  period: z.optional(z.object({ start: z.string(), end: z.string() })),
  /** Empty if the service does not distinguish them. */
  products: z.array(product),
})
export type Usage = z.output<typeof usage>

/** Usage of the active key so far. */
export const usageCalls = { 'usage.get': call(empty, usage) } as const
