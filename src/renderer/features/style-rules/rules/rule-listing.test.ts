import { describe, expect, it } from 'vitest'
import type { NamesByRule } from '../../../../core/areas/style-rules/catalogue.ts'
import { styleRuleLanguages } from '../../../../core/areas/style-rules/list-languages.ts'
import { en } from '../../../../core/product/strings/en.ts'
import { listRules, type RuleQuery } from './rule-listing.ts'

const names: NamesByRule = en.styleRules
const query: RuleQuery = {
  language: 'de',
  search: '',
  isEveryLanguage: false,
  isChosenOnly: false,
  compare: (a, b) => a.localeCompare(b),
}

const list = (patch: Partial<RuleQuery>, rules = {}) => listRules(names, rules, { ...query, ...patch })
const idsIn = (listing: ReturnType<typeof list>) =>
  listing.categories.flatMap(({ id, rules }) => rules.map((rule) => `${id}.${rule.id}`))
const ruleIn = (listing: ReturnType<typeof list>, id: string) =>
  listing.categories.flatMap(({ rules }) => rules).find((rule) => rule.id === id)

describe('the rules that are listed', () => {
  it('are the whole catalogue for all languages together, each once', () => {
    const all = list({ isEveryLanguage: true })
    expect(all.count).toBe(159)
    expect(new Set(idsIn(all)).size).toBe(159)
    expect(all.inOtherLanguages).toBe(0)
    expect(all.categories).toHaveLength(7)
  })

  it.each(styleRuleLanguages)('are only those for %s, and the others are counted', (language) => {
    const listing = list({ language })
    expect(listing.count).toBeGreaterThan(80)
    expect(listing.count + listing.inOtherLanguages).toBe(159)
    for (const { rules } of listing.categories)
      for (const rule of rules) {
        expect(rule.otherLanguages, rule.id).toEqual([])
        expect(rule.options.length, rule.id).toBeGreaterThan(0)
        expect(rule.options.every(({ otherLanguages }) => otherLanguages.length === 0)).toBe(true)
      }
  })

  it('show their languages, and follow those for the language of the list', () => {
    const listing = list({ isEveryLanguage: true })
    expect(ruleIn(listing, 'eszett')?.otherLanguages).toEqual([])
    expect(ruleIn(listing, 'spanish_word_solo')?.otherLanguages).toEqual(['es'])
    for (const { rules } of listing.categories) {
      const own = rules.findLastIndex(({ otherLanguages }) => otherLanguages.length === 0)
      expect(rules.slice(0, own).every(({ otherLanguages }) => otherLanguages.length === 0)).toBe(true)
    }
    const percent = ruleIn(listing, 'percentage_format')
    const korean = percent?.options.findIndex(({ otherLanguages }) => otherLanguages.includes('ko')) ?? -1
    expect(korean).toBeGreaterThan(0)
    expect(percent?.options.slice(korean).every(({ otherLanguages }) => otherLanguages.length > 0)).toBe(true)
  })

  it('include chosen ones for another language', () => {
    const rules = {
      spelling_and_grammar: { spanish_word_solo: Object.keys(optionsOf('spanish_word_solo'))[0] ?? '' },
      numbers: { percentage_format: 'use_spanish_word_por_ciento' },
    }
    const listing = list({}, rules)
    expect(ruleIn(listing, 'spanish_word_solo')?.chosen).toBeDefined()
    const percent = ruleIn(listing, 'percentage_format')
    expect(percent?.chosen?.otherLanguages).toEqual(['es'])
    expect(percent?.options.at(-1)).toBe(percent?.chosen)
  })

  it('can be only the chosen ones', () => {
    const rules = { punctuation: { apostrophe: 'use_curly_apostrophes' } }
    const listing = list({ isChosenOnly: true }, rules)
    expect(idsIn(listing)).toEqual(['punctuation.apostrophe'])
    expect(listing.categories[0]?.chosenCount).toBe(1)
    expect(list({ isChosenOnly: true }).categories).toEqual([])
  })
})

describe('the search', () => {
  it.each([
    ['apostrophe', 'punctuation.apostrophe'],
    ['CURLY APOSTROPHES', 'punctuation.apostrophe'],
    ['  punctuation   apostrophes ', 'punctuation.apostrophe'],
    ['bis', 'punctuation.range_indicator'],
    ['percent', 'numbers.percentage_format'],
  ])('for "%s" finds %s', (search, id) => {
    expect(idsIn(list({ search }))).toContain(id)
  })

  it('excludes rules without all of the words', () => {
    const found = list({ search: 'curly apostrophes' })
    expect(found.count).toBeGreaterThan(0)
    expect(found.count).toBeLessThan(10)
    expect(list({ search: 'curly zzz' }).categories).toEqual([])
  })

  it('ignores accents and case', () => {
    const named: NamesByRule = {
      punctuation: {
        name: 'Zeichensetzung',
        rules: {
          apostrophe: { name: 'Äußere Ａpostrophe', options: { use_curly_apostrophes: 'Geschwungen' } },
        },
      },
    }
    for (const search of ['aussere', 'äußere', 'apostrophe', 'ÄUSSERE geschwungen'])
      expect([search, listRules(named, {}, { ...query, search }).count]).toEqual([search, 1])
    expect(listRules(named, {}, { ...query, search: 'gerade' }).count).toBe(0)
  })

  it('counts further matches for other languages', () => {
    const word = list({ language: 'en', search: 'prozent' })
    expect([word.count, word.inOtherLanguages]).toEqual([0, 1])
    expect(list({ language: 'de', search: 'prozent' }).count).toBe(1)
    const found = list({ language: 'en', search: 'eszett' })
    expect(found.count).toBe(0)
    expect(found.inOtherLanguages).toBeGreaterThan(0)
    expect(list({ language: 'en', search: 'eszett', isEveryLanguage: true }).count).toBe(
      found.inOtherLanguages,
    )
  })
})

const optionsOf = (rule: string) => names['spelling_and_grammar']?.rules[rule]?.options ?? {}
