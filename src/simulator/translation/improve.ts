import { splitSentences, trimSentence } from './sentences.ts'

/**
 * Makes corrections that need no knowledge of the language: repeated spaces, spaces before a comma, a lower-case
 * letter at the beginning of a sentence, and a missing full stop at the end of the text.
 */
export function correct(text: string): string {
  const sentences = splitSentences(text).map((sentence) => {
    const [before, inside, after] = trimSentence(sentence)
    const spaced = inside.replaceAll(/ {2,}/g, ' ').replaceAll(/ +,/g, ',')
    return before + spaced.charAt(0).toUpperCase() + spaced.slice(1) + after
  })
  const [before, inside, after] = trimSentence(sentences.join(''))
  const isOpen = /[\p{L}\p{N}]$/u.test(inside) && /\s/.test(inside)
  return `${before}${inside}${isOpen ? '.' : ''}${after}`
}

/** This service does not rephrase: it corrects the text and states the requested style or tone. */
export function rephrase(text: string, manner: string): string {
  const [before, inside, after] = trimSentence(correct(text))
  if (inside === '') return text
  return `${before}[${manner === 'default' ? 'rephrased' : manner}] ${inside}${after}`
}
