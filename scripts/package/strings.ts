import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type InterfaceLanguage, interfaceLanguages } from '../../src/core/product/interface-languages.ts'
import type { en } from '../../src/core/product/strings/en.ts'
import { root } from '../commands.ts'

type PackageStrings = (typeof en)['packages'] & {
  /** Name of the app. */
  readonly name: string
  /** The tray's name for the quick window. */
  readonly quick: string
}

function read<N extends keyof typeof en>(language: InterfaceLanguage, namespace: N): (typeof en)[N] {
  const path = join(root, 'resources', 'locales', language, `${namespace}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as (typeof en)[N]
}

/** Strings that systems show of the packages. */
const stringsIn = (language: InterfaceLanguage): PackageStrings => ({
  ...read(language, 'packages'),
  name: read(language, 'app').name,
  quick: read(language, 'settings').shortcuts.names.quick,
})

export type { PackageStrings }

export const packageStrings = interfaceLanguages.map((language) => [language, stringsIn(language)] as const)

export const english = stringsIn('en')

/** A language as Electron's app for macOS names its folder. */
export const macLanguage = (language: InterfaceLanguage): string => (language === 'zh' ? 'zh_CN' : language)
