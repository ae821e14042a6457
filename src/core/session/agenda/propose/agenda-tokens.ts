import { TITLES } from './name-words.ts'

/** A word of a line in a script with capitals. */
export interface AgendaToken {
  readonly text: string
  /** Whether a sentence begins with it, so that its capital means nothing. */
  readonly isFirst: boolean
  /** Whether only a blank stands between it and the word before. */
  readonly isJoined: boolean
  /** Whether it is in quotation marks of its own, as a title or a product is. */
  readonly isQuoted: boolean
  /** Text between it and the next word. */
  readonly after: string
}

const WORD =
  /(?:\p{Lu}\.(?=\s?\p{Lu}))|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}][\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}]*(?:(?:['’\-‑&+]|\.(?=(?:js|io|ai|net|com|org)\b))[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}][\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}]*)*/gu
const ELISION = /^(?:[dlcmnstj]|qu|jusqu|lorsqu|puisqu|dell|nell|all|dall|sull|un|quest|quell)['’](?=\p{L})/iu
const SENTENCE_END = /[.!?。;؟]["'»”’)\]]*\s*["'«“„‘(¿¡]*$/u
const OPENING = /["«“„‘「『(]\s?$/u
const CLOSING = /^\s?["»”“’」』]/u

/** Characters of a word, beyond which it is none, and those before a word that are looked at. */
const MAX_WORD = 60
const MAX_GAP = 20

const isTitle = (word: string) => TITLES.has(word.replace(/\.$/, '').toLowerCase())

/** Whether a dot after a word belongs to it: after a title or a single letter. */
const isAbbreviated = (word: string) => isTitle(word) || /^\p{Lu}\.?$/u.test(word)

export function agendaTokensOf(line: string): AgendaToken[] {
  const words = [...line.matchAll(WORD)].map((match) => {
    const elided = ELISION.exec(match[0])?.[0] ?? ''
    return {
      text: match[0].slice(elided.length),
      start: match.index + elided.length,
      end: match.index + match[0].length,
    }
  })
  return words
    .filter(({ start, end }) => end - start <= MAX_WORD)
    .map(({ text, start, end }, i, all) => {
      const before = all[i - 1]
      const gap = line.slice(Math.max(before?.end ?? 0, start - MAX_GAP), start)
      const next = all[i + 1]
      const after = line.slice(end, next?.start ?? line.length)
      const isAbbreviation = before !== undefined && isAbbreviated(before.text) && /^\.?\s$/.test(gap)
      return {
        text,
        isFirst: before === undefined || (!isAbbreviation && SENTENCE_END.test(gap)) || /[¿¡]$/.test(gap),
        isJoined: before !== undefined && (gap === ' ' || isAbbreviation),
        isQuoted: OPENING.test(gap) && CLOSING.test(after),
        after,
      }
    })
}
