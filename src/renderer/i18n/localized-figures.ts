import type { FormatterModule } from 'i18next'
import { directionOf } from './locale.ts'
import { formatsOf } from './localized-formats.ts'

const RIGHT_TO_LEFT_ISOLATE = '\u2067'
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'
/** Embeddings and overrides, which would turn the rest of the sentence; no string and no isolate needs them. */
const OVERRIDES = /[\u202a-\u202e]/gu

/** Removes the bidirectional isolates of a sentence that is used as a file name. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2067-\u2069]/g, '')

/**
 * Formats every number in a sentence like a standalone one, whether its string requests it or not, and joins
 * several words as a list of the language. Other values are isolated in right-to-left sentences: a file name or
 * an address must not reorder the words around it. A value with isolates of its own is a sentence of the language:
 * they would hide its direction.
 */
export const figures: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = 'en') => {
    if (typeof value === 'number') return formatsOf(language).number(value)
    const written = (item: unknown) => {
      const text = String(item).replaceAll(OVERRIDES, '')
      if (directionOf(language) !== 'rtl') return text
      const isSentence = text.includes(FIRST_STRONG_ISOLATE)
      return `${isSentence ? RIGHT_TO_LEFT_ISOLATE : FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`
    }
    return Array.isArray(value) ? formatsOf(language).row(value.map(written)) : written(value)
  },
}
