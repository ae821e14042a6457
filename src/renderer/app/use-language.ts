import { useEffect } from 'react'
import type { LanguageChoice } from '../../core/product/interface-languages.ts'
import { languageOfChoice, rememberChoice } from '../i18n/chosen-language.ts'
import { showLanguage } from '../i18n/i18n.ts'
import { pageLog } from './page-log.ts'

/** Applies the chosen language, or the system's, to the page. */
export function useLanguage(choice: LanguageChoice | undefined): void {
  useEffect(() => {
    if (choice === undefined) return
    rememberChoice(choice)
    // The page keeps its current language and tries again when it is reloaded.
    showLanguage(languageOfChoice(choice)).catch((thrown: unknown) =>
      pageLog.warn('the strings of a language could not be loaded', { detail: String(thrown) }),
    )
  }, [choice])
}
