import {
  CHINESE_FAMILY,
  CHINESE_FAMILY_OF_TWO,
  CHINESE_TITLE,
  JAPANESE_HONORIFIC,
  KATAKANA,
  KOREAN_FAMILY,
  KOREAN_HONORIFIC,
  NOT_IN_CHINESE_NAME,
  NOT_JAPANESE_NAMES,
  NOT_KOREAN_NAMES,
} from '../words/other-scripts.ts'
import type { Finding } from './proposal.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const HAN = /^\p{Script=Han}+$/u
const MAX_GIVEN = 2

/** Length of a Chinese given name that begins at a segment, in segments; 0 if none does. */
function givenNameAt(segments: readonly string[], start: number): number {
  let characters = 0
  let count = 0
  for (let at = start; at < segments.length && characters < MAX_GIVEN; at += 1) {
    const segment = segments[at] ?? ''
    if (!HAN.test(segment) || characters + segment.length > MAX_GIVEN) break
    if (Array.from(segment).some((character) => NOT_IN_CHINESE_NAME.has(character))) break
    if (CHINESE_TITLE.test(segments.slice(at, at + 2).join(''))) break
    characters += segment.length
    count += 1
  }
  return count
}

/** Chinese names: a family name that the system's dictionary finds in no word, and one or two characters after it. */
export function findChineseNames(line: string): Finding[] {
  const segments = [...segmenter.segment(line)].map(({ segment }) => segment)
  const found: Finding[] = []
  for (let at = 0; at < segments.length; at += 1) {
    const family = segments[at] ?? ''
    if (!CHINESE_FAMILY.has(family) && !CHINESE_FAMILY_OF_TWO.has(family)) continue
    const count = givenNameAt(segments, at + 1)
    const given = segments.slice(at + 1, at + 1 + count).join('')
    const hasTitle = CHINESE_TITLE.test(segments.slice(at + 1 + count, at + 3 + count).join(''))
    if (given.length === 2 || (given.length === 1 && (hasTitle || family.length === 2))) {
      found.push({ term: family + given, type: 'person', script: 'Hani', weight: hasTitle ? 5 : 4 })
      at += count
    }
  }
  return found
}

const JAPANESE_PERSON = new RegExp(
  `((?:\\p{Script=Han}|[々ヶ]){1,5}(?:[ 　]\\p{Script=Han}{1,3})?|[\\p{Script=Katakana}ー・]{2,20})${JAPANESE_HONORIFIC}`,
  'gu',
)
const KATAKANA_WORD = /[\p{Script=Katakana}ー]{3,}(?:・[\p{Script=Katakana}ー]{2,})*/gu

/** Japanese names before honorifics, and repeated or quoted words in katakana that are not in everyday use. */
export function findJapaneseNames(
  line: string,
  counts: ReadonlyMap<string, number>,
  isCommon: (word: string) => boolean,
): Finding[] {
  const found: Finding[] = []
  for (const [, name = ''] of line.matchAll(JAPANESE_PERSON)) {
    const isRole =
      NOT_JAPANESE_NAMES.has(name) ||
      [...NOT_JAPANESE_NAMES].some((role) => role.length > 1 && name.endsWith(role))
    if (!isRole && !isCommon(name) && !KATAKANA.has(name))
      found.push({ term: name, type: 'person', script: 'Jpan', weight: 5 })
  }
  for (const match of line.matchAll(KATAKANA_WORD)) {
    const [word] = match
    const isQuoted =
      '「『'.includes(line[match.index - 1] ?? ' ') && '」』'.includes(line[match.index + word.length] ?? ' ')
    const isKnown = KATAKANA.has(word) || isCommon(word)
    const isName = word.includes('・') || isQuoted || (counts.get(word) ?? 0) > 1
    if (!isKnown && isName) found.push({ term: word, type: 'name', script: 'Jpan', weight: 3 })
  }
  return found
}

const KOREAN_PERSON = new RegExp(
  `(?<![가-힣])([가-힣]{2,4}) ?${KOREAN_HONORIFIC}(?=(?:께서|에게|한테|으로|[은는이가을를와과의도만로]|이랑|하고)?(?![가-힣]))`,
  'gu',
)

/** Korean names before honorifics. */
export function findKoreanNames(line: string): Finding[] {
  const found: Finding[] = []
  for (const [, name = ''] of line.matchAll(KOREAN_PERSON)) {
    const isFull = name.length === 3 && KOREAN_FAMILY.has(name.slice(0, 1))
    const isOther = name.length !== 3 && KOREAN_FAMILY.has(name.slice(0, 1)) && name.length === 2
    if ((isFull || isOther) && ![...NOT_KOREAN_NAMES].some((word) => name === word || name.endsWith(word)))
      found.push({ term: name, type: 'person', script: 'Kore', weight: 5 })
  }
  return found
}

const THAI_PERSON =
  /(?:คุณ|นางสาว|นาย|นาง|ดร\.)\s?([\p{Script=Thai}\p{M}]{2,14}(?: [\p{Script=Thai}\p{M}]{3,20})?)(?![\p{Script=Thai}])/gu

/** Thai names after titles, where a blank ends them. */
export const findThaiNames = (line: string): Finding[] =>
  [...line.matchAll(THAI_PERSON)].map(([, term = '']) => ({
    term,
    type: 'person',
    script: 'Thai',
    weight: 4,
  }))
