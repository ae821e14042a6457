import { describe, expect, it } from 'vitest'
import type { VoiceLanguage } from '../../../core/contract/contract.ts'
import type { ProductLanguage } from '../../../core/languages/languages-calls.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { columnsOf, findLanguageRows, languageTable, type Products } from './language-table.ts'

const listed = (code: string, rest: Partial<ProductLanguage> = {}): ProductLanguage => ({
  code,
  name: `The service's ${code}`,
  isSource: true,
  isTarget: true,
  status: 'stable',
  features: [],
  ...rest,
})
const voiced = (code: string, rest: Partial<VoiceLanguage> = {}): VoiceLanguage => ({
  code,
  isSource: false,
  isTarget: false,
  isSpoken: false,
  isDetectable: false,
  hasFormality: false,
  hasGlossary: false,
  ...rest,
})

const english = languageNames('en')
const table = (products: Products) => languageTable(products, english, (a, b) => a.localeCompare(b))
const rowOf = (products: Products, code: string) => table(products).find((row) => row.code === code)

describe('the table of languages', () => {
  it('has one row for a language whose code products spell differently', () => {
    const rows = table({
      text: [listed('ZH-HANT', { isSource: false })],
      voice: [voiced('zh-HANT', { isTarget: true, isSpoken: true })],
      write: [listed('zh-Hant')],
    })
    expect(rows).toEqual([
      {
        code: 'zh-Hant',
        name: 'Chinese (Traditional)',
        abilities: {
          textTarget: 'stable',
          voiceTarget: 'stable',
          voiceSpoken: 'stable',
          write: 'stable',
        },
      },
    ])
  })

  it('separates a language and its variants, except for style rules', () => {
    const products: Products = {
      text: [listed('en', { isTarget: false }), listed('en-GB', { isSource: false })],
      style: [listed('en', { isSource: false })],
    }
    expect(rowOf(products, 'en')?.abilities).toEqual({ textSource: 'stable', styleRules: 'stable' })
    expect(rowOf(products, 'en-GB')?.abilities).toEqual({ textTarget: 'stable', styleRules: 'stable' })
  })

  it('shows the status of a capability', () => {
    const features = [
      { name: 'formality', status: 'beta', isExternal: false },
      { name: 'glossary', status: 'early_access', isExternal: true },
    ] as const
    expect(rowOf({ text: [listed('de', { status: 'beta', features: [...features] })] }, 'de')).toMatchObject({
      abilities: {
        textSource: 'beta',
        textTarget: 'beta',
        formality: 'beta',
        glossary: 'early_access',
      },
    })
  })

  it('has the languages of translation memories, on either side', () => {
    const products = { memory: [listed('de', { isSource: false }), listed('cs', { status: 'beta' })] }
    expect(rowOf(products, 'de')?.abilities).toEqual({ translationMemory: 'stable' })
    expect(rowOf(products, 'cs')?.abilities).toEqual({ translationMemory: 'beta' })
    expect(columnsOf(products)).toEqual(['translationMemory'])
  })

  it('has only the targets of writing help', () => {
    expect(rowOf({ write: [listed('en', { isTarget: false })] }, 'en')?.abilities).toEqual({})
  })

  it('is sorted by name, and falls back to the service’s name', () => {
    const rows = table({ text: [listed('de'), listed('xxx-broken-'), listed('qqq'), listed('ar')] })
    expect(rows.map(({ name }) => name)).toEqual([
      'Arabic',
      'German',
      "The service's qqq",
      "The service's xxx-broken-",
    ])
  })

  it('has no column for a product without data', () => {
    expect(columnsOf({ voice: [], style: [] })).toEqual([
      'voiceSource',
      'voiceTarget',
      'voiceSpoken',
      'styleRules',
    ])
    expect(columnsOf({})).toEqual([])
  })
})

describe('a search in the table', () => {
  const rows = table({
    text: [listed('de'), listed('pt-BR', { isSource: false }), listed('pt'), listed('ja')],
  })
  it.each([
    ['', ['de', 'ja', 'pt', 'pt-BR']],
    ['  GERM ', ['de']],
    ['brazil', ['pt-BR']],
    ['pt', ['pt', 'pt-BR']],
    ['xyz', []],
  ])('for %j finds %j', (query, codes) => {
    expect(findLanguageRows(rows, query, undefined).map(({ code }) => code)).toEqual(codes)
  })

  it('shows only languages with a capability', () => {
    expect(findLanguageRows(rows, 'portu', 'textSource').map(({ code }) => code)).toEqual(['pt'])
  })
})
