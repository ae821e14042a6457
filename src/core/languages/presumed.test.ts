import { expect, it } from 'vitest'
import { presumedTextLanguages } from './presumed.ts'

it.each(['de-CH', 'fr-CA', 'es-419'])('presumes that texts are translated into %s, not from it', (code) => {
  expect(presumedTextLanguages.find((language) => language.code === code)).toMatchObject({
    isSource: false,
    isTarget: true,
    features: expect.arrayContaining([{ name: 'glossary', status: 'stable', isExternal: false }]),
  })
})
