import type { FormatterModule } from 'i18next'
import { formatsOf } from './formats.ts'
import { directionOf } from './locale.ts'

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** Removes the bidirectional isolates of a sentence that is used as a file name. */
export const withoutIsolates = (text: string): string =>
  text.replaceAll(FIRST_STRONG_ISOLATE, '').replaceAll(POP_ISOLATE, '')

/**
 * Formats every number in a sentence like a standalone one, whether its string requests it or not, and joins
 * several words as a list of the language. Other values are isolated in right-to-left sentences: a file name or
 * an address must not reorder the words around it.
 */
export const figures: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = 'en') => {
    if (typeof value === 'number') return formatsOf(language).number(value)
    const written = (item: unknown) =>
      directionOf(language) === 'rtl' ? `${FIRST_STRONG_ISOLATE}${String(item)}${POP_ISOLATE}` : String(item)
    return Array.isArray(value) ? formatsOf(language).row(value.map(written)) : written(value)
  },
}
