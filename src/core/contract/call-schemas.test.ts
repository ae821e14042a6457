import { expect, it } from 'vitest'
import { callSchemas } from './call-schemas.ts'
import { calls } from './contract.ts'

it('tells of every call what it takes and answers', () => {
  const schemas = callSchemas()
  expect(Object.keys(schemas)).toEqual(Object.keys(calls))
  expect(schemas['account.use']).toEqual({
    input: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    output: expect.objectContaining({ oneOf: expect.any(Array) }),
  })
  // Defaults need not be given, and are always there in an answer.
  expect(schemas['voice.open']?.input).toMatchObject({ required: ['targetLanguages'] })
})
