import type { InterfaceLanguage } from '../interface-languages.ts'
import { namespaces, type StringPart } from './namespaces.ts'

/** Reads the files of a part. A build puts loaders of one chunk each in its place (electron.vite.config.ts). */
export async function readStrings(language: InterfaceLanguage, part: StringPart): Promise<object> {
  const files = namespaces[part].map(async (namespace) => {
    const path = `../../../../resources/locales/${language}/${namespace}.json`
    const file: { default: object } = await import(/* @vite-ignore */ path, { with: { type: 'json' } })
    return [namespace, file.default] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
