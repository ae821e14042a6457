import * as z from 'zod/mini'
import {
  notDetectableLanguages,
  sourceLanguages,
  spokenLanguages,
  targetLanguages,
} from '../languages/voice-language-codes.ts'

/** Capabilities of a language in a voice session. */
export const voiceLanguageSchema = z.object({
  /** BCP 47. */
  code: z.string(),
  /** Whether it can be transcribed as a source. */
  isSource: z.boolean(),
  isTarget: z.boolean(),
  isSpoken: z.boolean(),
  /** Whether the service can detect it. */
  isDetectable: z.boolean(),
  hasFormality: z.boolean(),
  hasGlossary: z.boolean(),
})
export type VoiceLanguage = z.output<typeof voiceLanguageSchema>

/** The built-in table, used if the service does not list capabilities. */
export const knownVoiceLanguages: readonly VoiceLanguage[] = [
  ...new Set([...sourceLanguages, ...targetLanguages]),
].map((code) => ({
  code,
  isSource: sourceLanguages.includes(code),
  isTarget: targetLanguages.includes(code),
  isSpoken: spokenLanguages.includes(code),
  isDetectable: sourceLanguages.includes(code) && !notDetectableLanguages.includes(code),
  hasFormality: false,
  hasGlossary: false,
}))

const byCode = new Map(knownVoiceLanguages.map((language) => [language.code, language]))

/** The built-in capabilities of a language; undefined if it is not in the table. */
export const knownVoiceLanguage = (code: string): VoiceLanguage | undefined => byCode.get(code)
