import * as z from 'zod'
import type { Markup } from '../translation/markup.ts'
import { detectIn, translate } from '../translation/translate.ts'
import { countCharacters } from './account/usage-log.ts'
import {
  type ApiRequest,
  type ApiResponse,
  type AuthorizationScheme,
  okResponse,
  refuse,
} from './http/api-request.ts'
import { baseOf, flag, names, sourceCode, targetCode, texts, textsOf } from './http/fields.ts'
import { readInput } from './http/parse-input.ts'
import type { Route } from './http/router.ts'
import { styleLanguages } from './style-rules/style-rule-input.ts'
import { findTextResources, instructionOf, resourceFields } from './text-resources.ts'

const REQUEST_LIMIT = 128 * 1024

const schema = z.object({
  text: texts,
  target_lang: targetCode,
  source_lang: sourceCode.optional(),
  context: z.string().optional(),
  show_billed_characters: flag.default(false),
  split_sentences: z.enum(['0', '1', 'nonewlines']).optional(),
  preserve_formatting: flag.default(false),
  model_type: z.enum(['quality_optimized', 'prefer_quality_optimized', 'latency_optimized']).optional(),
  ...resourceFields,
  custom_instructions: textsOf(300).pipe(z.array(z.string()).max(10)).default([]),
  tag_handling: z.enum(['xml', 'html']).optional(),
  tag_handling_version: z.enum(['v1', 'v2']).optional(),
  outline_detection: flag.default(true),
  splitting_tags: names.default([]),
  non_splitting_tags: names.default([]),
  ignore_tags: names.default([]),
  // Ignored.
  enable_beta_languages: flag.optional(),
})

type Input = z.output<typeof schema>

const instructable = new Set<string>(styleLanguages)

/** The option that requires the quality model, if any. */
function needsQuality(input: Input): string | undefined {
  if (input.style_id !== undefined) return 'style_id'
  if (input.translation_memory_id !== undefined) return 'translation_memory_id'
  return input.custom_instructions.length > 0 ? 'custom_instructions' : undefined
}

/** The rules that span several parameters. */
function findProblem(input: Input, scheme: AuthorizationScheme): string | undefined {
  const demanding = scheme === 'Service-Auth-Key' ? needsQuality(input) : undefined
  if (input.model_type === 'latency_optimized' && demanding !== undefined)
    return `'${demanding}' cannot be combined with the model_type latency_optimized.`
  const target = baseOf(input.target_lang).toLowerCase()
  if (input.custom_instructions.length > 0 && !instructable.has(target))
    return `'custom_instructions' are not supported for the target language ${input.target_lang}.`
  return undefined
}

const toMarkup = (input: Input): Markup | undefined =>
  input.tag_handling && {
    kind: input.tag_handling,
    outlineDetection: input.outline_detection,
    splittingTags: input.splitting_tags,
    nonSplittingTags: input.non_splitting_tags,
    ignoreTags: input.ignore_tags,
  }

/** The model named in an answer: only if the request mentions models. */
function modelUsed(input: Input): string | undefined {
  if (input.model_type === undefined && needsQuality(input) === undefined) return undefined
  return input.model_type === 'latency_optimized' ? 'latency_optimized' : 'quality_optimized'
}

function handle(request: ApiRequest): ApiResponse {
  const { body, state, scheme } = request
  const input = readInput(schema, body)
  const problem = findProblem(input, scheme)
  if (problem !== undefined) refuse(400, problem)
  const isDetected = input.source_lang === undefined && scheme === 'DeepL-Auth-Key'
  const optionsFor = (text: string) => {
    const resources = findTextResources(
      state,
      isDetected ? { ...input, detected_lang: detectIn(text) } : input,
    )
    return {
      ...resources,
      requests: [...resources.requests, ...input.custom_instructions.map(instructionOf)],
      target: input.target_lang,
      source: input.source_lang,
      splitSentences: input.split_sentences,
      preserveFormatting: input.preserve_formatting,
      markup: toMarkup(input),
    }
  }
  const model = modelUsed(input)
  const version = input.tag_handling_version ?? (input.tag_handling && 'v1')
  const translations = input.text.map((each) => {
    const translation = translate(each, optionsFor(each))
    return {
      detected_source_language: translation.source,
      text: translation.text,
      ...(input.show_billed_characters && { billed_characters: translation.billedCharacters }),
      ...(model !== undefined && { model_type_used: model }),
      ...(version !== undefined && { tag_handling_version: version }),
    }
  })
  return { ...okResponse({ translations }), billedCharacters: countCharacters(...input.text) }
}

export const translateRoutes: readonly Route[] = [
  { method: 'POST', path: '/v2/translate', bodyLimit: REQUEST_LIMIT, meteredAs: 'text', handle },
]
