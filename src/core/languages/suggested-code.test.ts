import { expect, it } from 'vitest'
import { suggestedCode } from './suggested-code.ts'

it.each([
  ['en-US', 'source', 'en'],
  ['pt-BR', 'source', 'pt'],
  ['zh-TW', 'source', 'zh'],
  ['zh-CN', 'target', 'zh-Hans'],
  ['ZH-tw', 'target', 'zh-Hant'],
  ['fr-CA', 'target', 'fr'],
  ['de', 'source', undefined],
  ['xx', 'target', undefined],
] as const)('services know %s as %s by the code %s', (code, side, suggested) => {
  expect(suggestedCode(code, side)).toBe(suggested)
})
