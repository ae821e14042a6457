import { optionsByRule } from './catalogue.ts'
import type { StyleRuleLanguage } from './list-languages.ts'

/**
 * Words of an identifier that imply its language. English words imply nothing: identifiers are in English and
 * mention English in rules for other languages too.
 */
const TELLING: readonly (readonly [words: RegExp, language: StyleRuleLanguage])[] = [
  [/german|eszett|umlaut/, 'de'],
  [/spanish/, 'es'],
  [/french|cedilla|i_and_u_with_circumflex/, 'fr'],
  [/italian|schwa/, 'it'],
  [/japanese|kanji|hiragana|katakana|desu|dearu/, 'ja'],
  [/korean|hapsho|haeyo|hae_style|hara_style/, 'ko'],
  [/chinese/, 'zh'],
]

function toldBy(identifier: string): StyleRuleLanguage[] {
  // Sino-Japanese words.
  if (identifier.includes('chinese_or_japanese_words')) return ['ja']
  return TELLING.filter(([words]) => words.test(identifier)).map(([, language]) => language)
}

/**
 * Languages of a rule, as far as its identifier or those of all its options imply them.
 *
 * @returns undefined if they imply none: the rule may apply to any language
 */
export function languagesOfRule(category: string, rule: string): readonly StyleRuleLanguage[] | undefined {
  const own = toldBy(rule)
  if (own.length > 0) return own
  const told = (optionsByRule[category]?.[rule] ?? []).map(toldBy)
  return told.length === 0 || told.some((languages) => languages.length === 0)
    ? undefined
    : [...new Set(told.flat())]
}

/** Languages of one option, from its identifier or else from its rule. */
export function languagesOfOption(
  category: string,
  rule: string,
  option: string,
): readonly StyleRuleLanguage[] | undefined {
  const own = toldBy(option)
  return own.length > 0 ? own : languagesOfRule(category, rule)
}
