import { baseLanguage } from '../../core/languages/voice-language-codes.ts'
import { type ScriptLanguage, scriptLanguages, type Translations } from './script.ts'

/** The caption of speech that is not in the script; `{s}` is its length in seconds. */
const OTHER_SPEECH: Translations = {
  en: '[Demo service: speech that is not in its script, {s} seconds]',
  de: '[Demodienst: Sprache, die nicht in seinem Skript steht, {s} Sekunden]',
  fr: '[Service de démonstration : paroles absentes de son script, {s} secondes]',
  es: '[Servicio de demostración: habla que no está en su guion, {s} segundos]',
  it: '[Servizio dimostrativo: parole che non sono nel suo copione, {s} secondi]',
  ja: '[デモサービス：台本にない発言、{s}秒]',
  zh: '[演示服务：脚本之外的语音，{s}秒]',
}

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

/** The caption for a duration of unknown speech, in milliseconds. */
export function otherSpeechText(code: string, ms: number): string {
  const language = scriptLanguageOf(code)
  const seconds = new Intl.NumberFormat(language ?? 'en', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(ms / 1000)
  return textIn(code, OTHER_SPEECH).replace('{s}', seconds)
}
