import type { InterfaceLanguage } from '../interface-languages.ts'
import type { StringPart, Strings } from './namespaces.ts'
import { readStrings } from './read-strings.ts'

/** Loads one part of the strings in one language. Tests check that every language has the English keys. */
export const loadStrings = async <P extends StringPart>(
  language: InterfaceLanguage,
  part: P,
): Promise<Strings<P>> => (await readStrings(language, part)) as Strings<P>
