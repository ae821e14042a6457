import { createInstance } from 'i18next'
import type { InterfaceLanguage } from '../../../src/core/product/interface-languages.ts'
import type { Translate } from '../../../src/core/product/strings/error-text.ts'
import { withRows } from '../../../src/core/product/strings/filled.ts'
import { loadStrings } from '../../../src/core/product/strings/load.ts'

export interface Translator {
  readonly translate: Translate
  /** Keys that were looked up and have strings. */
  readonly used: ReadonlySet<string>
}

/** The strings of a language, for tests: throws for a key without a string and for a placeholder without a value. */
export async function translatorOf(language: InterfaceLanguage): Promise<Translator> {
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: false,
    resources: {
      [language]: {
        translation: await loadStrings(language, 'page'),
      },
    },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`no string for ${key}`)
    },
    missingInterpolationHandler: (text) => {
      throw new Error(`something is missing in "${text}"`)
    },
  })
  const used = new Set<string>()
  const translate: Translate = (key, values = {}) => {
    const { res, usedKey, exactUsedKey } = i18n.t(key, {
      ...withRows(values, language),
      returnDetails: true,
    } as never) as {
      res: string
      usedKey: string
      exactUsedKey?: string
    }
    used.add(exactUsedKey ?? usedKey)
    return res
  }
  return { translate, used }
}
