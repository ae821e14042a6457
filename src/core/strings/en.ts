import { app } from './en/app.ts'
import { doctor } from './en/doctor.ts'
import { documents } from './en/documents.ts'
import { errors } from './en/errors.ts'
import { glossaries } from './en/glossaries.ts'
import { languageList } from './en/language-list.ts'
import { languages } from './en/languages.ts'
import { live } from './en/live.ts'
import { memories } from './en/memories.ts'
import { menu } from './en/menu.ts'
import { panels } from './en/panels.ts'
import { service } from './en/service.ts'
import { settings } from './en/settings.ts'
import { shortcuts } from './en/shortcuts.ts'
import { styleRuleLists } from './en/style-rule-lists.ts'
import { text } from './en/text.ts'
import { usage } from './en/usage.ts'

/**
 * Everything that people read, in English. Other languages have the same shape. `{{name}}` is filled in; `_one`
 * and `_other` are plural forms.
 */
export const en = {
  app,
  doctor,
  documents,
  languageList,
  languages,
  glossaries,
  live,
  memories,
  menu,
  panels,
  service,
  settings,
  shortcuts,
  styleRuleLists,
  text,
  usage,
  errors,
} as const

/** The shape of a language's strings. */
export type Strings = Shape<typeof en>
type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
