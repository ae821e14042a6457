import type { AppErrorOf } from '../../base/errors.ts'
import { servesLanguage } from '../../languages/codes.ts'

export type InvalidInput = AppErrorOf<'invalid-input'>

export const invalid = (field: string, problem: InvalidInput['problem']): InvalidInput => ({
  kind: 'invalid-input',
  field,
  problem,
})

/** One direction of a glossary. */
export interface LanguagePair {
  readonly sourceLanguage: string
  readonly targetLanguage: string
}

const written = (source: string | undefined, target: string): string =>
  source === undefined ? target.toUpperCase() : `${source.toUpperCase()} → ${target.toUpperCase()}`

/**
 * A glossary must have entries for the direction of a translation.
 *
 * @param source undefined if the service is to detect it: any one fits
 */
export function checkGlossaryPair(
  dictionaries: readonly LanguagePair[],
  source: string | undefined,
  target: string,
  field = 'glossaryId',
): InvalidInput | undefined {
  const fits = dictionaries.some(
    (pair) =>
      (source === undefined || servesLanguage(pair.sourceLanguage, source)) &&
      servesLanguage(pair.targetLanguage, target),
  )
  if (fits) return undefined
  const pairs = dictionaries.map((pair) => written(pair.sourceLanguage, pair.targetLanguage))
  const available = pairs.length === 0 ? ['–'] : pairs
  return invalid(field, { type: 'wrong-language', wanted: written(source, target), available })
}

/** A list of style rules is for one target language and its variants. */
export function checkStyleLanguage(styleLanguage: string, target: string): InvalidInput | undefined {
  return servesLanguage(styleLanguage, target)
    ? undefined
    : invalid('styleId', {
        type: 'wrong-language',
        wanted: target.toUpperCase(),
        available: [styleLanguage.toUpperCase()],
      })
}
