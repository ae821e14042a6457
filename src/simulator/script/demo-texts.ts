import script from '../../../resources/demo/script.json' with { type: 'json' }
import { baseLanguage } from '../../core/languages/voice-language-codes.ts'
import { type ScriptLanguage, scriptLanguages, type Translations } from './script.ts'

const isScriptLanguage = (language: string): language is ScriptLanguage =>
  (scriptLanguages as readonly string[]).includes(language)

/** The language of the script that a code means, if the script has it: `en` for `en-GB`. */
export function scriptLanguageOf(code: string): ScriptLanguage | undefined {
  const base = baseLanguage(code.toLowerCase())
  return isScriptLanguage(base) ? base : undefined
}

/** Placeholder for a translation that is not in the script: the text with its target language. */
export const untranslated = (code: string, text: string): string => `[${code}] ${text}`

/** The text in a language, or else the English one, marked. */
export function textIn(code: string, texts: Translations): string {
  const language = scriptLanguageOf(code)
  return language === undefined ? untranslated(code, texts.en) : texts[language]
}

/** The caption for a duration of speech that is not in the script, in milliseconds. */
export function otherSpeechText(code: string, ms: number): string {
  const language = scriptLanguageOf(code)
  const seconds = new Intl.NumberFormat(language ?? 'en', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(ms / 1000)
  return textIn(code, script.otherSpeech).replace('{s}', seconds)
}
