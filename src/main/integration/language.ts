import { app } from 'electron'
import { createInstance, type TFunction } from 'i18next'
import type { PageLanguage } from '../../backend/pages/page-language.ts'
import type { Log } from '../../core/base/log.ts'
import {
  chosenLanguage,
  fittingLanguage,
  type LanguageChoice,
} from '../../core/product/interface-languages.ts'
import { loadStrings } from '../../core/product/strings/load.ts'
import type { Strings } from '../../core/product/strings/namespaces.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Strings<'page'> }
  }
}

const instance = createInstance({ fallbackLng: false, interpolation: { escapeValue: false } })

/** Translates the shell's own texts into the current language of the interface. */
export const t: TFunction = instance.t.bind(instance)

const ofSystem = () => fittingLanguage(app.getPreferredSystemLanguages())

export const pageLanguage = (choice: LanguageChoice): PageLanguage => ({ choice, system: ofSystem() })

/** Loads the strings of the chosen language and switches to it. */
export async function switchLanguage(choice: LanguageChoice): Promise<void> {
  const language = chosenLanguage(choice, ofSystem())
  const strings = await loadStrings(language, 'page')
  if (!instance.isInitialized) await instance.init()
  instance.addResourceBundle(language, 'translation', strings)
  await instance.changeLanguage(language)
}

/**
 * Follows the language setting.
 *
 * @param changed called after the language has changed
 * @returns a function that takes the current setting; an unchanged one is ignored
 */
export function followLanguage(
  choice: LanguageChoice,
  changed: () => void,
  log: Log,
): (choice: LanguageChoice) => void {
  let last = choice
  return (next) => {
    if (next === last) return
    last = next
    switchLanguage(next)
      .then(changed)
      .catch((thrown: unknown) => log.warn('the language was not changed', { detail: String(thrown) }))
  }
}
