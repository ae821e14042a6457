import type { InterfaceLanguage } from '../interface-languages.ts'
import type { first } from './en/first.ts'
import type { later } from './en/later.ts'
import type { StyleRuleNames } from './style-rule-names.ts'
import type { Words } from './words.ts'

/** The strings of a language, in the portions in which a page needs them. Each is loaded when it is asked for. */
type Loaders = {
  readonly [L in InterfaceLanguage]: {
    /** What is read from the first moment on. */
    readonly first: () => Promise<Words<typeof first, L>>
    /** What is read in the panels. */
    readonly later: () => Promise<Words<typeof later, L>>
    /** The catalogue of style rules, which is large. */
    readonly styleRules: () => Promise<StyleRuleNames>
  }
}

export const strings: Loaders = {
  en: {
    first: async () => (await import('./en/first.ts')).first,
    later: async () => (await import('./en/later.ts')).later,
    styleRules: async () => (await import('./en/style-rules.ts')).styleRuleNames,
  },
  de: {
    first: async () => (await import('./de/first.ts')).first,
    later: async () => (await import('./de/later.ts')).later,
    styleRules: async () => (await import('./de/style-rules.ts')).styleRuleNames,
  },
  ar: {
    first: async () => (await import('./ar/first.ts')).first,
    later: async () => (await import('./ar/later.ts')).later,
    styleRules: async () => (await import('./ar/style-rules.ts')).styleRuleNames,
  },
  ja: {
    first: async () => (await import('./ja/first.ts')).first,
    later: async () => (await import('./ja/later.ts')).later,
    styleRules: async () => (await import('./ja/style-rules.ts')).styleRuleNames,
  },
}
