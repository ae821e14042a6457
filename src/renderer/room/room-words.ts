import type roomPage from '../../../resources/locales/en/roomPage.json'

type Words = typeof roomPage

/** The build puts the words of all languages here, in the order of their keys. */
declare const ROOM_KEYS: readonly string[]
declare const ROOM_WORDS: Readonly<Record<string, readonly string[]>>

const words = ROOM_WORDS

/** The reader's language, as far as the page speaks it. */
export const language: string =
  navigator.languages
    .map((tag) => tag.split('-')[0] ?? '')
    .find((code) => Object.keys(words).includes(code)) ?? 'en'

export const strings = Object.fromEntries(
  ROOM_KEYS.map((key, index) => [key, words[language]?.[index]]),
) as Words
