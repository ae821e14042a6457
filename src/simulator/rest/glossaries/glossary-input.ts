import * as z from 'zod'
import { refuse } from '../http/api-request.ts'
import { baseOf, textOf } from '../http/fields.ts'
import { textSources } from '../text-languages.ts'
import { type Dictionary, toEntries } from './glossary-store.ts'
import { readEntries } from './read-entries.ts'

/** Base codes in lower case: glossaries do not distinguish variants of a language. */
export const glossaryLanguages: readonly string[] = textSources.map((code) => code.toLowerCase())
const known = new Set(glossaryLanguages)

const language = z
  .string()
  .transform((code) => baseOf(code.toLowerCase()))
  .refine((code) => known.has(code), 'not supported')

export const pairFields = { source_lang: language, target_lang: language }

export const dictionaryFields = {
  ...pairFields,
  entries: z.string(),
  entries_format: z.enum(['tsv', 'csv']),
}

export const glossaryName = textOf(1024)

type DictionaryInput = z.output<z.ZodObject<typeof dictionaryFields>>

/** Reads a dictionary, or refuses it with the location of the error. */
export function toDictionary(input: DictionaryInput): Dictionary {
  const { source_lang: source, target_lang: target } = input
  if (source === target) return refuse(400, "Bad value for 'target_lang': it equals 'source_lang'.")
  const read = readEntries(input.entries, input.entries_format)
  if (!read.ok) return refuse(400, 'Invalid glossary entries provided.', read.detail)
  return { source, target, entries: toEntries(read.terms) }
}

/** Reads several dictionaries, each for a different language pair. */
export function toDictionaries(inputs: readonly DictionaryInput[]): readonly Dictionary[] {
  const dictionaries: Dictionary[] = []
  for (const input of inputs) {
    const dictionary = toDictionary(input)
    const { source, target } = dictionary
    if (dictionaries.some((other) => other.source === source && other.target === target))
      return refuse(400, `There are two dictionaries for ${source} to ${target}.`)
    dictionaries.push(dictionary)
  }
  return dictionaries
}
