import { app } from 'electron'
import { createInstance, type TFunction } from 'i18next'
import type { PageLanguage } from '../backend/page-language.ts'
import type { EventPayload, Publish } from '../core/contract.ts'
import { chosenLanguage, fittingLanguage, type LanguageChoice } from '../core/interface-languages.ts'
import type { Log } from '../core/log.ts'
import type { en } from '../core/strings/en.ts'
import { strings } from '../core/strings/load.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

const instance = createInstance({ fallbackLng: false, interpolation: { escapeValue: false } })

/** The shell's own words, in the language of the interface at the time. */
export const t: TFunction = instance.t.bind(instance)

const ofSystem = () => fittingLanguage(app.getPreferredSystemLanguages())

export const pageLanguage = (choice: LanguageChoice): PageLanguage => ({ choice, system: ofSystem() })

/** Speaks the chosen language from now on. */
export async function speak(choice: LanguageChoice): Promise<void> {
  const language = chosenLanguage(choice, ofSystem())
  const [first, later] = await Promise.all([strings[language].first(), strings[language].later()])
  if (!instance.isInitialized) await instance.init()
  instance.addResourceBundle(language, 'translation', { ...first, ...later })
  await instance.changeLanguage(language)
}

/** Passes events on, and speaks another language when it is chosen anew. */
export function spoken(publish: Publish, changed: () => void, log: Log): Publish {
  let last: LanguageChoice | undefined
  return (name, payload) => {
    publish(name, payload)
    if (name !== 'settings.changed') return
    const { language } = (payload as EventPayload<'settings.changed'>).settings.appearance
    if (language === last) return
    last = language
    speak(language)
      .then(changed)
      .catch((thrown: unknown) => log.warn('the language was not changed', { detail: String(thrown) }))
  }
}
