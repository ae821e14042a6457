import { IN_WORD } from '../base/words/word-segments.ts'
import { baseLanguage } from '../languages/voice-language-codes.ts'

/** A text in its language, which may not be known yet. */
interface Said {
  readonly language: string | undefined
  readonly text: string
}

const NO_LETTERS = new RegExp(`(?:(?!${IN_WORD}).)+`, 'gsu')

/** A text without what recogniser and translator may write differently: case, punctuation and spaces. */
const lettersOf = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll(NO_LETTERS, ' ').trim()

/**
 * Whether a translation only repeats what was said, because it is into the language that was spoken: the same words, of
 * which one text may still lack the last.
 */
export function saysTheSame(said: Said, translated: Said): boolean {
  if (said.language === undefined || translated.language === undefined) return false
  if (baseLanguage(said.language) !== baseLanguage(translated.language)) return false
  const [one, other] = [lettersOf(said.text), lettersOf(translated.text)]
  return one.startsWith(other) || other.startsWith(one)
}
