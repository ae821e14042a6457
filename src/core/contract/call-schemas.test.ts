import { expect, it } from 'vitest'
import { callSchemas } from './call-schemas.ts'
import { calls } from './contract.ts'

it('describes input and answer of every call', () => {
  const schemas = callSchemas()
  expect(Object.keys(schemas)).toEqual(Object.keys(calls))
  expect(schemas['account.use']).toEqual({
    input: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    output: expect.objectContaining({ oneOf: expect.any(Array) }),
  })
  // Fields with defaults are optional in inputs and always present in answers.
  expect(schemas['voice.open']?.input).toMatchObject({ required: ['targetLanguages'] })
})

it('describes patterns without flags, which JSON Schema does not know', () => {
  const { input } = callSchemas()['text.translate'] ?? {}
  const { pattern } = (input as { properties: { targetLanguage: { pattern: string } } }).properties
    .targetLanguage
  for (const code of ['de', 'DE', 'EN-GB', 'zh-Hans']) expect(code).toMatch(new RegExp(pattern))
})
