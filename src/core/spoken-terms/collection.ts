import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { emptyHintSchema } from '../service/data-centre.ts'

export const termListSummary = z.object({ language: z.string(), termCount: z.number() })

export const spokenTerms = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601 */
  createdAt: z.string(),
  /** One for each language. */
  lists: z.array(termListSummary),
})
export type SpokenTerms = z.output<typeof spokenTerms>

/** All collections of spoken terms. The live view requests them too, before the rest of the contract is loaded. */
export const spokenTermsList = call(
  z.object({}),
  z.object({ collections: z.array(spokenTerms), emptyHint: emptyHintSchema }),
)
