import { describe, expect, it } from 'vitest'
import { withLanguageHint } from './language-hint.ts'

const refused = (parameter: string) =>
  ({ kind: 'refused', status: 400, message: `Value for '${parameter}' not supported.` }) as const

describe('a language that the service refused', () => {
  it.each([
    ['source_lang', { sourceLanguage: 'en-US', targetLanguage: 'zh-CN' }, 'sourceLanguage', 'en-US', 'en'],
    [
      'target_lang',
      { sourceLanguage: 'en-US', targetLanguage: 'zh-CN' },
      'targetLanguage',
      'zh-CN',
      'zh-Hans',
    ],
    ['target_lang', { targetLanguage: 'zh-TW' }, 'targetLanguage', 'zh-TW', 'zh-Hant'],
  ])('is answered with the code that is meant: %s of %j', (parameter, input, field, value, suggestion) => {
    expect(withLanguageHint(refused(parameter), input)).toEqual({
      kind: 'invalid-input',
      field,
      problem: { type: 'suggested-value', value, suggestion },
    })
  })

  it.each([
    ['source_lang', { sourceLanguage: 'xx' }],
    ['formality', { sourceLanguage: 'en-US' }],
    ['target_lang', { targetLang: 1 }],
  ])('is answered in the words of the service otherwise: %s of %j', (parameter, input) => {
    expect(withLanguageHint(refused(parameter), input)).toEqual(refused(parameter))
  })
})
