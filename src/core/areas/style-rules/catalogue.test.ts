import { describe, expect, it } from 'vitest'
import { en } from '../../product/strings/en.ts'
import { type NamesByRule, optionsByRule } from './catalogue.ts'
import { languagesOfOption, languagesOfRule } from './rule-languages.ts'

const names: NamesByRule = en.styleRules

const rules = Object.entries(optionsByRule).flatMap(([category, ofCategory]) =>
  Object.entries(ofCategory).map(([rule, options]) => ({ category, rule, options })),
)

/** The texts that occur more than once. */
const repeated = (texts: readonly string[]): string[] => texts.filter((text, i) => texts.indexOf(text) !== i)

describe('the catalogue of style rules', () => {
  it('has 7 categories, 159 rules and 518 options', () => {
    expect(Object.keys(optionsByRule)).toHaveLength(7)
    expect(rules).toHaveLength(159)
    expect(rules.flatMap(({ options }) => options)).toHaveLength(518)
  })

  it('has names that are distinct within their list', () => {
    expect(repeated(Object.values(names).map(({ name }) => name))).toEqual([])
    for (const { name, rules: ofCategory } of Object.values(names)) {
      expect(repeated(Object.values(ofCategory).map((rule) => rule.name)), name).toEqual([])
      for (const rule of Object.values(ofCategory))
        expect(repeated(Object.values(rule.options)), rule.name).toEqual([])
    }
  })

  it('gives names that a person can read: short, without the identifier’s underscores', () => {
    const all = Object.values(names).flatMap(({ name, rules: ofCategory }) => [
      name,
      ...Object.values(ofCategory).flatMap((rule) => [rule.name, ...Object.values(rule.options)]),
    ])
    for (const name of all) expect(name).toMatch(/^(?=\S)[^_]{1,100}(?<=\S)$/u)
  })
})

describe('the languages of a rule', () => {
  it.each([
    ['spelling_and_grammar', 'eszett', ['de']],
    ['spelling_and_grammar', 'spanish_word_solo', ['es']],
    ['style_and_tone', 'addressing_the_reader', ['fr', 'it']],
    ['style_and_tone', 'declarative_endings', ['ko']],
    ['style_and_tone', 'tone', ['ja']],
    ['formatting', 'space_between_chinese_and_english', ['zh']],
    ['punctuation', 'apostrophe', undefined],
    ['numbers', 'percentage_format', undefined],
    ['numbers', 'no_such_rule', undefined],
  ])('are told by the identifiers of %s, %s: %j', (category, rule, languages) => {
    expect(languagesOfRule(category, rule)).toEqual(languages)
  })

  it('are narrower for an option that names its own', () => {
    expect(
      languagesOfOption('numbers', 'percentage_format', 'use_numerals_followed_by_korean_word_퍼센트'),
    ).toEqual(['ko'])
    expect(languagesOfOption('numbers', 'percentage_format', 'use_numerals_followed_by_percent_symbol')).toBe(
      undefined,
    )
    expect(
      languagesOfOption(
        'vocabulary',
        'loanwords',
        'rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible',
      ),
    ).toEqual(['ja'])
  })
})
