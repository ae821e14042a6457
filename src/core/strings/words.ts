import type { InterfaceLanguage } from '../product/interface-languages.ts'
import type { en } from './en.ts'

/** The plural forms that each language has, as Intl.PluralRules tells them. */
export const pluralForms = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  fr: ['one', 'many', 'other'],
  es: ['one', 'many', 'other'],
  it: ['one', 'many', 'other'],
  zh: ['other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  ja: ['other'],
} as const satisfies { readonly [L in InterfaceLanguage]: readonly Intl.LDMLPluralRule[] }

type Form<L extends InterfaceLanguage> = (typeof pluralForms)[L][number]
type EnglishForm = Form<'en'>

/** English strings in another language: the same keys, with the plural forms of that language. */
export type Words<T, L extends InterfaceLanguage> = {
  readonly [K in keyof T as K extends `${infer Stem}_${EnglishForm}`
    ? `${Stem}_${Form<L>}`
    : K]: T[K] extends string ? string : Words<T[K], L>
}

/** One file of a language's strings: `Part<'de', 'live'>`. What English has and it lacks does not compile. */
export type Part<L extends InterfaceLanguage, P extends keyof typeof en> = Words<(typeof en)[P], L>
