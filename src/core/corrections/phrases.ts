import type { Span } from './words.ts'

const SPECIAL = /[\\^$.*+?()[\]{}|/]/g
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u
const LETTER = /[\p{L}\p{M}\p{N}]/u

/** Whether a phrase that begins or ends with a character must do so at the boundary of a word. */
const isBounded = (character: string | undefined): boolean =>
  character !== undefined && LETTER.test(character) && !UNSPACED.test(character)

/** Finds a phrase in texts: whole words, in any case; where a script has no spaces, anywhere. */
export function phraseFinder(phrase: string): (text: string) => Span[] {
  const wanted = phrase.normalize('NFC').trim()
  if (wanted === '') return () => []
  const characters = Array.from(wanted)
  const words = wanted.split(/\s+/u).map((word) => word.replaceAll(SPECIAL, '\\$&'))
  const pattern = new RegExp(
    (isBounded(characters[0]) ? String.raw`(?<![\p{L}\p{M}\p{N}])` : '') +
      words.join(String.raw`\s+`) +
      (isBounded(characters.at(-1)) ? String.raw`(?![\p{L}\p{M}\p{N}])` : ''),
    'giu',
  )
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }))
}

export const hasPhrase = (text: string, phrase: string): boolean => phraseFinder(phrase)(text).length > 0
