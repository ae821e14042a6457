import { first } from './en/first.ts'
import { later } from './en/later.ts'

/** Everything that people read, in English. `{{name}}` is filled in; `_one` and `_other` are plural forms. */
export const en = { ...first, ...later } as const
