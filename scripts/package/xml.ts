import type { InterfaceLanguage } from '../../src/core/product/interface-languages.ts'
import { type PackageStrings, packageStrings } from './strings.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const languageOf = (language: InterfaceLanguage): string =>
  language === 'en' ? '' : ` xml:lang="${language}"`

/** One element in each language of the interface; English is the one without a language. */
export const inEveryLanguage = (element: string, textOf: (strings: PackageStrings) => string): string[] =>
  packageStrings.map(
    ([language, strings]) => `<${element}${languageOf(language)}>${escapeXml(textOf(strings))}</${element}>`,
  )

/** A document of lines, indented by the depth of their elements. */
export function toDocument(lines: readonly string[]): string {
  let depth = 0
  const indented = lines.map((line) => {
    if (line.startsWith('</')) depth -= 1
    const text = `${'  '.repeat(depth)}${line}`
    if (/^<[^/!?][^>]*[^/]>$/.test(line)) depth += 1
    return text
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${indented.join('\n')}\n`
}
