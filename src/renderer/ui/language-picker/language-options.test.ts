import { describe, expect, it } from 'vitest'
import { groupOptions, matchesLanguage } from './language-options.ts'

describe('a language in the list', () => {
  it('is found by name, by any word of it, and by code', () => {
    const option = { code: 'pt-BR', name: 'Portuguese (Brazil)', marks: [] }
    expect(
      ['', 'port', 'bra', 'PT-b', 'portuguese b'].map((query) => matchesLanguage(option, query)),
    ).toEqual(Array.from({ length: 5 }, () => true))
    expect(['razil', 'ger', 'br'].map((query) => matchesLanguage(option, query))).toEqual([
      false,
      false,
      true,
    ])
  })
})

it('lists chosen languages first, then recent ones, then the others by name, each once', () => {
  const option = (code: string) => ({ code, name: code, marks: [] })
  const grouped = (chosen: string[], recent: string[]) =>
    groupOptions(['fr', 'de', 'es', 'ar'].map(option), chosen, recent, (a, b) => (a < b ? -1 : 1)).map(
      ({ value, items }) => [value, ...items.map(({ code }) => code)],
    )
  expect(grouped(['es'], ['es', 'fr', 'gone'])).toEqual([
    ['chosen', 'es'],
    ['recent', 'fr'],
    ['all', 'ar', 'de'],
  ])
  expect(grouped([], [])).toEqual([['all', 'ar', 'de', 'es', 'fr']])
  expect(groupOptions([], [], [], () => 0, option(''))).toEqual([{ value: 'none', items: [option('')] }])
})
