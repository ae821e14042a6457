import {
  chosenLanguage,
  fittingLanguage,
  type InterfaceLanguage,
  type LanguageChoice,
  languageChoices,
} from '../../core/product/interface-languages.ts'

/** Local storage key of the language of a web host's page, which needs it before it is admitted. */
const REMEMBERED = 'parley-language'

/** The language that the desktop wrote into the document, for text that is shown before the settings are loaded. */
const fromHost = () =>
  document.documentElement.dataset as { languageChoice?: LanguageChoice; system?: InterfaceLanguage }

/** The language that a choice selects on this computer. */
export const languageOfChoice = (choice: LanguageChoice): InterfaceLanguage =>
  chosenLanguage(choice, fromHost().system ?? fittingLanguage(navigator.languages))

/** The initial language of the page. */
export const firstLanguage = (): InterfaceLanguage =>
  languageOfChoice(fromHost().languageChoice ?? remembered() ?? 'system')

export const rememberChoice = (choice: LanguageChoice): void => localStorage.setItem(REMEMBERED, choice)

const remembered = (): LanguageChoice | undefined =>
  languageChoices.find((choice) => choice === localStorage.getItem(REMEMBERED))
