import * as z from 'zod/mini'
import { findBadLine } from '../../../../core/glossaries/entries.ts'

/** Both cases occur in codes; the app has lower case alone. */
const pair = { source_lang: z.string(), target_lang: z.string() } as const
const toPair = ({ source_lang, target_lang }: { source_lang: string; target_lang: string }) => ({
  sourceLanguage: source_lang.toLowerCase(),
  targetLanguage: target_lang.toLowerCase(),
})

/** Entries come as a table of two columns. */
export const tableAnswer = z.pipe(
  z.string(),
  z.transform((tsv, context) => {
    const bad = findBadLine(tsv)
    if (bad === undefined) return tsv
    context.issues.push({ code: 'custom', input: tsv, path: [`row ${bad.row}`] })
    return z.NEVER
  }),
)

export const summaryAnswer = z.pipe(
  z.object({ ...pair, entry_count: z.number() }),
  z.transform(({ entry_count, ...languages }) => ({ ...toPair(languages), entryCount: entry_count })),
)

export const glossaryAnswer = z.pipe(
  z.object({
    glossary_id: z.string(),
    name: z.string(),
    creation_time: z.string(),
    dictionaries: z.nullish(z.array(summaryAnswer)),
  }),
  z.transform(({ glossary_id, name, creation_time, dictionaries }) => ({
    id: glossary_id,
    name,
    createdAt: creation_time,
    dictionaries: dictionaries ?? [],
  })),
)

export const glossariesAnswer = z.object({ glossaries: z.array(glossaryAnswer) })

/** The table of the one pair that was asked for. */
export const dictionaryTableAnswer = z.pipe(
  z.object({
    dictionaries: z
      .array(z.object({ ...pair, entries: tableAnswer, entries_format: z.nullish(z.literal('tsv')) }))
      .check(z.minLength(1)),
  }),
  z.transform(({ dictionaries }) => dictionaries.map(({ entries }) => entries).join('\n')),
)

export const plainGlossaryAnswer = z.pipe(
  z.object({
    glossary_id: z.string(),
    name: z.string(),
    ready: z.boolean(),
    ...pair,
    creation_time: z.string(),
    entry_count: z.number(),
  }),
  z.transform(({ glossary_id, name, ready, creation_time, entry_count, ...languages }) => ({
    id: glossary_id,
    name,
    isReady: ready,
    ...toPair(languages),
    createdAt: creation_time,
    entryCount: entry_count,
  })),
)

export const plainGlossariesAnswer = z.object({ glossaries: z.array(plainGlossaryAnswer) })

export const pairsAnswer = z.pipe(
  z.object({ supported_languages: z.array(z.object(pair)) }),
  z.transform(({ supported_languages }) => ({ pairs: supported_languages.map(toPair) })),
)
