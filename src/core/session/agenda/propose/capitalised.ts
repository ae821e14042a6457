import type { AgendaToken } from './agenda-tokens.ts'
import { COMMON_WORDS } from './common-words.ts'
import { LABELS, PARTICLES, TITLES } from './name-words.ts'

/** Facts of a whole agenda by which its lines are read. Words are in lower case. */
export interface CapitalContext {
  /** Names that speech recognition knows: months, weekdays, countries, languages, programs for meetings. */
  readonly known: ReadonlySet<string>
  /** Words that occur in lower case, and so are no names. */
  readonly lowered: ReadonlySet<string>
  /** Words that occur with a capital where it means a name. */
  readonly raised: ReadonlySet<string>
  readonly counts: ReadonlyMap<string, number>
}

/** A line of an agenda. */
export interface CasedLine {
  readonly tokens: readonly AgendaToken[]
  /** Whether all nouns have capitals, as in German. */
  readonly hasCapitalNouns: boolean
}

/** A name by its capitals. */
export interface FoundName {
  readonly name: string
  /** Whether a sentence begins with it, so that its first word may be none. */
  readonly isFirst: boolean
  /** Whether its capital may mean something else. */
  readonly isDoubtful: boolean
}

const MAX_NAME_WORDS = 5
/** Words of a name in a heading, from which it is rather a part of the heading. */
const MAX_HEADING_NAME = 4
const MIN_HEADING_WORDS = 3
/** Shares of long words and of all words with capitals from which they mean a heading. */
const HEADING_SHARE = 0.75
const HEADING_SHARE_OF_ALL = 0.6
/** Shortest word at the beginning of a sentence that may begin a name: shorter ones are articles and the like. */
const MIN_FIRST = 4

export const withoutPossessive = (word: string) => word.replace(/['’]s?$/u, '')
export const lowerOf = (word: string) => withoutPossessive(word).toLowerCase()
const isCapital = (word: string) => /^\p{Lu}/u.test(word) && !/^\p{Lu}\.$/u.test(word)
const isInitial = (word: string) => /^\p{Lu}\.?$/u.test(word)
const isShouted = (word: string) => /^\p{Lu}{2,}$/u.test(word)
/** Capitals inside a word, such as "PostgreSQL" and "iPhone", each of several letters: others are codes. */
const isMixed = (word: string) => /^\p{Lu}?\p{Ll}+(?:\p{Lu}{1,5}|\p{Lu}\p{Ll}{2,})+$/u.test(word)

/** Capitals as no name has them, and digits. */
const isCode = (word: string) => /\d/.test(word) || (/\p{Ll}\p{Lu}/u.test(word) && !isMixed(word))

/** Whether capitals mean nothing in a line, as in a heading of which every word has one. */
export function isHeading({ tokens, hasCapitalNouns }: CasedLine): boolean {
  const long = tokens.filter(({ text }) => text.length >= 4)
  if (long.length > 0 && long.every(({ text }) => isShouted(text))) return true
  if (hasCapitalNouns || long.length < MIN_HEADING_WORDS) return false
  const share = (words: readonly AgendaToken[]) =>
    words.filter(({ text }) => isCapital(text)).length / Math.max(1, words.length)
  return share(long) >= HEADING_SHARE && share(tokens) >= HEADING_SHARE_OF_ALL
}

/** Index after the words with capitals from an index on, particles between them included. */
function endOfRun({ tokens, hasCapitalNouns }: CasedLine, start: number): number {
  let end = start
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined || (at > start && (!token.isJoined || token.isFirst))) break
    if (isCapital(token.text) || isInitial(token.text)) end = at + 1
    // In German these join nouns: "Ende der Woche".
    else if (at === start || hasCapitalNouns || !PARTICLES.has(token.text)) break
  }
  return end
}

