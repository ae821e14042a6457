import { expect, it } from 'vitest'
import { languageNames } from './language-names.ts'

it('names languages, and returns invalid codes unchanged', () => {
  const nameOf = languageNames('en')
  expect(nameOf('pt-BR')).toBe('Portuguese (Brazil)')
  for (const code of ['x', '', '<i>q</i>', 'constructor', 'en_US', 'a'.repeat(100)])
    expect(nameOf(code)).toBe(code)
})
