import { PEOPLE_LABEL } from '../words/other-scripts.ts'
import { scriptOf } from './cased.ts'
import type { Finding, Script } from './proposal.ts'

const MAX_CHARACTERS = 30
const MAX_PEOPLE = 200

const SCRIPTS: readonly (readonly [RegExp, Script])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Jpan'],
  [/\p{Script=Hangul}/u, 'Kore'],
  [/\p{Script=Han}/u, 'Hani'],
  [/\p{Script=Arabic}/u, 'Arab'],
  [/\p{Script=Hebrew}/u, 'Hebr'],
  [/\p{Script=Thai}/u, 'Thai'],
  [/\p{Script=Bengali}/u, 'Beng'],
]

/** The script of a name; of Han characters alone, Japanese where the agenda has kana. */
export function scriptOfName(name: string, hasKana: boolean): Script {
  const script = SCRIPTS.find(([pattern]) => pattern.test(name))?.[1] ?? scriptOf(name)
  return script === 'Hani' && hasKana ? 'Jpan' : script
}

/** People after a label such as "出席者：", in scripts without capitals. */
export function findListedPeople(line: string, hasKana: boolean): Finding[] {
  const label = PEOPLE_LABEL.exec(line)?.[0]
  if (label === undefined) return []
  return line
    .slice(label.length)
    .split(/\s*[、，,;；/。]\s*/)
    .slice(0, MAX_PEOPLE)
    .map((name) =>
      name
        .replace(/[(（].*$/, '')
        .replace(/(?:さん|様|氏|先生|님|씨|先生|女士)$/, '')
        .trim(),
    )
    .filter(
      (name) => name.length >= 2 && name.length <= MAX_CHARACTERS && /^[\p{L}\p{M}・\s'’-]+$/u.test(name),
    )
    .map((term) => ({ term, type: 'person', script: scriptOfName(term, hasKana), weight: 6 }))
}
