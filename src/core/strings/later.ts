import { documents } from './en/documents.ts'
import { glossaries } from './en/glossaries.ts'
import { languages } from './en/languages.ts'
import { memories } from './en/memories.ts'
import { styleRuleLists } from './en/style-rule-lists.ts'
import { text } from './en/text.ts'
import { usage } from './en/usage.ts'

/** What is read in the panels: it is loaded with the first of them, so that captions never wait for it. */
export const later = {
  documents,
  glossaries,
  languages,
  memories,
  styleRuleLists,
  text,
  usage,
} as const
