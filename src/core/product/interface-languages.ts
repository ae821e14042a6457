interface Traits {
  /** Its own name. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /**
   * Locale that formats its numbers and dates. Arabic is written with several kinds of digits; Latin ones are
   * those of identifiers, addresses and amounts from the service, so that a line never mixes two kinds.
   */
  readonly locale: string
  /** Separator of list items, with its space. */
  readonly comma: string
  /** Symbols of hours, minutes and seconds: those of its strings, where Intl abbreviates words ("37 secs"). */
  readonly units: readonly [hour: string, minute: string, second: string]
}

/**
 * Languages of the interface in display order. Each has its strings in a folder of resources/locales;
 * everything else that depends on the language derives from its row.
 */
export const traits = {
  en: { name: 'English', direction: 'ltr', locale: 'en-GB', comma: ', ', units: ['h', 'min', 's'] },
  de: { name: 'Deutsch', direction: 'ltr', locale: 'de', comma: ', ', units: ['h', 'min', 's'] },
  fr: { name: 'Français', direction: 'ltr', locale: 'fr', comma: ', ', units: ['h', 'min', 's'] },
  es: { name: 'Español', direction: 'ltr', locale: 'es', comma: ', ', units: ['h', 'min', 's'] },
  it: { name: 'Italiano', direction: 'ltr', locale: 'it', comma: ', ', units: ['h', 'min', 's'] },
  ja: { name: '日本語', direction: 'ltr', locale: 'ja', comma: '、', units: ['時間', '分', '秒'] },
  zh: { name: '中文', direction: 'ltr', locale: 'zh-Hans', comma: '、', units: ['小时', '分钟', '秒'] },
  ar: { name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn', comma: '، ', units: ['س', 'د', 'ث'] },
} as const satisfies Readonly<Record<string, Traits>>

export type InterfaceLanguage = keyof typeof traits
export const interfaceLanguages = Object.keys(traits) as readonly InterfaceLanguage[]

/** `system`: the first of the system's languages that the interface speaks. */
export const languageChoices = ['system', ...interfaceLanguages] as const
export type LanguageChoice = (typeof languageChoices)[number]

/** A list for a label: "A, B, C". */
export const labelListOf = (items: readonly string[], language: InterfaceLanguage): string =>
  items.join(traits[language].comma)

const isSpoken = (code: string): code is InterfaceLanguage =>
  (interfaceLanguages as readonly string[]).includes(code)

/**
 * The language of the interface for a user's preferences.
 *
 * @param preferred BCP 47 in order of preference, such as `pt-BR`
 */
export function fittingLanguage(preferred: readonly string[]): InterfaceLanguage {
  return preferred.map((tag) => (tag.split('-', 1)[0] ?? '').toLowerCase()).find(isSpoken) ?? 'en'
}

/** @param system the system's language, for the choice `system` */
export const chosenLanguage = (choice: LanguageChoice, system: InterfaceLanguage): InterfaceLanguage =>
  choice === 'system' ? system : choice
