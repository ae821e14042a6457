import type { ProductLanguage } from '../languages/calls.ts'
import { isSameLanguage } from '../languages/codes.ts'
import type { Settings } from '../settings/settings.ts'
import { baseLanguage } from '../voice/session/languages.ts'

/** The choice of detecting the source language. */
export const AUTO = 'auto'

type Chosen = Pick<Settings['text'], 'sourceLanguage' | 'targetLanguage' | 'recentLanguages'>
type Pair = Omit<Chosen, 'recentLanguages'>

const RECENT = 6

/** A change of languages, with those chosen lately, newest first. */
export const withPair = (chosen: Chosen, pair: Partial<Pair>): Partial<Chosen> => ({
  ...pair,
  recentLanguages: [
    ...new Set([...Object.values(pair).filter((code) => code !== AUTO), ...chosen.recentLanguages]),
  ].slice(0, RECENT),
})

/** The same language, or else a variant of it: the one that was chosen last, or the first that there is. */
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
 * The two languages the other way round. A variant that cannot be a source gives way to its base, and a base that
 * cannot be a target to one of its variants.
 *
 * @param detected what the text is in, where that was recognised
 * @returns nothing where the source is not known, or one of them does not go the other way
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
