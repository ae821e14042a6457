import type { FormatterModule } from 'i18next'
import { formatsOf } from './formats.ts'

/** Every figure in a sentence is written as one that stands alone, whether its string asks for it or not. */
export const figures: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language) =>
    typeof value === 'number' && language !== undefined ? formatsOf(language).number(value) : String(value),
}
