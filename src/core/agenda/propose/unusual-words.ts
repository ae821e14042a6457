import type { CasedContext, CasedLine } from './cased.ts'
import { scriptOf } from './cased.ts'
import type { Finding } from './proposal.ts'

const MIN_LETTERS = 4
const MIN_COUNT = 2
const ODD = 0.3

/** Capitals inside a word, or letters with digits: "PostgreSQL", "K8s", but not "Q3" or "10am". */
const MIXED =
  /^(?:\p{L}*\p{Ll}\p{Lu}\p{L}*|\p{Lu}\p{L}*\d[\p{L}\d]*\p{L}|\p{L}{2,}\d{1,3}|\p{Lu}+\+\p{Lu}+)$/u
const NO_JARGON =
  /^(?:\p{L}{1,2}\d+|\d+\p{L}+|day\d+|room\d+|phase\d+|(?:mc|mac|de|la|le|di|van)\p{Lu}\p{Ll}+)$/iu

/** Jargon in a line: words of mixed spelling, and words that are repeated and spelt like no common one. */
export function findUnusualWords(
  { tokens, language }: CasedLine,
  { vocabulary, counts, places }: CasedContext,
): Finding[] {
  const found: Finding[] = []
  for (const { text } of tokens) {
    const plain = text.replace(/['’]s?$/u, '')
    const isMixed = MIXED.test(plain) && !NO_JARGON.test(plain) && !vocabulary.has(plain, language)
    if (isMixed) found.push({ term: plain, type: 'word', script: scriptOf(plain), weight: 3 })
    else if (
      /^\p{Ll}{4,}$/u.test(plain) &&
      plain.length >= MIN_LETTERS &&
      (counts.get(plain) ?? 0) >= MIN_COUNT &&
      vocabulary.knows(language) &&
      !places.has(plain) &&
      !vocabulary.resembles(plain, language) &&
      vocabulary.oddity(plain, language) >= ODD
    )
      found.push({ term: plain, type: 'word', script: scriptOf(plain), weight: 1 })
  }
  return found
}
