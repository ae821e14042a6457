import {
  chosenLanguage,
  fittingLanguage,
  type InterfaceLanguage,
  type LanguageChoice,
  languageChoices,
} from '../../core/product/interface-languages.ts'

/** Where a page of the web host remembers its language, which it needs before it is admitted. */
const REMEMBERED = 'parley-language'

/**
 * The language that the desktop wrote into the page, which shows text before it is connected and has
 * settings.
 */
const told = () =>
  document.documentElement.dataset as { languageChoice?: LanguageChoice; system?: InterfaceLanguage }

/** The language that a choice leads to on this computer. */
export const languageOfChoice = (choice: LanguageChoice): InterfaceLanguage =>
  chosenLanguage(choice, told().system ?? fittingLanguage(navigator.languages))

/** The language of the page's first words. */
export const firstLanguage = (): InterfaceLanguage =>
  languageOfChoice(told().languageChoice ?? remembered() ?? 'system')

export const rememberChoice = (choice: LanguageChoice): void => localStorage.setItem(REMEMBERED, choice)

const remembered = (): LanguageChoice | undefined =>
  languageChoices.find((choice) => choice === localStorage.getItem(REMEMBERED))
