import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'
import { translationSchema } from '../text/text-calls.ts'

/** Parameters with which a text was translated, without the text. */
export const keptRequestSchema = z.omit(translationSchema, { texts: true, keepAs: true })

const keptTextSchema = z.object({
  id: z.string(),
  /** Time of the translation, in milliseconds since 1970. */
  keptAt: z.number(),
  /** Made up by the demo service. */
  isDemo: z.boolean(),
  /** The chosen or detected language; empty if unknown. */
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  source: z.string(),
  translation: z.string(),
})
export type KeptText = z.output<typeof keptTextSchema>

const wholeTextSchema = z.extend(keptTextSchema, {
  request: keptRequestSchema,
  /** As the service writes it, such as `EN`. */
  detectedSourceLanguage: z.string(),
  billedCharacters: z.optional(z.number()),
  modelTypeUsed: z.optional(z.string()),
})
export type WholeText = z.output<typeof wholeTextSchema>

/** Length of a text in a list, in code points. */
export const EXCERPT_LENGTH = 240

/** Stored texts and translations. They never leave this computer. */
export const textHistoryCalls = {
  /** Newest first, as excerpts: for a search, from shortly before the match. */
  'textHistory.list': call(
    z.object({
      /** Words, or runs of characters; all must occur in a text or its translation. */
      query: z._default(z.string().check(z.maxLength(500)), ''),
      limit: z._default(z.int().check(z.gte(1), z.lte(100)), 25),
      /** The `next` of the page before. */
      after: z.optional(z.int()),
    }),
    z.object({
      /** False if nothing is to be kept. */
      isKept: z.boolean(),
      texts: z.array(keptTextSchema),
      /** Omitted on the last page. */
      next: z.optional(z.number()),
    }),
  ),
  'textHistory.get': call(z.object({ id: z.string() }), wholeTextSchema),
  'textHistory.delete': call(z.object({ id: z.string() }), empty),
  'textHistory.clear': call(empty, empty),
} as const
