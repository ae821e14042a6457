import { baseLanguage } from '../../languages/voice-language-codes.ts'

/** The last place of the slider, settled. */
export const MAX_CALM = 4

export interface CalmChoice {
  /** From 0, instant, to `MAX_CALM`, settled. */
  readonly calm: number
  /** Languages with a choice of their own. */
  readonly calmByLanguage: Readonly<Record<string, number>>
}

/** The choice for a language: its own, that of its base language (`en` for `en-GB`), or the one for all. */
export const calmOf = ({ calm, calmByLanguage }: CalmChoice, language: string | undefined): number =>
  language === undefined ? calm : (calmByLanguage[language] ?? calmByLanguage[baseLanguage(language)] ?? calm)
