import {
  chosenLanguage,
  fittingLanguage,
  type InterfaceLanguage,
  type LanguageChoice,
} from '../../core/interface-languages.ts'

/** What the host wrote into the page: a page has no settings until it is connected, and shows words before. */
const told = () =>
  document.documentElement.dataset as { languageChoice?: LanguageChoice; system?: InterfaceLanguage }

/** The language that a choice leads to on this computer. */
export const languageOfChoice = (choice: LanguageChoice): InterfaceLanguage =>
  chosenLanguage(choice, told().system ?? fittingLanguage(navigator.languages))

/** The language of the page's first words. */
export const firstLanguage = (): InterfaceLanguage => languageOfChoice(told().languageChoice ?? 'system')
