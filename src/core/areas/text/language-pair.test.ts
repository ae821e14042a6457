import { describe, expect, it } from 'vitest'
import { AUTO } from '../../languages/chosen.ts'
import { optionsFor } from '../../languages/language-choices.ts'
import type { ProductLanguage } from '../../languages/languages-calls.ts'
import { type Settings, settingsSchema } from '../../settings/settings.ts'
import { swapLanguages, withPair } from './language-pair.ts'

const language = (
  code: string,
  sides: 'both' | 'source' | 'target',
  features: string[] = [],
): ProductLanguage => ({
  code,
  name: code,
  isSource: sides !== 'target',
  isTarget: sides !== 'source',
  status: 'stable',
  features: features.map((name) => ({ name, status: 'stable', isExternal: false })),
})

const LANGUAGES = [
  language('de', 'both', ['formality', 'glossary', 'style_rules']),
  language('en', 'source', ['glossary']),
  language('en-GB', 'target'),
  language('en-US', 'target'),
  language('zh', 'both'),
  language('zh-Hant', 'target'),
  language('xx', 'target'),
]

const chosen = (choice: Partial<Settings['text']>) => ({ ...settingsSchema.parse({}).text, ...choice })

describe('the languages of a text', () => {
  it('are those of one side, with their features', () => {
    expect(optionsFor('source', LANGUAGES, (code) => `name of ${code}`)).toEqual([
      { code: 'de', name: 'name of de', marks: ['formality', 'glossary'] },
      { code: 'en', name: 'name of en', marks: ['glossary'] },
      { code: 'zh', name: 'name of zh', marks: [] },
    ])
    expect(optionsFor('target', LANGUAGES, String).map(({ code }) => code)).toEqual([
      'de',
      'en-GB',
      'en-US',
      'zh',
      'zh-Hant',
      'xx',
    ])
  })

  it('are remembered when they are chosen, newest first, without the choice of recognising them', () => {
    const before = chosen({ recentLanguages: ['a', 'b', 'c', 'd', 'e', 'f'] })
    expect(withPair(before, { sourceLanguage: AUTO, targetLanguage: 'c' })).toEqual({
      sourceLanguage: AUTO,
      targetLanguage: 'c',
      recentLanguages: ['c', 'a', 'b', 'd', 'e', 'f'],
    })
  })
})

describe('swapped languages', () => {
  it.each<[string, Partial<Settings['text']>, string | undefined, [string, string] | undefined]>([
    [
      'plain languages change places',
      { sourceLanguage: 'zh', targetLanguage: 'de' },
      undefined,
      ['de', 'zh'],
    ],
    [
      'a variant gives way to its base',
      { sourceLanguage: 'de', targetLanguage: 'en-GB' },
      undefined,
      ['en', 'de'],
    ],
    [
      'a base becomes its first variant',
      { sourceLanguage: 'en', targetLanguage: 'de' },
      undefined,
      ['de', 'en-GB'],
    ],
    [
      'or the one that was chosen last',
      { sourceLanguage: 'en', targetLanguage: 'de', recentLanguages: ['de', 'en-US', 'en-GB'] },
      undefined,
      ['de', 'en-US'],
    ],
    ['a recognised language counts', { sourceLanguage: AUTO, targetLanguage: 'de' }, 'EN', ['de', 'en-GB']],
    [
      'one that is not recognised yet does not',
      { sourceLanguage: AUTO, targetLanguage: 'de' },
      undefined,
      undefined,
    ],
    ['what is no source stays', { sourceLanguage: 'de', targetLanguage: 'xx' }, undefined, undefined],
    ['what is no target stays', { sourceLanguage: AUTO, targetLanguage: 'de' }, 'QQ', undefined],
  ])('%s', (_what, choice, detected, pair) => {
    expect(swapLanguages(chosen(choice), LANGUAGES, detected)).toEqual(
      pair && { sourceLanguage: pair[0], targetLanguage: pair[1] },
    )
  })
})
