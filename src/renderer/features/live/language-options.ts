import type { VoiceLanguage } from '../../../core/contract.ts'
import type { LanguageOption, Mark } from '../../ui/language-options.ts'

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
