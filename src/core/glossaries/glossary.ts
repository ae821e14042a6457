import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { emptyHintSchema } from '../service/data-centre.ts'

/** The languages that a dictionary translates between. */
export const pair = {
  /** Lower-case codes, such as `en`. */
  sourceLanguage: z.string().check(z.toLowerCase(), z.minLength(2)),
  targetLanguage: z.string().check(z.toLowerCase(), z.minLength(2)),
} as const

export const summary = z.object({ ...pair, entryCount: z.number() })

export const glossary = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601 */
  createdAt: z.string(),
  dictionaries: z.array(summary),
})
export type Glossary = z.output<typeof glossary>

/** All editable glossaries. The live view requests them too, before the rest of the contract is loaded. */
export const glossaryList = call(
  z.object({}),
  z.object({ glossaries: z.array(glossary), emptyHint: emptyHintSchema }),
)
