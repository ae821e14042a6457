import { describe, expect, it } from 'vitest'
import { matchesLanguage } from './language-options.ts'

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
