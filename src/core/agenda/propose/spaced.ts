import { everyday, givenNames, namedThings, titlesBefore } from '../words/other-scripts.ts'
import type { Finding, Script } from './proposal.ts'

/** Rules of a script without capitals whose words are apart. */
interface Rules {
  readonly script: Script
  readonly word: RegExp
  readonly titles: ReadonlySet<string>
  readonly things: ReadonlySet<string>
  readonly given: ReadonlySet<string>
  readonly everyday: ReadonlySet<string>
  /** Prefixes that are written together with a title or a name, such as "and". */
  readonly prefix: RegExp
  /** Words that a family name begins with or that join two parts of one. */
  readonly joins: ReadonlySet<string>
  /** Whether a word may be a family name after a given one. */
  readonly isFamily: (word: string) => boolean
}

const RULES: readonly Rules[] = [
  {
    script: 'Arab',
    word: /[\p{Script=Arabic}\p{M}]+/gu,
    titles: titlesBefore.ar,
    things: namedThings.ar,
    given: givenNames.ar,
    everyday: everyday.ar,
    prefix: /^(?:و|ف|ب|ل|لل|ول|وب)(?=.{3})/u,
    joins: new Set(['عبد', 'أبو', 'أبي', 'بن', 'ابن', 'بنت', 'آل', 'أم']),
    isFamily: (word) => /^ال.{3,}/u.test(word),
  },
  {
    script: 'Hebr',
    word: /[\p{Script=Hebrew}\p{M}]+(?:["'׳״][\p{Script=Hebrew}]*)?/gu,
    titles: titlesBefore.he,
    things: namedThings.he,
    given: givenNames.he,
    everyday: everyday.he,
    prefix: /^[ולבמש](?=.{2})/u,
    joins: new Set(['בן', 'בר', 'אבו', 'אל']),
    isFamily: (word) => word.length >= 3,
  },
  {
    script: 'Beng',
    word: /[\p{Script=Bengali}\p{M}]+/gu,
    titles: titlesBefore.bn,
    things: namedThings.bn,
    given: givenNames.bn,
    everyday: everyday.bn,
    prefix: /^(?!.)/u,
    joins: new Set(['আবু', 'বিন']),
    isFamily: (word) => word.length >= 3,
  },
]

/** Words of a name at most, those that join others not counted. */
const MAX_WORDS = 3

interface Word {
  readonly text: string
  /** Whether only a blank, or the dot of a title, stands before it. */
  readonly isJoined: boolean
}

function wordsOf(line: string, pattern: RegExp): Word[] {
  const matches = [...line.matchAll(pattern)]
  return matches.map((match, i) => {
    const before = matches[i - 1]
    const gap = line.slice(before === undefined ? 0 : before.index + before[0].length, match.index)
    return { text: match[0], isJoined: before !== undefined && /^[.]?\s$/.test(gap) }
  })
}

function findByRules(line: string, rules: Rules, isCommon: (word: string) => boolean): Finding[] {
  const found: Finding[] = []
  const words = wordsOf(line, rules.word)
  const known = (word: string, of: ReadonlySet<string>) =>
    of.has(word) || of.has(word.replace(rules.prefix, ''))
  const isOrdinary = (word: string) => rules.everyday.has(word) || isCommon(word)
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]?.text ?? ''
    const isTitle = known(word, rules.titles) && words[at + 1]?.isJoined === true
    const isThing = rules.things.has(word) && words[at + 1]?.isJoined === true
    const isJoin = word === 'عبد'
    if (!isTitle && !isThing && !isJoin && !known(word, rules.given)) continue
    const start = isTitle || isThing ? at + 1 : at
    const parts: string[] = []
    let count = 0
    const isPart = (text: string) =>
      rules.given.has(text) ||
      rules.joins.has(parts.at(-1) ?? '') ||
      (!isOrdinary(text) && rules.isFamily(text))
    for (let i = start; i < words.length && count < MAX_WORDS; i += 1) {
      const next = words[i]
      if (next === undefined || (i > at && !next.isJoined)) break
      const isFirst = i === start
      const text =
        isFirst && !isTitle && !isThing
          ? next.text.replace(rules.given.has(next.text) ? /^(?!.)/ : rules.prefix, '')
          : next.text
      if (rules.joins.has(text)) parts.push(text)
      else if (isFirst ? !isOrdinary(text) || rules.given.has(text) : isPart(text)) {
        parts.push(text)
        count += 1
      } else break
      if (isThing) break
    }
    while (parts.length > 0 && rules.joins.has(parts.at(-1) ?? '')) parts.pop()
    if (parts.length >= (isTitle || isThing ? 1 : 2)) {
      found.push({
        term: parts.join(' '),
        type: isThing ? 'name' : 'person',
        script: rules.script,
        weight: isTitle ? 5 : 4,
      })
      at = start + parts.length - 1
    }
  }
  return found
}

/** Names in Arabic, Hebrew and Bengali: after titles, given names, and the words for companies. */
export const findSpacedNames = (line: string, isCommon: (word: string) => boolean): Finding[] =>
  RULES.flatMap((rules) => findByRules(line, rules, isCommon))
