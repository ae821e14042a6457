import { type InterfaceLanguage, labelListOf } from '../interface-languages.ts'

/** Values interpolated into a string; several words are formatted as a list of the language. */
export type Filled = Readonly<Record<string, string | number | readonly string[]>>

/** Values with their lists formatted, for translations that accept only numbers and strings. */
export const withRows = (values: Filled, language: InterfaceLanguage): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? labelListOf(value, language) : value,
    ]),
  )
