interface Traits {
  /** What it calls itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /**
   * What its figures and days are written by. Arabic is written in several digits; ours are those of the
   * identifiers, addresses and amounts that the service tells, so that a line never has two kinds.
   */
  readonly locale: string
  /** Between the items of a list, with its space. */
  readonly comma: string
}

/**
 * The languages of the interface, in the order in which they are offered. Each has its strings in a folder of
 * resources/locales; everything else that depends on the language follows from its row here.
 */
export const traits = {
  en: { name: 'English', direction: 'ltr', locale: 'en', comma: ', ' },
  de: { name: 'Deutsch', direction: 'ltr', locale: 'de', comma: ', ' },
  fr: { name: 'Français', direction: 'ltr', locale: 'fr', comma: ', ' },
  es: { name: 'Español', direction: 'ltr', locale: 'es', comma: ', ' },
  it: { name: 'Italiano', direction: 'ltr', locale: 'it', comma: ', ' },
  ja: { name: '日本語', direction: 'ltr', locale: 'ja', comma: '、' },
  zh: { name: '中文', direction: 'ltr', locale: 'zh-Hans', comma: '、' },
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn', comma: '، ' },
} as const satisfies Readonly<Record<string, Traits>>

export type InterfaceLanguage = keyof typeof traits
export const interfaceLanguages = Object.keys(traits) as readonly InterfaceLanguage[]

/** `system`: the first of the system's languages that the interface speaks. */
export const languageChoices = ['system', ...interfaceLanguages] as const
export type LanguageChoice = (typeof languageChoices)[number]

/** A list as a label has it: "A, B, C". */
export const rowOf = (items: readonly string[], language: InterfaceLanguage): string =>
  items.join(traits[language].comma)

const isSpoken = (code: string): code is InterfaceLanguage =>
  (interfaceLanguages as readonly string[]).includes(code)

/**
 * The language of the interface for somebody who prefers these.
 *
 * @param preferred BCP 47, the dearest first, such as `pt-BR`
 */
export function fittingLanguage(preferred: readonly string[]): InterfaceLanguage {
  return preferred.map((tag) => (tag.split('-', 1)[0] ?? '').toLowerCase()).find(isSpoken) ?? 'en'
}

/** @param system the language for those who leave it to the system */
export const chosenLanguage = (choice: LanguageChoice, system: InterfaceLanguage): InterfaceLanguage =>
  choice === 'system' ? system : choice
