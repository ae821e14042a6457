import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../../scripts/commands.ts'
import { leavesOf } from '../../../../test/support/base/leaf-keys.ts'
import { type InterfaceLanguage, interfaceLanguages } from '../interface-languages.ts'
import { en } from './en.ts'
import { loadStrings } from './load.ts'
import { namespaces } from './namespaces.ts'

/** A rule's identifier may end in such a word too. */
const PLURAL = /^(?!styleRules\.).*_(?:zero|one|two|few|many|other)$/
const stemOf = (key: string) => (PLURAL.test(key) ? key.slice(0, key.lastIndexOf('_')) : key)

async function tableOf(language: InterfaceLanguage): Promise<ReadonlyMap<string, string>> {
  const table = {
    ...(await loadStrings(language, 'page')),
    ...(await loadStrings(language, 'styleRules')),
    ...(await loadStrings(language, 'settingsSearch')),
    ...(await loadStrings(language, 'packages')),
    ...(await loadStrings(language, 'roomPage')),
  }
  return new Map(leavesOf(table).map((key) => [key, textAt(table, key)]))
}

const textAt = (table: object, key: string): string =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], table) as string

/** Interpolated names, without their format: numbers are formatted anyway. */
const gapsIn = (text: string) => [
  ...new Set([...text.matchAll(/\{\{(\w+)(?:, number)?\}\}/g)].map(([, name = '']) => name)),
]

const english = await tableOf('en')
const pluralStems = new Set([...english.keys()].filter((key) => PLURAL.test(key)).map(stemOf))

it('are loaded in parts that together are all of English, each namespace once', () => {
  expect(leavesOf(en).toSorted()).toEqual([...english.keys()].toSorted())
  expect(Object.values(namespaces).flat().toSorted()).toEqual(Object.keys(en).toSorted())
})

it('have a folder for every language, and no other', async () => {
  const folders = await readdir(join(root, 'resources', 'locales'))
  expect(folders.toSorted()).toEqual(interfaceLanguages.toSorted())
})

describe.each(interfaceLanguages)('the strings in %s', async (language) => {
  const table = await tableOf(language)
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories

  it('are in the files that English has, and in no other', async () => {
    const files = await readdir(join(root, 'resources', 'locales', language))
    expect(files.toSorted()).toEqual(
      Object.keys(en)
        .map((namespace) => `${namespace}.json`)
        .toSorted(),
    )
  })

  it('have the keys of English in the plural forms of the language, none missing and none besides', () => {
    const wanted = [...english.keys()].flatMap((key) =>
      pluralStems.has(stemOf(key)) && PLURAL.test(key)
        ? forms.map((form) => `${stemOf(key)}_${form}`)
        : [key],
    )
    expect([...table.keys()].toSorted()).toEqual([...new Set(wanted)].toSorted())
  })

  it('have the gaps of the English ones', () => {
    const wrong = [...table].flatMap(([key, text]) => {
      const isPlural = PLURAL.test(key) && pluralStems.has(stemOf(key))
      const wanted = gapsIn(english.get(isPlural ? `${stemOf(key)}_other` : key) ?? '').toSorted()
      const found = gapsIn(text).toSorted()
      // "One entry" needs no figure, where the form stands for one number alone.
      const spare = isPlural && isOneNumber(language, key.slice(stemOf(key).length + 1)) ? ['count'] : []
      const missing = wanted.filter((gap) => !found.includes(gap) && !spare.includes(gap))
      const foreign = found.filter((gap) => !wanted.includes(gap))
      return missing.length + foreign.length > 0 ? [`${key}: ${text}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('have one wording for any language, in a list and within a sentence', () => {
    const [inList, inSentence] = ['live.detect', 'live.sentence.anyLanguage'].map((key) => table.get(key))
    expect(inSentence?.toLowerCase()).toBe(inList?.toLowerCase())
  })

  it('are neither empty nor loud, and have no space at an end', () => {
    const wrong = [...table].filter(([, text]) => text.trim() !== text || text === '' || /[!！¡]/.test(text))
    expect(wrong).toEqual([])
  })

  it('have figures in the digits of those that are filled in', () => {
    expect([...table].filter(([, text]) => /[٠-٩۰-۹]/.test(text))).toEqual([])
  })
})

/** Whether a plural form is for a single number, such as "two" in Arabic. */
function isOneNumber(language: string, form: string): boolean {
  const rules = new Intl.PluralRules(language)
  return (
    Array.from({ length: 1000 }, (_, i) => rules.select(i)).filter((found) => found === form).length === 1
  )
}
