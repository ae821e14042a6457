import { optionsByRule } from './catalogue.ts'
import type { StyleRuleLanguage } from './list-languages.ts'

/**
 * Words of an identifier that imply its language. English words imply nothing: identifiers are in English and
 * mention English in rules for other languages too.
 */
const LANGUAGE_WORDS: readonly (readonly [words: RegExp, language: StyleRuleLanguage])[] = [
  [/german|eszett|umlaut/, 'de'],
  [/spanish/, 'es'],
  [/french|cedilla|i_and_u_with_circumflex/, 'fr'],
  [/italian|schwa/, 'it'],
  [/japanese|kanji|hiragana|katakana|desu|dearu/, 'ja'],
  [/korean|hapsho|haeyo|hae_style|hara_style/, 'ko'],
  [/chinese/, 'zh'],
]

function languagesIn(identifier: string): StyleRuleLanguage[] {
  // Sino-Japanese words.
  if (identifier.includes('chinese_or_japanese_words')) return ['ja']
  return LANGUAGE_WORDS.filter(([words]) => words.test(identifier)).map(([, language]) => language)
}

/**
 * Languages of a rule, as far as its identifier or those of all its options imply them.
 *
 * @returns undefined if they imply none: the rule may apply to any language
 */
export function languagesOfRule(category: string, rule: string): readonly StyleRuleLanguage[] | undefined {
  const own = languagesIn(rule)
  if (own.length > 0) return own
  const byOption = (optionsByRule[category]?.[rule] ?? []).map(languagesIn)
  return byOption.length === 0 || byOption.some((languages) => languages.length === 0)
    ? undefined
    : [...new Set(byOption.flat())]
}

/** Languages of one option, from its identifier or else from its rule. */
export function languagesOfOption(
  category: string,
  rule: string,
  option: string,
): readonly StyleRuleLanguage[] | undefined {
  const own = languagesIn(option)
  return own.length > 0 ? own : languagesOfRule(category, rule)
}