/** Names in a line by their capitals: several words with one, or one where no sentence begins. */
export function findCapitalised(line: CasedLine, context: CapitalContext): FoundName[] {
  const { tokens, hasCapitalNouns } = line
  const { known, lowered, raised, counts } = context
  const isUnclear = isHeading(line)
  const isCommon = (word: string) => known.has(lowerOf(word)) || lowered.has(lowerOf(word)) || isCode(word)
  /** Whether a word stands as a secret does, whatever its line calls it: once, behind a mark at the end, or in odd capitals apart. */
  const isMaybeSecret = (at: number): boolean => {
    const { text } = tokens[at] ?? { text: '' }
    const before = tokens[at - 1]?.after ?? ''
    const isApart =
      tokens.length === 1 || /[→–—-]\s*["'«“„‘]?$/u.test(before)
        ? isMixed(text)
        : /[:=>]\s*["'«“„‘]?$/u.test(before)
    return isApart && at === tokens.length - 1 && counts.get(lowerOf(text)) === 1
  }
  const isSingleName = ({ text, isFirst, isQuoted }: AgendaToken): boolean => {
    if (text.length < 3) return false
    if (isMixed(text) || isQuoted) return true
    if (isShouted(text)) return (counts.get(lowerOf(text)) ?? 0) > 1 && text.length > 3
    if (isFirst || isUnclear) return raised.has(lowerOf(text))
    return !hasCapitalNouns
  }
  /** Whether words may be a name: two or three in a heading, the first of a sentence, letters such as "ACME". */
  const isMaybeName = (words: readonly string[]): boolean => {
    // Common words of other scripts are not known.
    if (hasCapitalNouns || !/^\p{Script=Latin}/u.test(words[0] ?? '')) return false
    if (words.some((word) => COMMON_WORDS.has(word.toLowerCase()) || LABELS.has(word.toLowerCase())))
      return false
    return isUnclear
      ? words.length > 1 && words.length < MAX_HEADING_NAME
      : (words[0]?.length ?? 0) >= MIN_FIRST
  }
  const nameIn = (start: number, end: number): FoundName | undefined => {
    const word = (index: number) => tokens[index]?.text ?? ''
    let [from, to] = [start, end]
    let hasTitle = from > 0 && tokens[from]?.isJoined === true && TITLES.has(lowerOf(word(from - 1)))
    while (from < to) {
      const isTitle = TITLES.has(lowerOf(word(from)))
      const isArticle =
        tokens[from]?.isFirst === true &&
        (COMMON_WORDS.has(lowerOf(word(from))) || (word(from).length < MIN_FIRST && from + 1 < to))
      if (!isTitle && (hasTitle || !(isCommon(word(from)) || isArticle || PARTICLES.has(word(from))))) break
      hasTitle ||= isTitle
      from += 1
    }
    while (to > from && (isCommon(word(to - 1)) || isInitial(word(to - 1)) || PARTICLES.has(word(to - 1))))
      to -= 1
    const first = tokens[from]
    if (first === undefined || to <= from || to - from > MAX_NAME_WORDS) return undefined
    const words = tokens.slice(from, to).map(({ text }) => text)
    const name = withoutPossessive(words.join(' '))
    if (known.has(name.toLowerCase())) return undefined
    const isName = words.length === 1 ? hasTitle || isSingleName(first) : !isUnclear
    if (!isName && !isMaybeName(words)) return undefined
    return { name, isFirst: first.isFirst, isDoubtful: !isName || isMaybeSecret(from) }
  }
  const found: FoundName[] = []
  for (let at = 0; at < tokens.length; ) {
    const end = endOfRun(line, at)
    const word = tokens[at]?.text ?? ''
    const name =
      end > at
        ? nameIn(at, end)
        : isMixed(word)
          ? { name: word, isFirst: false, isDoubtful: isMaybeSecret(at) }
          : undefined
    if (name !== undefined) found.push(name)
    at = Math.max(end, at + 1)
  }
  return found
}
