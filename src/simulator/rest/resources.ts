import * as z from 'zod'
import type { Term } from '../translation/terms.ts'
import type { TranslateOptions } from '../translation/translate.ts'
import type { KeyState } from './account/key-state.ts'
import { findDictionary, glossariesOf, NO_GLOSSARY, type Pair, toTerms } from './glossaries/store.ts'
import { baseOf, integer, names } from './http/fields.ts'
import { type Answer, refuse } from './http/http.ts'
import { findSegments, NO_MEMORY } from './memories/store.ts'
import { NO_STYLE } from './style-rules/routes.ts'
import { styleListsOf } from './style-rules/store.ts'
import { hasFormality } from './text-languages.ts'

const USUAL_THRESHOLD = 75

export const formalities = ['default', 'more', 'less', 'prefer_more', 'prefer_less'] as const

/** Fields with which texts and documents refer to stored resources. */
export const resourceFields = {
  formality: z.enum(formalities).default('default'),
  glossary_id: z.uuid().optional(),
  glossary_ids: names.pipe(z.array(z.uuid()).max(5)).default([]),
  style_id: z.uuid().optional(),
  translation_memory_id: z.uuid().optional(),
  translation_memory_threshold: integer(0, 100).default(USUAL_THRESHOLD),
}

export interface Wanted extends z.output<z.ZodObject<typeof resourceFields>> {
  readonly source_lang?: string | undefined
  readonly target_lang: string
}

export type Resources = Pick<TranslateOptions, 'formality' | 'terms' | 'style' | 'memory'>

/** Looks up what a translation is to use; or says why it cannot be used, or is not there. */
export function findResources(state: KeyState, wanted: Wanted): Resources | Answer {
  const { formality, target_lang: target } = wanted
  if ((formality === 'more' || formality === 'less') && !hasFormality(target))
    return refuse(400, `'formality' is not supported for the target language ${target}.`)
  const terms = findTerms(state, wanted)
  if ('status' in terms) return terms
  const style = findStyle(state, wanted)
  if (style !== undefined && 'status' in style) return style
  const memory = findMemory(state, wanted)
  if (memory !== undefined && 'status' in memory) return memory
  return { formality, terms, style, memory }
}

const toBase = (code: string): string => baseOf(code).toLowerCase()

function findTerms(state: KeyState, wanted: Wanted): readonly Term[] | Answer {
  const { glossary_id: one, glossary_ids: several, source_lang: source, target_lang: target } = wanted
  if (one !== undefined && several.length > 0)
    return refuse(400, "'glossary_id' and 'glossary_ids' cannot be used together.")
  const ids = one === undefined ? several : [one]
  if (ids.length === 0) return []
  if (source === undefined) return refuse(400, "'source_lang' is required where a glossary is used.")
  const terms = ids.map((id) => termsOf(state, id, { source: toBase(source), target: toBase(target) }))
  if (terms.includes('unknown')) return NO_GLOSSARY
  if (terms.includes('other-pair'))
    return refuse(400, `The glossary has no entries for ${source} to ${target}.`)
  return terms.flatMap((each) => (typeof each === 'string' ? [] : each))
}

/** The entries of a glossary for a pair of base codes in lower case. */
export function termsOf(state: KeyState, id: string, pair: Pair): readonly Term[] | 'unknown' | 'other-pair' {
  const glossary = glossariesOf(state).get(id)
  if (glossary === undefined) return 'unknown'
  const dictionary = findDictionary(glossary, pair)
  return dictionary === undefined ? 'other-pair' : toTerms(dictionary)
}

function findStyle(
  state: KeyState,
  { style_id: id, target_lang: target }: Wanted,
): Resources['style'] | Answer {
  if (id === undefined) return undefined
  if (state.plan !== 'pro') return refuse(403, 'Style rules are not part of the Free plan.')
  const list = styleListsOf(state).find(id)
  if (list === undefined) return NO_STYLE
  if (list.language !== toBase(target))
    return refuse(400, `The style rule list is for ${list.language}, not for ${target}.`)
  return {
    language: list.language,
    rules: list.configured_rules,
    labels: list.custom_instructions.map(({ label }) => label),
  }
}

function findMemory(state: KeyState, wanted: Wanted): Resources['memory'] | Answer {
  const { translation_memory_id: id, translation_memory_threshold: threshold } = wanted
  if (id === undefined) return undefined
  const source = wanted.source_lang === undefined ? undefined : toBase(wanted.source_lang)
  const segments = findSegments(state, id, { source, target: toBase(wanted.target_lang) })
  return segments === undefined ? NO_MEMORY : { segments, threshold }
}
