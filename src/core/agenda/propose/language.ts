import type { Vocabulary } from './vocabulary.ts'

const CYRILLIC = new Set(['ru', 'uk', 'bg'])
const GREEK = new Set(['el'])
const OTHER = new Set(['ar', 'ja'])

function scriptOf(language: string): RegExp {
  if (CYRILLIC.has(language)) return /\p{Script=Cyrillic}/u
  if (GREEK.has(language)) return /\p{Script=Greek}/u
  return /\p{Script=Latin}/u
}

/** Words by which a text is told: more add nothing. */
const MAX_WORDS = 2000

/** The language in which most words of a text are common; undefined if none is. */
export function languageOf(words: readonly string[], vocabulary: Vocabulary): string | undefined {
  const sample = words.slice(0, MAX_WORDS).map((word) => word.toLowerCase())
  const counts = vocabulary.languages
    .filter((language) => !OTHER.has(language))
    .map((language) => {
      const script = scriptOf(language)
      return [
        language,
        sample.filter((word) => script.test(word) && vocabulary.lists(word, language)).length,
      ] as const
    })
    .toSorted(([, a], [, b]) => b - a)
  const [first] = counts
  return first !== undefined && first[1] > 0 ? first[0] : undefined
}
