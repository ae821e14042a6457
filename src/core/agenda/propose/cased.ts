import { GIVEN_NAMES, PARTICLES, TITLES } from '../words/names-of-people.ts'
import type { Finding, Script } from './proposal.ts'
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A line with its language, in a script with capitals. */
export interface CasedLine {
  readonly tokens: readonly Token[]
  readonly language: string
}

/** Facts of a whole agenda by which its lines are read. */
export interface CasedContext {
  readonly vocabulary: Vocabulary
  readonly dates: ReadonlySet<string>
  readonly places: ReadonlySet<string>
  /** Words that occur in lower case. */
  readonly lowered: ReadonlySet<string>
  /** Words that occur with a capital where it means a name. */
  readonly raised: ReadonlySet<string>
  readonly counts: ReadonlyMap<string, number>
}

const MAX_NAME_WORDS = 5
const MIN_HEADING_WORDS = 3
/** Share of words with capitals from which they mean a heading. */
const HEADING_SHARE = 0.75
const ODD = 0.3

const bare = (word: string) => word.replace(/['’]s?$/u, '')
const lower = (word: string) => bare(word).toLowerCase()
const isCapital = (word: string) => /^\p{Lu}/u.test(word) && !/^\p{Lu}\.$/u.test(word)
const isInitial = (word: string) => /^\p{Lu}\.?$/u.test(word)
const isTitle = (word: string) => TITLES.has(word.toLowerCase().replace(/\.$/, ''))
const isShouted = (word: string) => /^\p{Lu}{2,}$/u.test(word)

export function scriptOf(word: string): Script {
  if (/\p{Script=Cyrillic}/u.test(word)) return 'Cyrl'
  return /\p{Script=Greek}/u.test(word) ? 'Grek' : 'Latn'
}

/** Whether capitals mean nothing in a line, as in a heading of which every word has one. */
export function isHeading({ tokens, language }: CasedLine): boolean {
  const long = tokens.filter(({ text }) => text.length >= 4)
  if (long.length > 0 && long.every(({ text }) => isShouted(text))) return true
  if (language === 'de' || long.length < MIN_HEADING_WORDS) return false
  return long.filter(({ text }) => isCapital(text)).length / long.length >= HEADING_SHARE
}

/** Words that German puts before a noun that is no name. */
const GERMAN_DETERMINER =
  /^(?!(?:über|unter|hinter|wegen|gegen|neben|zwischen|ohne)$)(?:der|die|das|des|dem|den|ein|eine|einen|einem|einer|eines|k?ein(?:e[nmrs]?)?|[mds]ein(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|unse?r(?:e[nmrs]?)?|eure?[nmrs]?|diese[nmrs]?|jede[nmrs]?|alle[nmrs]?|viele[nr]?|zum|zur|im|am|ins|ans|vom|beim|\p{Ll}+(?:e|en|er|es|em))$/u

export class CasedNames {
  readonly #context: CasedContext

  constructor(context: CasedContext) {
    this.#context = context
  }

  /** Names in a line by their capitals. */
  find(line: CasedLine): Finding[] {
    const found: Finding[] = []
    const isUnclear = isHeading(line)
    for (let at = 0; at < line.tokens.length; ) {
      const end = this.#endOfRun(line.tokens, at)
      if (end > at) {
        const finding = this.#nameIn(line, at, end, isUnclear)
        if (finding !== undefined) found.push(finding)
      }
      at = Math.max(end, at + 1)
    }
    return found
  }

  /** Index after the words with capitals from an index on, particles between them included. */
  #endOfRun(tokens: readonly Token[], start: number): number {
    let end = start
    for (let at = start; at < tokens.length; at += 1) {
      const token = tokens[at]
      if (token === undefined || (at > start && (!token.isJoined || token.isFirst))) break
      if (isCapital(token.text) || isInitial(token.text)) end = at + 1
      else if (at === start || !PARTICLES.has(token.text)) break
    }
    return end
  }

  #isCommon(word: string, language: string, isStrict: boolean): boolean {
    const { vocabulary, dates, places } = this.#context
    const plain = lower(word)
    if (dates.has(plain) || places.has(plain) || plain.length < 2 || /^\d/.test(plain)) return true
    return isStrict ? vocabulary.has(plain, language) : vocabulary.resembles(plain, language)
  }

  #nameIn(
    { tokens, language }: CasedLine,
    start: number,
    end: number,
    isUnclear: boolean,
  ): Finding | undefined {
    const isStrict = language !== 'de' && !isUnclear
    let from = start
    let to = end
    const word = (index: number) => tokens[index]?.text ?? ''
    const isGiven = (index: number) => {
      const plain = lower(word(index))
      return GIVEN_NAMES.has(plain) && !this.#context.dates.has(plain)
    }
    const isCommon = (index: number) =>
      PARTICLES.has(word(index)) || this.#isCommon(word(index), language, isStrict && !tokens[index]?.isFirst)
    let hasTitle = from > 0 && tokens[from]?.isJoined === true && isTitle(word(from - 1))
    const startsSentence = tokens[from]?.isFirst === true
    while (
      from < to &&
      (isTitle(word(from)) || (from + 1 < to && !isGiven(from) && !hasTitle && isCommon(from)))
    ) {
      if (isTitle(word(from))) hasTitle = true
      from += 1
    }
    // In the middle of a sentence, a capital makes a common word part of a name, as in "Halcyon Foods".
    const isNamed = (index: number) =>
      isStrict && tokens[index]?.isFirst === false && index > from && !isCommon(from)
    const keepsLast = (index: number) =>
      !isUnclear && ((hasTitle && index === from) || (index - 1 === from && isGiven(from)) || isNamed(index))
    while (to > from && (isCommon(to - 1) || isInitial(word(to - 1))) && !keepsLast(to - 1)) to -= 1
    const length = to - from
    if (length <= 0 || length > MAX_NAME_WORDS) return undefined
    const names = Array.from({ length }, (_, i) => (i === length - 1 ? bare(word(from + i)) : word(from + i)))
    const term = names.join(' ')
    const type = length > 1 || hasTitle ? 'person' : 'name'
    const script = scriptOf(term)
    if (hasTitle) return { term, type, script, weight: 5 }
    if (length > 1) return { term, type, script, weight: isUnclear ? 3 : 4 }
    const token = tokens[from]
    const isFirst = from === start && startsSentence
    return token !== undefined &&
      this.#isSingleName(tokens, from, { language, isFirst, isUnclear, isAlone: start === from })
      ? { term, type: isShouted(term) ? 'word' : type, script, weight: token.isQuoted ? 4 : 3 }
      : undefined
  }

  #isSingleName(
    tokens: readonly Token[],
    index: number,
    about: {
      readonly language: string
      readonly isFirst: boolean
      readonly isUnclear: boolean
      readonly isAlone: boolean
    },
  ): boolean {
    const { vocabulary, lowered, raised, counts } = this.#context
    const token = tokens[index]
    if (token === undefined || token.text.length < 2 || /\d/.test(token.text)) return false
    const plain = lower(token.text)
    if (lowered.has(plain)) return false
    const { language } = about
    const isStrange = !vocabulary.resembles(plain, language) && vocabulary.oddity(plain, language) >= ODD
    const isRepeated = (counts.get(plain) ?? 0) > 1
    if (isShouted(token.text)) return isRepeated && !vocabulary.has(plain, language)
    if (token.isQuoted) return !vocabulary.has(plain, language)
    if (about.isFirst || about.isUnclear) {
      const isLabelled = /^\s?[:–—-]/.test(token.after) && isStrange
      return raised.has(plain) || isLabelled || (isStrange && isRepeated)
    }
    if (language !== 'de') return true
    // German writes all nouns with capitals: a name has no article, or follows the noun that says what it is.
    const before = tokens[index - 1]
    const word = before?.isFirst === true ? lower(before.text) : (before?.text ?? '')
    return !GERMAN_DETERMINER.test(word) && (!about.isAlone || isStrange || isRepeated)
  }
}
