import * as z from 'zod'
import type { ReplacementTerm } from '../translation/replace-terms.ts'
import type { TranslateOptions } from '../translation/translate.ts'
import type { KeyState } from './account/key-state.ts'
import { findDictionary, findGlossary, toTerms } from './glossaries/glossary-store.ts'
import { refuse } from './http/api-request.ts'
import { baseOf, integer, names } from './http/fields.ts'
import { findSegments } from './memories/memory-store.ts'
import { styleListsOf } from './style-rules/style-rule-store.ts'
import { takesFormality } from './text-languages.ts'

const USUAL_THRESHOLD = 75

export const acceptedFormalities = ['default', 'more', 'less', 'prefer_more', 'prefer_less'] as const

/** Fields with which texts and documents refer to stored resources. */
export const resourceFields = {
  formality: z.enum(acceptedFormalities).default('default'),
  glossary_id: z.uuid().optional(),
  glossary_ids: names.pipe(z.array(z.uuid()).max(5)).default([]),
  style_id: z.uuid().optional(),
  translation_memory_id: z.uuid().optional(),
  translation_memory_threshold: integer(0, 100).default(USUAL_THRESHOLD),
}

export interface Wanted extends z.output<z.ZodObject<typeof resourceFields>> {
  readonly source_lang?: string | undefined
  /** Source language that was detected: what glossaries have for others is not used. */
  readonly detected_lang?: string | undefined
  readonly target_lang: string
}

export type Resources = Pick<TranslateOptions, 'formality' | 'terms' | 'memory'> & {
  readonly requests: readonly string[]
}

/** Looks up the resources of a translation, or refuses the request where one is missing or unusable. */
export function findTextResources(state: KeyState, wanted: Wanted): Resources {
  const { formality, target_lang: target } = wanted
  if ((formality === 'more' || formality === 'less') && !takesFormality(target))
    refuse(400, `'formality' is not supported for the target language ${target}.`)
  return {
    formality,
    terms: findTerms(state, wanted),
    requests: findRequests(state, wanted),
    memory: findMemory(state, wanted),
  }
}

const toBase = (code: string): string => baseOf(code).toLowerCase()

function findTerms(state: KeyState, wanted: Wanted): readonly ReplacementTerm[] {
  const { glossary_id: one, glossary_ids: several, detected_lang: detected, target_lang: target } = wanted
  const source = wanted.source_lang ?? detected
  if (one !== undefined && several.length > 0)
    return refuse(400, "'glossary_id' and 'glossary_ids' cannot be used together.")
  const ids = one === undefined ? several : [one]
  if (ids.length === 0) return []
  if (source === undefined) refuse(400, "'source_lang' is required where a glossary is used.")
  const pair = { source: toBase(source), target: toBase(target) }
  return ids.flatMap((id) => {
    const dictionary = findDictionary(findGlossary(state, id), pair)
    if (dictionary === undefined && detected === undefined)
      return refuse(400, `The glossary has no entries for ${source} to ${target}.`)
    return dictionary === undefined ? [] : toTerms(dictionary)
  })
}

export const instructionOf = (words: string): string => `instruction: ${words}`

/** This service follows no style rules and no instructions. A translation tells which it received. */
function findRequests(state: KeyState, { style_id: id, target_lang: target }: Wanted): readonly string[] {
  if (id === undefined) return []
  if (state.plan !== 'pro') refuse(403, 'Style rules are not part of the Free plan.')
  const list = styleListsOf(state).find(id)
  if (list.language !== toBase(target))
    refuse(400, `The style rule list is for ${list.language}, not for ${target}.`)
  const rules = Object.values(list.configured_rules).flatMap((category) => Object.entries(category))
  return [
    ...rules.map(([rule, option]) => `rule: ${rule} = ${option}`),
    ...list.custom_instructions.map(({ label }) => instructionOf(label)),
  ]
}

function findMemory(state: KeyState, wanted: Wanted): Resources['memory'] {
  const { translation_memory_id: id, translation_memory_threshold: threshold } = wanted
  if (id === undefined) return undefined
  const source = wanted.source_lang === undefined ? undefined : toBase(wanted.source_lang)
  return { segments: findSegments(state, id, { source, target: toBase(wanted.target_lang) }), threshold }
}
