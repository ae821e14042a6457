import * as z from 'zod/mini'
import { notDetectableLanguages, sourceLanguages, spokenLanguages, targetLanguages } from './languages.ts'

/** What a language can do in a voice session. */
export const voiceLanguageSchema = z.object({
  /** BCP 47 */
  code: z.string(),
  /** It can be spoken into a session, and is transcribed. */
  isSource: z.boolean(),
  isTarget: z.boolean(),
  isSpoken: z.boolean(),
  /** The service can find out by itself that it is spoken. */
  isDetectable: z.boolean(),
  hasFormality: z.boolean(),
  hasGlossary: z.boolean(),
})
export type VoiceLanguage = z.output<typeof voiceLanguageSchema>

/** The built-in table, for when the service does not say what each language can do. */
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

/** What the built-in table says of a language; nothing where it does not know it. */
export const knownVoiceLanguage = (code: string): VoiceLanguage | undefined => byCode.get(code)
