/**
 * Collects the words of Parley's own strings and documentation, by which names in an agenda are told from common words.
 *
 *     node scripts/record/record-common-words.ts
 *
 * The result is committed. It need not be made again with every string: a word that is missing is at worst proposed.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands.ts'

/** Words by language: Japanese ones in katakana, since others are told apart by the system's dictionary. */
const WORDS: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}\d_'’-])\p{Ll}{2,}(?![\p{L}\d_])/gu,
  de: /\p{L}{2,}/gu,
  fr: /\p{L}{2,}/gu,
  es: /\p{L}{2,}/gu,
  it: /\p{L}{2,}/gu,
  ar: /\p{Script=Arabic}{2,}/gu,
  ja: /[\p{Script=Katakana}ー]{2,}/gu,
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.replace(/\{\{.*?\}\}/g, ' ')]
    : Object.values(Object(value)).flatMap(textsIn)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const stringsOf = (language: string) =>
  globSync(`resources/locales/${language}/*.json`, { cwd: root }).flatMap((path) =>
    textsIn(JSON.parse(read(path))),
  )

/** Names in the strings, which are the same in several languages and never begin in lower case in English. */
const english = stringsOf('en').join('\n')
const common = new Set(english.match(/(?<!\p{L})\p{Ll}+/gu))
const names = new Set(
  [...english.matchAll(/(?<=\p{L},? )\p{Lu}\p{L}*/gu)]
    .map(([name]) => name.toLowerCase())
    .filter((name) => !common.has(name)),
)

const prose = globSync('{README,CONTRIBUTING,docs/**/*}.md', { cwd: root })
  .map((path) => read(path).replace(/```[^]*?```|`[^`]*`|\]\([^)]*\)/g, ' '))
  .join('\n')

const collected = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => {
    const texts = [...stringsOf(language), ...(language === 'en' ? [prose] : [])].join('\n')
    const found = new Set((texts.match(words) ?? []).map((word) => word.toLowerCase()))
    return [
      language,
      [...found]
        .filter((word) => !names.has(word))
        .toSorted()
        .join(' '),
    ]
  }),
)
writeFileSync(
  join(root, 'src', 'core', 'agenda', 'words', 'collected.json'),
  `${JSON.stringify(collected, null, 2)}\n`,
)
