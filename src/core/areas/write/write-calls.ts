import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { languageCode } from '../../languages/codes.ts'

export const writingStyles = [
  'default',
  'academic',
  'business',
  'casual',
  'simple',
  'prefer_academic',
  'prefer_business',
  'prefer_casual',
  'prefer_simple',
] as const

export const tones = [
  'default',
  'confident',
  'diplomatic',
  'enthusiastic',
  'friendly',
  'prefer_confident',
  'prefer_diplomatic',
  'prefer_enthusiastic',
  'prefer_friendly',
] as const

const written = {
  texts: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  /** If omitted, each text stays in its own language. */
  targetLanguage: z.optional(languageCode),
}

const rephraseSchema = z.object({
  ...written,
  /** `prefer_` and a style: in languages without it, the default style. Only one of style and tone is not `default`. */
  writingStyle: z.optional(z.enum(writingStyles)),
  tone: z.optional(z.enum(tones)),
})
export type RephraseInput = z.output<typeof rephraseSchema>

const improved = z.object({
  text: z.string(),
  detectedSourceLanguage: z.string(),
  targetLanguage: z.string(),
})
export type Improved = z.output<typeof improved>

const improvements = z.object({ improvements: z.array(improved) })

/** Writing assistance, for texts in their order. Progress counts the chunks that they were split into. */
export const writeCalls = {
  'write.rephrase': call(rephraseSchema, improvements),
  /** Corrects errors and leaves the rest unchanged. */
  'write.correct': call(z.object(written), improvements),
} as const
