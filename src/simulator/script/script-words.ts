/** Languages that are written without spaces: their smallest unit here is the character. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'th'])

export const isSpaced = (language: string): boolean => !UNSPACED.has(language)

const LETTER = /[\p{L}\p{N}]/u

/** Letters and digits, which take time to say. */
export const countLetters = (text: string): number =>
  Array.from(text).filter((each) => LETTER.test(each)).length

/** The units by which a caption grows: words or characters; punctuation belongs to the preceding one. */
export function splitScriptWords(text: string, language: string): string[] {
  const spaced = isSpaced(language)
  const words: string[] = []
  for (const chunk of spaced ? text.split(' ') : text) {
    if (words.length === 0 || LETTER.test(chunk)) words.push(chunk)
    else words.push(`${words.pop() ?? ''}${spaced ? ' ' : ''}${chunk}`)
  }
  return words
}

/** Text of a segment: it ends with the separator that the language puts between sentences. */
export const joinWords = (words: readonly string[], language: string): string =>
  isSpaced(language) ? words.map((word) => `${word} `).join('') : words.join('')

/** Start of each word and end of the last one, as fractions of all letters, from 0 to 1. */
export function wordBounds(words: readonly string[]): number[] {
  const letters = words.map((word) => Math.max(1, countLetters(word)))
  const total = letters.reduce((sum, count) => sum + count, 0)
  let before = 0
  return [0, ...letters.map((count) => (before += count) / total)]
}
