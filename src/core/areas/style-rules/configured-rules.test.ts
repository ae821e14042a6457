import { describe, expect, it } from 'vitest'
import { optionsByRule } from './catalogue.ts'
import { type ConfiguredRules, findUnknownRule } from './configured-rules.ts'

describe('a choice of style rules', () => {
  it('may use any option of the catalogue', () => {
    for (const [category, rules] of Object.entries(optionsByRule))
      for (const [rule, options] of Object.entries(rules))
        for (const option of options)
          expect(findUnknownRule({ [category]: { [rule]: option } }), option).toBeUndefined()
    expect(findUnknownRule({})).toBeUndefined()
    expect(findUnknownRule({ punctuation: {} })).toBeUndefined()
  })

  it.each<[string, ConfiguredRules, string, string]>([
    ['category', { poetry: { rhyme: 'use' } }, 'rules.poetry', 'poetry'],
    ['rule', { punctuation: { rhyme: 'use' } }, 'rules.punctuation.rhyme', 'rhyme'],
    ['option', { punctuation: { apostrophe: 'use_none' } }, 'rules.punctuation.apostrophe', 'use_none'],
    ['inherited name', { punctuation: { constructor: 'x' } }, 'rules.punctuation.constructor', 'constructor'],
    [
      'rule of another category',
      {
        punctuation: { apostrophe: 'use_curly_apostrophes' },
        numbers: { apostrophe: 'use_curly_apostrophes' },
      },
      'rules.numbers.apostrophe',
      'apostrophe',
    ],
  ])('with an unknown %s is refused with its name', (_what, rules, field, value) => {
    expect(findUnknownRule(rules)).toEqual({
      kind: 'invalid-input',
      field,
      problem: { type: 'unknown-value', value },
    })
  })
})
