import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionsByRule } from './catalogue.ts'
import { type ConfiguredRules, findUnknownRule } from './configured-rules.ts'
import {
  changesNothing,
  chosenOption,
  chosenRules,
  type RuleChange,
  unknownRules,
  withChanges,
} from './rule-changes.ts'

const RULES: ConfiguredRules = {
  punctuation: { apostrophe: 'use_curly_apostrophes', dash: 'use_em_dash' },
  numbers: { decimal_separator: 'use_comma_as_decimal_separator' },
}

const everyRule = Object.entries(optionsByRule).flatMap(([category, rules]) =>
  Object.entries(rules).map(([rule, options]) => ({ category, rule, options })),
)
const anyChange: fc.Arbitrary<RuleChange> = fc
  .constantFrom(...everyRule)
  .chain(({ category, rule, options }) =>
    fc.constantFrom(undefined, ...options).map((option) => ({ category, rule, option })),
  )

describe('changes of rules', () => {
  it('set a rule, in a category that had none too', () => {
    expect(withChanges({}, [{ category: 'punctuation', rule: 'dash', option: 'use_hyphen' }])).toEqual({
      punctuation: { dash: 'use_hyphen' },
    })
    expect(withChanges(RULES, [{ category: 'punctuation', rule: 'dash', option: 'use_hyphen' }])).toEqual({
      ...RULES,
      punctuation: { apostrophe: 'use_curly_apostrophes', dash: 'use_hyphen' },
    })
  })

  it('remove a rule, and its category with the last one', () => {
    expect(
      withChanges(RULES, [
        { category: 'numbers', rule: 'decimal_separator' },
        { category: 'punctuation', rule: 'dash' },
        { category: 'vocabulary', rule: 'loanwords' },
      ]),
    ).toEqual({ punctuation: { apostrophe: 'use_curly_apostrophes' } })
  })

  it('do not mutate their input', () => {
    const before = structuredClone(RULES)
    withChanges(RULES, [
      { category: 'punctuation', rule: 'dash' },
      { category: 'numbers', rule: 'decimal_separator', option: 'use_period_as_decimal_separator' },
    ])
    expect(RULES).toEqual(before)
  })

  it('are all there afterwards, the last one of each rule, and touch no other', () => {
    fc.assert(
      fc.property(fc.array(anyChange), fc.array(anyChange), (earlier, later) => {
        const before = withChanges({}, earlier)
        const after = withChanges(before, later)
        expect(findUnknownRule(after)).toBeUndefined()
        for (const { category, rule } of everyRule) {
          const last = later.findLast((change) => change.category === category && change.rule === rule)
          const wanted = last === undefined ? chosenOption(before, category, rule) : last.option
          expect(chosenOption(after, category, rule)).toBe(wanted)
        }
        expect(Object.values(after).every((chosen) => Object.keys(chosen).length > 0)).toBe(true)
        expect(withChanges(after, later)).toEqual(after)
      }),
    )
  })

  it('may have no effect', () => {
    const same = { category: 'punctuation', rule: 'dash', option: 'use_em_dash' }
    expect(changesNothing(RULES, [same, { category: 'vocabulary', rule: 'loanwords' }])).toBe(true)
    expect(changesNothing(RULES, [same, { category: 'punctuation', rule: 'apostrophe' }])).toBe(false)
  })
})

describe('chosen rules', () => {
  it('is listed rule by rule', () => {
    expect(chosenRules(RULES)).toHaveLength(3)
    expect(chosenRules(RULES)).toContainEqual({
      category: 'punctuation',
      rule: 'dash',
      option: 'use_em_dash',
    })
  })

  it('is not found under inherited names', () => {
    expect(chosenOption(RULES, 'constructor', 'name')).toBeUndefined()
    expect(chosenOption(RULES, 'punctuation', 'constructor')).toBeUndefined()
  })

  it('may be unknown here, and are separated from known ones', () => {
    const strange = {
      poetry: { rhyme: 'use' },
      punctuation: { apostrophe: 'use_none', dash: 'use_em_dash', constructor: 'x' },
    }
    expect(unknownRules(strange)).toEqual([
      { category: 'poetry', rule: 'rhyme', option: 'use' },
      { category: 'punctuation', rule: 'apostrophe', option: 'use_none' },
      { category: 'punctuation', rule: 'constructor', option: 'x' },
    ])
    expect(unknownRules(withChanges(strange, unknownRules(strange).map(toRemoval)))).toEqual([])
    expect(unknownRules(RULES)).toEqual([])
  })
})

const toRemoval = ({ category, rule }: RuleChange): RuleChange => ({ category, rule })
