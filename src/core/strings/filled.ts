import { type InterfaceLanguage, rowOf } from '../product/interface-languages.ts'

/** What the gaps of a string are filled in with; several words become a list of the language. */
export type Filled = Readonly<Record<string, string | number | readonly string[]>>

/** The same with its lists written, for translations that know figures and words alone. */
export const withRows = (values: Filled, language: InterfaceLanguage): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? rowOf(value, language) : value,
    ]),
  )
