import * as z from 'zod'
import { correct, rephrase } from '../translation/improve.ts'
import { detectIn } from '../translation/translate.ts'
import { countCharacters } from './account/usage-log.ts'
import { type ApiRequest, type ApiResponse, okResponse, refuse } from './http/api-request.ts'
import { texts } from './http/fields.ts'
import { readInput } from './http/parse-input.ts'
import type { Route } from './http/router.ts'
import { writeTargets } from './text-languages.ts'

const withPreferred = <const Names extends readonly string[]>(names: Names) =>
  z.enum([...names, ...names.filter((name) => name !== 'default').map((name) => `prefer_${name}`)])

const targetLanguage = z
  .string()
  .transform((code) => code.toUpperCase())
  .refine((code) => writeTargets.includes(code), 'not supported')
  .optional()

const correction = z.object({ text: texts, target_lang: targetLanguage })
const rephrasing = correction.extend({
  writing_style: withPreferred(['academic', 'business', 'casual', 'default', 'simple']).optional(),
  tone: withPreferred(['confident', 'default', 'diplomatic', 'enthusiastic', 'friendly']).optional(),
})

function improve(
  { text, target_lang: target }: z.output<typeof correction>,
  change: (text: string) => string,
): ApiResponse {
  const improvements = text.map((each) => {
    const source = detectIn(each)
    return {
      detected_source_language: source,
      target_language: target ?? source,
      text: change(each),
    }
  })
  return { ...okResponse({ improvements }), billedCharacters: countCharacters(...text) }
}

function handleRephrase({ body }: ApiRequest): ApiResponse {
  const input = readInput(rephrasing, body)
  const { writing_style: style, tone } = input
  const chosen = [style, tone].filter((each) => each !== undefined && each !== 'default')
  if (chosen.length > 1) return refuse(400, "'writing_style' and 'tone' cannot be used together.")
  const manner = (chosen[0] ?? 'default').replace('prefer_', '')
  return improve(input, (text) => rephrase(text, manner))
}

/** Limit of the whole body. */
const bodyLimit = 10 * 1024

const common = { method: 'POST', bodyLimit, meteredAs: 'improvement', isProOnlyInDeepl: true } as const

export const writeRoutes: readonly Route[] = [
  { ...common, path: '/v2/write/rephrase', handle: handleRephrase },
  {
    ...common,
    path: '/v2/write/correct',
    handle: ({ body }) => improve(readInput(correction, body), correct),
  },
]
