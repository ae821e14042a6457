import * as z from 'zod'
import { translate as translateText } from '../translation/translate.ts'
import { type Answer, ok, refuse } from './http.ts'
import { parseInput } from './input.ts'
import type { Route } from './router.ts'
import { hasFormality, textSources, textTargets } from './text-languages.ts'
import { countCharacters } from './usage-log.ts'

const REQUEST_LIMIT = 128 * 1024

/** English and Portuguese as such are taken for one of their variants. */
const targetCodes = new Set([...textTargets, 'EN', 'PT'])
const sourceCodes = new Set(textSources)

/** A form writes lists of one as a value, and booleans as words. */
const texts = z
  .union([z.array(z.string()), z.string().transform((text) => [text])])
  .pipe(z.array(z.string()).min(1).max(50))
const flag = z.union([
  z.boolean(),
  z.enum(['0', '1', 'true', 'false']).transform((word) => word === '1' || word === 'true'),
])
const code = (codes: ReadonlySet<string>) =>
  z
    .string()
    .transform((value) => value.toUpperCase())
    .refine((value) => codes.has(value), 'not supported')

const schema = z.object({
  text: texts,
  target_lang: code(targetCodes),
  source_lang: code(sourceCodes).optional(),
  context: z.string().optional(),
  show_billed_characters: flag.default(false),
  split_sentences: z.enum(['0', '1', 'nonewlines']).optional(),
  preserve_formatting: flag.optional(),
  formality: z.enum(['default', 'more', 'less', 'prefer_more', 'prefer_less']).default('default'),
  model_type: z.enum(['quality_optimized', 'prefer_quality_optimized', 'latency_optimized']).optional(),
})

/** What a text request may also hold, and this service does not do. */
const NOT_YET = [
  'glossary_id',
  'glossary_ids',
  'style_id',
  'translation_memory_id',
  'custom_instructions',
  'tag_handling',
] as const

function translate(body: unknown): Answer {
  const parsed = parseInput(schema, body)
  if (!parsed.ok) return refuse(400, parsed.message)
  const given = body as Record<string, unknown>
  const missing = NOT_YET.find((name) => given[name] !== undefined && given[name] !== null)
  if (missing !== undefined) return refuse(400, `The demo service does not do '${missing}' yet.`)
  const { text, target_lang, source_lang, formality, show_billed_characters } = parsed.value
  if ((formality === 'more' || formality === 'less') && !hasFormality(target_lang))
    return refuse(400, `'formality' is not supported for the target language ${target_lang}.`)
  const translations = text.map((each) => {
    const translation = translateText(each, { target: target_lang, source: source_lang, formality })
    return {
      detected_source_language: translation.source,
      text: translation.text,
      ...(show_billed_characters && { billed_characters: translation.billedCharacters }),
    }
  })
  return { ...ok({ translations }), billedCharacters: countCharacters(...text) }
}

export const translateRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v2/translate',
    bodyLimit: REQUEST_LIMIT,
    meteredAs: 'text',
    handle: ({ body }) => translate(body),
  },
]
