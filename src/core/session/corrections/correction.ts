import * as z from 'zod/mini'
import { sideSchema } from '../../voice/sides.ts'

/** Corrections per answer: more than anybody makes in a meeting. */
export const MAX_CORRECTIONS = 200

/** A line of a caption that the user has corrected. */
export const correctionSchema = z.object({
  /** Index of the caption. */
  index: z.number(),
  /** `source`, or the code of a translation's language. */
  line: z.string(),
  startMs: z.number(),
  side: z.optional(sideSchema),
  /** The spoken language, if it is known. */
  language: z.optional(z.string()),
  /** The original as it is shown, with its own correction. */
  source: z.string(),
  before: z.string(),
  after: z.string(),
})
export type Correction = z.output<typeof correctionSchema>
