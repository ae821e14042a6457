import { optionsByRule } from './catalogue.ts'
import type { StyleRuleLanguage } from './list-languages.ts'

/**
 * Words in an identifier that tell its language. English words tell nothing: identifiers are English, and speak
 * of English words in rules for other languages too.
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
  // Words of Chinese origin, within Japanese.
  if (identifier.includes('chinese_or_japanese_words')) return ['ja']
  return TELLING.filter(([words]) => words.test(identifier)).map(([, language]) => language)
}

/**
 * The languages that a rule is for, as far as its own identifier or those of all its options tell it.
 *
 * @returns nothing where they do not tell: the rule may fit any language
 */
export function languagesOfRule(category: string, rule: string): readonly StyleRuleLanguage[] | undefined {
  const own = toldBy(rule)
  if (own.length > 0) return own
  const told = (optionsByRule[category]?.[rule] ?? []).map(toldBy)
  return told.length === 0 || told.some((languages) => languages.length === 0)
    ? undefined
    : [...new Set(told.flat())]
}

/** The same for one option: what its identifier tells, or else what its rule does. */
export function languagesOfOption(
  category: string,
  rule: string,
  option: string,
): readonly StyleRuleLanguage[] | undefined {
  const own = toldBy(option)
  return own.length > 0 ? own : languagesOfRule(category, rule)
}
