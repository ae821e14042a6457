import { hasWords, IN_WORD, isUnspaced } from '../../base/words/word-segments.ts'
import type { Span } from './correction-words.ts'

const SPECIAL = /[\\^$.*+?()[\]{}|/]/g

/** Whether a phrase that begins or ends with a character must do so at the boundary of a word. */
const isBounded = (character: string | undefined): boolean =>
  character !== undefined && hasWords(character) && !isUnspaced(character)

/** Finds a phrase in texts: whole words, in any case; where a script has no spaces, anywhere. */
export function phraseFinder(phrase: string): (text: string) => Span[] {
  const wanted = phrase.normalize('NFC').trim()
  if (wanted === '') return () => []
  const characters = Array.from(wanted)
  const words = wanted.split(/\s+/u).map((word) => word.replaceAll(SPECIAL, '\\$&'))
  const pattern = new RegExp(
    (isBounded(characters[0]) ? `(?<!${IN_WORD})` : '') +
      words.join(String.raw`\s+`) +
      (isBounded(characters.at(-1)) ? `(?!${IN_WORD})` : ''),
    'giu',
  )
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }))
}

export const hasPhrase = (text: string, phrase: string): boolean => phraseFinder(phrase)(text).length > 0
