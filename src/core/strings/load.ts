import type { InterfaceLanguage } from '../product/interface-languages.ts'
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
  fr: {
    first: async () => (await import('./fr/first.ts')).first,
    later: async () => (await import('./fr/later.ts')).later,
    styleRules: async () => (await import('./fr/style-rules.ts')).styleRuleNames,
  },
  es: {
    first: async () => (await import('./es/first.ts')).first,
    later: async () => (await import('./es/later.ts')).later,
    styleRules: async () => (await import('./es/style-rules.ts')).styleRuleNames,
  },
  it: {
    first: async () => (await import('./it/first.ts')).first,
    later: async () => (await import('./it/later.ts')).later,
    styleRules: async () => (await import('./it/style-rules.ts')).styleRuleNames,
  },
  zh: {
    first: async () => (await import('./zh/first.ts')).first,
    later: async () => (await import('./zh/later.ts')).later,
    styleRules: async () => (await import('./zh/style-rules.ts')).styleRuleNames,
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
