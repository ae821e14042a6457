import type { InterfaceLanguage } from '../product/interface-languages.ts'
import type { StringPart, Strings } from './namespaces.ts'
import { readStrings } from './read-strings.ts'

/** The strings of one language, of no other and of no other part. Tests hold every language to the English keys. */
export const loadStrings = async <P extends StringPart>(
  language: InterfaceLanguage,
  part: P,
): Promise<Strings<P>> => (await readStrings(language, part)) as Strings<P>
