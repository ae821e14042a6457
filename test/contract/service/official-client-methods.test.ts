import { readFile } from 'node:fs/promises'
import { DeepLClient, Translator } from 'deepl-node'
import { expect, it } from 'vitest'

const TESTS = ['', '-lists', '-memories'].map((part) => `official-client${part}.test.ts`)
/** Whether a method is a step of a whole import or export, which calls it. */
const isStep = (name: string): boolean =>
  /^(create|upload|get|is|download)TranslationMemory(Import|File|Export|Job)/.test(name)

/** Methods that are private in the library's types, although JavaScript can call them. */
const CLOSED = /^(constructor|internal[A-Z]\w*|constructUserAgentString)$/

const methods = [Translator, DeepLClient]
  .flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
  .filter((name) => !CLOSED.test(name))

it('every method of the official client is called', async () => {
  const files = TESTS.map((name) => readFile(new URL(name, import.meta.url), 'utf8'))
  const text = (await Promise.all(files)).join('')
  const isCalled = (name: string) => text.includes(`client.${name}(`)
  expect(methods.filter((name) => !isCalled(name) && !isStep(name))).toEqual([])
})
