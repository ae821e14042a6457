import { AUTO, withRecent } from '../../languages/chosen.ts'
import { isSameLanguage } from '../../languages/codes.ts'
import type { ProductLanguage } from '../../languages/languages-calls.ts'
import { baseLanguage } from '../../languages/voice-language-codes.ts'

interface Pair {
  readonly sourceLanguage: string
  readonly targetLanguage: string
}

interface Chosen extends Pair {
  /** Newest first. */
  readonly recentLanguages: string[]
}

/** A change of languages, with those chosen lately, newest first. */
export const withPair = (chosen: Chosen, pair: Partial<Pair>): Partial<Chosen> => ({
  ...pair,
  ...withRecent(chosen, Object.values(pair)),
})

/** The same language, or else a variant of it: the most recently chosen one, or the first in the list. */
function findVariant(
  languages: readonly ProductLanguage[],
  wanted: string,
  recent: readonly string[],
): string | undefined {
  const codes = languages.map(({ code }) => code)
  const variants = codes.filter((code) => isSameLanguage(baseLanguage(code), baseLanguage(wanted)))
  return (
    codes.find((code) => isSameLanguage(code, wanted)) ??
    recent.find((code) => variants.includes(code)) ??
    variants[0]
  )
}

/**
 * Swaps the two languages. A variant that cannot be a source becomes its base, and a base that cannot be a target
 * becomes one of its variants.
 *
 * @param detected language of the text, if it was recognised
 * @returns undefined if the source is unknown, or one of the languages cannot take the other side
 */
export function swapLanguages(
  chosen: Chosen,
  languages: readonly ProductLanguage[],
  detected: string | undefined,
): Pair | undefined {
  const from = chosen.sourceLanguage === AUTO ? detected : chosen.sourceLanguage
  if (from === undefined) return undefined
  const sources = languages.filter(({ isSource }) => isSource)
  const targets = languages.filter(({ isTarget }) => isTarget)
  const sourceLanguage = findVariant(sources, chosen.targetLanguage, [baseLanguage(chosen.targetLanguage)])
  const targetLanguage = findVariant(targets, from, chosen.recentLanguages)
  return sourceLanguage === undefined || targetLanguage === undefined
    ? undefined
    : { sourceLanguage, targetLanguage }
}
