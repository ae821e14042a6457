import type { VoiceLanguage } from '../../../core/contract.ts'
import { isDetectable } from '../../../core/voice/config.ts'
import { sourceLanguages, spokenLanguages, targetLanguages } from '../../../core/voice/languages.ts'
import type { LanguageOption, Mark } from '../../ui/language-options.ts'

/** All that the interface knows, for when the service does not say what each language can do. */
export const knownLanguages: readonly VoiceLanguage[] = [
  ...new Set([...sourceLanguages, ...targetLanguages]),
].map((code) => ({
  code,
  isSource: sourceLanguages.includes(code),
  isTarget: targetLanguages.includes(code),
  isSpoken: spokenLanguages.includes(code),
  isDetectable: isDetectable(code),
  hasFormality: false,
  hasGlossary: false,
}))

type NameOf = (code: string) => string

const markIf = (mark: Mark, applies: boolean): Mark[] => (applies ? [mark] : [])

export const sourceOptions = (languages: readonly VoiceLanguage[], nameOf: NameOf): LanguageOption[] =>
  languages
    .filter(({ isSource }) => isSource)
    .map((language) => ({
      code: language.code,
      name: nameOf(language.code),
      marks: [
        language.isDetectable ? 'detectable' : 'mustBeNamed',
        ...markIf('glossary', language.hasGlossary),
      ],
    }))

export const targetOptions = (languages: readonly VoiceLanguage[], nameOf: NameOf): LanguageOption[] =>
  languages
    .filter(({ isTarget }) => isTarget)
    .map((language) => ({
      code: language.code,
      name: nameOf(language.code),
      marks: [
        ...markIf('spoken', language.isSpoken),
        ...markIf('formality', language.hasFormality),
        ...markIf('glossary', language.hasGlossary),
      ],
    }))
