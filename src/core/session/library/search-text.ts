import { graphemesOf, hasWords, isUnspaced } from '../../base/words/word-segments.ts'

/**
 * Makes text searchable. Words are found by their beginning. Scripts without spaces are found by any run of
 * characters: each character forms a token with the next one, so two characters are one token and more are a
 * phrase. Index and query are prepared by the same code.
 */

/** A token of the index and its position in the text. */
export interface SearchToken {
  readonly text: string
  /** Position in the text, in UTF-16 units. */
  readonly from: number
  readonly to: number
  /** Whether it is one of several overlapping tokens of a script without spaces. */
  readonly isPair: boolean
}

interface Letter {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly kind: 'word' | 'unspaced' | 'none'
}

/** Optional accents and vowel signs. Those of Indic and South-East Asian scripts form other words. */
const LEFT_OUT = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/gu
/** Letters that are other forms of others, in lower case, and have no decomposition that says so. */
const FORMS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ς: 'σ',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ى: 'ي',
  ة: 'ه',
  // Keyboards of Persian and Urdu have these letters for the same words as in Arabic.
  ک: 'ك',
  ڪ: 'ك',
  ں: 'ن',
  ی: 'ي',
  ے: 'ي',
  ہ: 'ه',
  ە: 'ه',
  ھ: 'ه',
  ٱ: 'ا',
}

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/gu
/** Characters that nobody sees, and which do not split a word: joiners, variants of a character, soft hyphens. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u

const folded = new Map<string, Pick<Letter, 'text' | 'kind'>>()

/** @param character composed with its marks */
function fold(character: string): Pick<Letter, 'text' | 'kind'> {
  const known = folded.get(character)
  if (known !== undefined) return known
  const text = character
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(/./gu, (letter) => FORMS[letter] ?? letter)
    .replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
  const kind = !hasWords(character) ? 'none' : isUnspaced(character) ? 'unspaced' : 'word'
  const letter = { text, kind } as const
  folded.set(character, letter)
  return letter
}

/** Characters with the marks that form one with them, such as a half-width kana with its voiced mark. */
const unitsOf = (text: string): Iterable<string> =>
  // Nearly all texts are composed already.
  text.normalize('NFKC') === text ? text : graphemesOf(text)

function toLetters(text: string): Letter[] {
  const letters: Letter[] = []
  let from = 0
  for (const unit of unitsOf(text)) {
    const to = from + unit.length
    for (const character of unit.normalize('NFKC')) {
      const last = letters.at(-1)
      if (!UNSEEN.test(character)) letters.push({ ...fold(character), from, to })
      else if (last !== undefined) letters[letters.length - 1] = { ...last, to }
    }
    from = to
  }
  return letters
}

/** Runs of letters of one kind, without what separates them. */
function toRuns(letters: readonly Letter[]): Letter[][] {
  const runs: Letter[][] = []
  let kind: Letter['kind'] = 'none'
  for (const letter of letters) {
    if (letter.kind !== 'none') {
      if (letter.kind === kind) runs.at(-1)?.push(letter)
      else runs.push([letter])
    }
    kind = letter.kind
  }
  return runs
}

const isUnspacedRun = ([first]: readonly Letter[]): boolean => first?.kind === 'unspaced'

function tokenOf(letters: readonly Letter[], isPair: boolean): SearchToken[] {
  const text = letters.map((letter) => letter.text).join('')
  const [first, last] = [letters[0], letters.at(-1)]
  // A standalone accent leaves nothing.
  if (text === '' || first === undefined || last === undefined) return []
  return [{ text, from: first.from, to: last.to, isPair }]
}

/** The last character of a run is a token of its own, so that a single character is a token prefix anywhere. */
const pairsOf = (run: readonly Letter[]): SearchToken[] =>
  run.flatMap((_, at) => tokenOf(run.slice(at, at + 2), true))

const tokensOf = (text: string): SearchToken[] =>
  toRuns(toLetters(text)).flatMap((run) => (isUnspacedRun(run) ? pairsOf(run) : tokenOf(run, false)))

/** Index content of some texts: tokens separated by spaces. */
export const indexText = (texts: readonly string[]): string =>
  texts.flatMap((text) => tokensOf(text).map((token) => token.text)).join(' ')

/** Tokens to be found together: words by their prefix, or a run of characters. */
export type SearchTerm =
  | { readonly type: 'word'; readonly text: string }
  | { readonly type: 'run'; readonly pairs: readonly string[] }

/** @returns no terms for a query without searchable text */
export const toSearchTerms = (query: string): SearchTerm[] =>
  toRuns(toLetters(query)).flatMap((run): SearchTerm[] => {
    const [whole] = tokenOf(run, false)
    if (whole === undefined) return []
    if (!isUnspacedRun(run) || run.length === 1) return [{ type: 'word', text: whole.text }]
    // Without the token of the last character, which may continue in the text.
    return [
      {
        type: 'run',
        pairs: pairsOf(run)
          .slice(0, -1)
          .map((pair) => pair.text),
      },
    ]
  })

/** An FTS5 query. Everything in it is quoted, so that typed text has no special meaning. */
export const toMatch = (terms: readonly SearchTerm[]): string =>
  terms.map((term) => (term.type === 'word' ? `"${term.text}"*` : `"${term.pairs.join(' ')}"`)).join(' AND ')

/** A part of a text that was searched for, in UTF-16 units. */
export interface FoundRange {
  readonly from: number
  readonly to: number
}

/** Whether a text contains all terms. */
export const hasTerms = (text: string, terms: readonly SearchTerm[]): boolean =>
  terms.every((term) => findTerms(text, [term]).length > 0)

/** Matches of the terms in a text, from left to right; adjacent ones are joined. */
export function findTerms(text: string, terms: readonly SearchTerm[]): FoundRange[] {
  const tokens = tokensOf(text)
  const found = tokens.flatMap((token, at) =>
    terms.flatMap((term): FoundRange[] => {
      if (term.type === 'word') return wordAt(text, token, term.text)
      const end = tokens[at + term.pairs.length - 1]
      const isHere = term.pairs.every((pair, step) => tokens[at + step]?.text === pair)
      return isHere && end !== undefined ? [{ from: token.from, to: end.to }] : []
    }),
  )
  return joined(found.toSorted((a, b) => a.from - b.from))
}

/** The part of a token that matches a term, if the token begins with it. */
function wordAt(text: string, token: SearchToken, term: string): FoundRange[] {
  if (!token.text.startsWith(term)) return []
  let seen = ''
  for (const letter of toLetters(text.slice(token.from, token.to))) {
    seen += letter.text
    if (seen.length >= term.length) return [{ from: token.from, to: token.from + letter.to }]
  }
  return []
}

function joined(found: readonly FoundRange[]): FoundRange[] {
  const parts: FoundRange[] = []
  for (const part of found) {
    const last = parts.at(-1)
    if (last === undefined || part.from > last.to) parts.push(part)
    else parts[parts.length - 1] = { from: last.from, to: Math.max(last.to, part.to) }
  }
  return parts
}
