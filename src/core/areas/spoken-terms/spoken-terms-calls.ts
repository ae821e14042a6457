import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'
import { emptyHintSchema } from '../../service/data-centre.ts'

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

const id = z.guid()
const name = z.string().check(z.trim(), z.minLength(1))
/** A code such as `en`, as the service lists it for voice sessions. */
const language = z.string().check(z.minLength(2), z.maxLength(20))
const terms = z.array(z.string()).check(z.minLength(1))
const list = z.object({ language, terms })
export type SpokenTermList = z.output<typeof list>

/** Spoken terms: names and jargon that speech recognition writes as listed, a list for each language. */
export const spokenTermCalls = {
  'spokenTerms.list': call(
    empty,
    z.object({ collections: z.array(spokenTerms), emptyHint: emptyHintSchema }),
  ),
  'spokenTerms.get': call(z.object({ id }), spokenTerms),
  'spokenTerms.create': call(z.object({ name, lists: z._default(z.array(list), []) }), spokenTerms),
  /** Renames a collection, and merges terms into its lists. */
  'spokenTerms.update': call(
    z.object({ id, name: z.optional(name), lists: z.optional(z.array(list)) }),
    spokenTerms,
  ),
  'spokenTerms.delete': call(z.object({ id }), empty),
  'spokenTerms.terms': call(z.object({ id, language }), list),
  /** Replaces the list of a language, or adds one. */
  'spokenTerms.replaceList': call(z.object({ id, language, terms }), termListSummary),
  'spokenTerms.deleteList': call(z.object({ id, language }), empty),
} as const
