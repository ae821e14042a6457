import { first } from './first.ts'
import { later } from './later.ts'

/**
 * Everything that people read, in English. Other languages have the same shape. `{{name}}` is filled in; `_one`
 * and `_other` are plural forms.
 */
export const en = { ...first, ...later } as const

/** The shape of a language's strings. */
export type Strings = Shape<typeof en>
type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
