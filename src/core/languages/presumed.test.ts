import { expect, it } from 'vitest'
import { presumedTextLanguages, presumedWith } from '../areas/text/presumed.ts'

it.each(['de-CH', 'fr-CA', 'es-419'])('presumes that texts are translated into %s, not from it', (code) => {
  expect(presumedTextLanguages.find((language) => language.code === code)).toMatchObject({
    isSource: false,
    isTarget: true,
    features: expect.arrayContaining([{ name: 'glossary', status: 'stable', isExternal: false }]),
  })
})

it('presumes chosen languages that it does not know as well, each once', () => {
  const presumed = presumedWith(['DE', 'ca'])
  expect(presumed).toHaveLength(presumedTextLanguages.length + 1)
  expect(presumed.at(-1)).toMatchObject({ code: 'ca', isTarget: true })
})
