import type { FormatterModule } from 'i18next'
import { formatsOf } from './formats.ts'
import { directionOf } from './locale.ts'

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** A sentence as a name for a file: without what keeps its parts to themselves. */
export const withoutIsolates = (text: string): string =>
  text.replaceAll(FIRST_STRONG_ISOLATE, '').replaceAll(POP_ISOLATE, '')

/**
 * Every figure in a sentence is written as one that stands alone, whether its string asks for it or not, and several
 * words are joined as a list of the language. What else is filled in keeps to itself where the sentence runs from
 * right to left: a file name or an address must not turn the words around it.
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
