import type { InterfaceLanguage, LanguageChoice } from '../../core/product/interface-languages.ts'

export interface PageLanguage {
  readonly choice: LanguageChoice
  /** The system's language, on hosts that know it better than a page does. */
  readonly system?: InterfaceLanguage
}

/**
 * Writes the chosen language into a page, which shows text before it is connected and has the settings.
 *
 * @param html with an `html` tag
 */
export function tellLanguage(html: string, { choice, system }: PageLanguage): string {
  const ofSystem = system === undefined ? '' : ` data-system="${system}"`
  return html.replace('<html', `<html data-language-choice="${choice}"${ofSystem}`)
}
