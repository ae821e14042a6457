import * as z from 'zod/mini'
import { call } from '../call.ts'

/** Text translation. */
export const textCalls = {
  'text.translate': call(
    z.object({
      text: z.string().check(z.minLength(1)),
      /** Upper-case code of the v2 language list. */
      targetLanguage: z.string().check(z.minLength(2)),
      sourceLanguage: z.optional(z.string()),
    }),
    z.object({ text: z.string(), detectedSourceLanguage: z.string() }),
  ),
} as const
