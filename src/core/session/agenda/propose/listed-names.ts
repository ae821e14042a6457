import { unaccented } from '../read/even-text.ts'
import { lowerOf } from './capitalised.ts'
import { COMMON_WORDS } from './common-words.ts'
import { LABELS, PARTICLES, TITLES } from './name-words.ts'

/** A name by its place in a line, in any script. */
export interface ListedName {
  readonly name: string
  readonly isDoubtful: boolean
}

/** A label and what it announces; behind a dash only where all of it is one, as in a heading. */
const LABELLED = /^([^:]{1,60}):(.*)$/u
const DASHED = /^([^:]{1,60}?)\s[–—-]\s(.*)$/u
const MARKS = /([^,;:()、،؛]*)([,;:()、،؛]|$)/gu
const ITEMS = /[,;、،؛]|\s[–—-]\s|\s(?:and|und|et|y|e|و)\s/u
/** A remark in brackets behind a word, such as a company: other brackets may have a name. */
const REMARK = /(?<=[\p{L}\p{M}.]\s?)\([^()]*(?:\)|$)/gu
const UNCASED = /^[\p{Lo}\p{Lm}\p{M}\s・·׳״'’-]{2,30}$/u
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const HONORIFIC = /(?:さん|様|氏|先生|女士|博士|님|씨)$/u
const ARABIC_TITLE = /^(?:السيدة?|الدكتورة?|الأستاذة?|المهندسة?)\s+/u
const MAX_NAME_WORDS = 5
/** Characters of a name in scripts without blanks, before a colon and in brackets. */
const MAX_EAST_ASIAN = 8

const isRaised = (word: string) => /^(?:\p{Lu}|\p{Ll}\p{Lu})/u.test(word)

/** A part of a line as a name, without title, honorific and marks around it; undefined where it is none. */
function nameOf(part: string, known: ReadonlySet<string>): string | undefined {
  const bare = part
    .replace(REMARK, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[^\p{L}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
  if (UNCASED.test(bare)) {
    const name = bare.replace(HONORIFIC, '').replace(ARABIC_TITLE, '')
    return name.length > 1 && name.split(' ').length <= MAX_NAME_WORDS ? name : undefined
  }
  const words = bare.split(' ')
  while (words.length > 1 && TITLES.has(lowerOf(words[0] ?? '').replace(/\.$/u, ''))) words.shift()
  const isName =
    words.length <= MAX_NAME_WORDS &&
    words.every(
      (word, i) => isRaised(word) || (i < words.length - 1 && (PARTICLES.has(word) || word === '&')),
    ) &&
    words.some((word) => isRaised(word) && word.length > 2) &&
    !words.every((word) => known.has(lowerOf(word)) || COMMON_WORDS.has(lowerOf(word)))
  return isName ? words.join(' ') : undefined
}

/** Whether a text announces names: one of its words does, or all but short ones in a heading. */
function isLabel(text: string, isHeading: boolean): boolean {
  const words =
    unaccented(text.replace(REMARK, ' '))
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  return (
    words.some((word) => LABELS.has(word)) &&
    (!isHeading || words.every((word) => LABELS.has(word) || word.length < 4))
  )
}

/** The names that a line lists behind its label, or under one; undefined if it does not. */
function listOf(line: string): { readonly rest: string; readonly isDoubtful: boolean } | undefined {
  const [, label, rest = ''] = LABELLED.exec(line) ?? []
  if (label !== undefined)
    // "Wi-Fi for guests: Sommerfest": a label of several words may be for something else of them.
    return isLabel(label, false)
      ? { rest, isDoubtful: /\S\s+\S/u.test(label.replace(REMARK, '')) }
      : undefined
  const [, heading = line, list = ''] = DASHED.exec(line) ?? []
  return isLabel(heading, true) ? { rest: list, isDoubtful: false } : undefined
}

/** Parts of a line in brackets and before its first colon. */
function markedParts(line: string): string[] {
  const parts: string[] = []
  let isInBrackets = false
  let hasColon = false
  for (const [, part = '', mark = ''] of line.matchAll(MARKS)) {
    const isColon = mark === ':'
    if (isInBrackets || (isColon && !hasColon && /\p{L}/u.test(part))) parts.push(part)
    if (isColon && /\p{L}/u.test(part)) hasColon = true
    if (mark === '(') isInBrackets = true
    if (mark === ')') isInBrackets = false
  }
  return parts
}

/**
 * Names by their places: what follows a label such as "Attendees:", and whole parts in brackets and before a colon.
 *
 * @param known words in lower case that are no names
 */
export function findListed(lines: readonly string[], known: ReadonlySet<string>): ListedName[] {
  const found: ListedName[] = []
  let isInList = false
  for (const line of lines) {
    const list = listOf(line)
    const items = (list?.rest ?? line).replace(REMARK, ' ').split(ITEMS)
    const names = items.map((item) => nameOf(item, known))
    if (list !== undefined || (isInList && names[0] !== undefined)) {
      isInList = list === undefined || list.rest.trim() === ''
      for (const name of names)
        if (name !== undefined)
          found.push({
            name,
            isDoubtful: list?.isDoubtful === true && items.length === 1 && !name.includes(' '),
          })
      continue
    }
    isInList = false
    for (const part of markedParts(line)) {
      const name = nameOf(part, known)
      if (name === undefined || (EAST_ASIAN.test(name) && name.length > MAX_EAST_ASIAN)) continue
      const words = name.split(' ')
      const isSure =
        words.length > 1 && isRaised(name) && !words.some((word) => COMMON_WORDS.has(lowerOf(word)))
      found.push({ name, isDoubtful: !isSure })
    }
  }
  return found
}
