import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'
import { emptyHintSchema } from '../../service/data-centre.ts'
import { glossaryEntrySchema } from './glossary-entries.ts'

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

const id = z.guid()
const name = z.string().check(z.trim(), z.minLength(1))

const entries = z.array(glossaryEntrySchema).check(z.minLength(1))
const dictionary = z.object({ ...pair, entries })
export type GlossaryDictionary = z.output<typeof dictionary>

/** The entries as a list, or as one tab-separated text, which is much lighter for large glossaries. */
const form = z._default(z.enum(['list', 'tsv']), 'list')
const formed = z.union([z.object({ entries: z.array(glossaryEntrySchema) }), z.object({ tsv: z.string() })])

/** Glossaries of several language pairs, which can be edited. */
export const glossaryCalls = {
  'glossary.list': call(empty, z.object({ glossaries: z.array(glossary), emptyHint: emptyHintSchema })),
  'glossary.get': call(z.object({ id }), glossary),
  'glossary.create': call(z.object({ name, dictionaries: z._default(z.array(dictionary), []) }), glossary),
  /** Renames the glossary, merges entries into the named pairs, or both. Omitted fields are unchanged. */
  'glossary.update': call(
    z.object({
      id,
      name: z.optional(name),
      dictionaries: z.optional(z.array(dictionary).check(z.minLength(1))),
    }),
    glossary,
  ),
  'glossary.delete': call(z.object({ id }), empty),
  'glossary.entries': call(z.object({ id, ...pair, form }), formed),
  /** Replaces all entries of a pair. */
  'glossary.replaceDictionary': call(z.object({ id, ...pair, entries }), summary),
  'glossary.deleteDictionary': call(z.object({ id, ...pair }), empty),
} as const

const plainGlossary = z.object({
  id: z.string(),
  name: z.string(),
  isReady: z.boolean(),
  ...pair,
  /** ISO 8601 */
  createdAt: z.string(),
  entryCount: z.number(),
})

/** Plain glossaries: one language pair, not editable. */
export const plainGlossaryCalls = {
  'plainGlossary.list': call(
    empty,
    z.object({ glossaries: z.array(plainGlossary), emptyHint: emptyHintSchema }),
  ),
  'plainGlossary.get': call(z.object({ id }), plainGlossary),
  'plainGlossary.create': call(z.object({ name, ...pair, entries }), plainGlossary),
  'plainGlossary.delete': call(z.object({ id }), empty),
  'plainGlossary.entries': call(z.object({ id, form }), formed),
  /** Language pairs that a glossary can have. */
  'plainGlossary.pairs': call(empty, z.object({ pairs: z.array(z.object(pair)) })),
} as const
