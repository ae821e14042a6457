import type { VoiceLanguage } from '../../../../core/contract/contract.ts'
import { hasSameMeaning, isSaidWithScript } from '../../../../core/languages/meaning.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { LanguageOption, Mark } from '../../../ui/language-picker/language-options.ts'

type NameOf = (code: string) => string

const markIf = (mark: Mark, applies: boolean): Mark[] => (applies ? [mark] : [])

export const sourceOptions = (languages: readonly VoiceLanguage[], nameOf: NameOf): LanguageOption[] =>
  languages
    .filter(({ isSource }) => isSource)
    .map((language) => ({
      code: language.code,
      name: nameOf(language.code),
      marks: [
        language.isDetectable ? 'detectable' : 'notDetectable',
        ...markIf('glossary', language.hasGlossary),
      ],
    }))

/** @param voice current settings; a language that is already a target stays enabled, even if it equals the source */
export function targetOptions(
  languages: readonly VoiceLanguage[],
  nameOf: NameOf,
  { sourceLanguage, targetLanguages }: Pick<Settings['voice'], 'sourceLanguage' | 'targetLanguages'>,
): LanguageOption[] {
  const targets = languages.filter(({ isTarget }) => isTarget)
  const codes = targets.map(({ code }) => code)
  return targets
    .filter(
      ({ code }) =>
        targetLanguages.includes(code) ||
        !(hasSameMeaning(sourceLanguage, code) || isSaidWithScript(code, codes)),
    )
    .map((language) => ({
      code: language.code,
      name: nameOf(language.code),
      marks: [
        ...markIf('spoken', language.isSpoken),
        ...markIf('formality', language.hasFormality),
        ...markIf('glossary', language.hasGlossary),
      ],
    }))
}
