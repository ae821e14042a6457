import type { Outgoing } from './wire.ts'

/** Writes the words of a transcript that sound like listed terms as they are listed. */
type Spelling = (text: string) => string

/** Spoken terms of a session by the language of their list. */
export type SpokenTermsFor = (language: string) => readonly string[]

export const noSpokenTerms: SpokenTermsFor = () => []

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Letters that are spelt in several ways and sound alike, in this order. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/\p{M}/gu, ''],
  [/ph/g, 'f'],
  [/h/g, ''],
  [/c|q/g, 'k'],
  [/y|j/g, 'i'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/(\p{L})\1+/gu, '$1'],
]

/** How a word sounds: equal for spellings that nobody hears apart, such as Anna and Hana. */
const soundOf = (word: string): string =>
  ALIKE.reduce(
    (sound, [letters, alike]) => sound.replaceAll(letters, alike),
    word.toLowerCase().normalize('NFD'),
  )

export function spellingOf(terms: readonly string[]): Spelling {
  const bySound = new Map(terms.map((term) => [soundOf(term), term]))
  return bySound.size === 0
    ? (text) => text
    : (text) => text.replaceAll(WORD, (word) => bySound.get(soundOf(word)) ?? word)
}

/** The message with the texts of its segments spelt. */
export function spellSegments({ type, payload }: Outgoing, spelling: Spelling): Outgoing {
  const spelt = Object.entries(payload).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? (value as { readonly text: string }[]).map((segment) => ({
          ...segment,
          text: spelling(segment.text),
        }))
      : value,
  ])
  return { type, payload: Object.fromEntries(spelt) as Outgoing['payload'] }
}
