import { MAX_DOCUMENT_GLOSSARIES } from '../../../core/areas/documents/choices.ts'
import type { DocumentOptions } from '../../../core/areas/documents/document-options.ts'
import type { Glossary } from '../../../core/areas/glossaries/glossaries-calls.ts'
import type { TranslationMemory } from '../../../core/areas/memories/memories-calls.ts'
import { preferredFormality } from '../../../core/areas/text/formality.ts'
import { checkGlossaryPair, type LanguagePair } from '../../../core/areas/text/pairs.ts'
import { AUTO } from '../../../core/languages/chosen.ts'
import { servesLanguage } from '../../../core/languages/codes.ts'
import { featureNamed, findLanguage } from '../../../core/languages/features.ts'
import type { ProductLanguage } from '../../../core/languages/languages-calls.ts'
import type { Plan, ServiceProfile } from '../../../core/service/service-profiles.ts'
import type { Settings } from '../../../core/settings/settings.ts'

export type Chosen = Settings['documents']

type StyleListSummary = { readonly id: string; readonly name: string; readonly language: string }

/** Resources of the active service. Unknown ones are left to the service to check. */
export interface DocumentFacts {
  readonly plan: Plan
  readonly profile: Pick<ServiceProfile, 'hasWatermark' | 'minDocumentCharacters'>
  readonly languages: readonly ProductLanguage[] | undefined
  readonly glossaries: readonly Glossary[] | undefined
  readonly styles: readonly StyleListSummary[] | undefined
  readonly memories: readonly TranslationMemory[] | undefined
}

/** Reasons why something cannot be chosen: keys of strings. */
export type DocumentUnfitReason =
  | 'noFormality'
  | 'sourceRequired'
  | 'otherLanguages'
  | 'glossaryLimit'
  | 'proOnly'
  | 'noStyles'
  | 'noMemories'

export interface DocumentFit {
  readonly targetLanguages: readonly string[]
  /** The chosen options that are compatible. */
  readonly options: Omit<DocumentOptions, 'outputFormat'>
  readonly styles: readonly StyleListSummary[]
  readonly memories: readonly TranslationMemory[]
  readonly because: {
    readonly formality: DocumentUnfitReason | undefined
    readonly glossary: (glossary: Glossary) => DocumentUnfitReason | undefined
    readonly style: DocumentUnfitReason | undefined
    readonly memory: DocumentUnfitReason | undefined
  }
}

/** Keeps the chosen options that are compatible with all targets, and tells why the others cannot be chosen. */
export function fitDocumentOptions(chosen: Chosen, facts: DocumentFacts): DocumentFit {
  const { languages, glossaries, plan } = facts
  const targets = chosen.targetLanguages.filter(
    (code) => languages === undefined || findLanguage(languages, code)?.isTarget === true,
  )
  const source = chosen.sourceLanguage === AUTO ? undefined : chosen.sourceLanguage
  const hasForms = (code: string) => {
    const language = languages && findLanguage(languages, code)
    return language === undefined || featureNamed(language, 'formality') !== undefined
  }
  const serves = (pairs: readonly LanguagePair[], from: string) =>
    targets.every((target) => checkGlossaryPair(pairs, from, target) === undefined)

  const because = {
    formality: targets.some(hasForms) ? undefined : ('noFormality' as const),
    glossary: ({ id, dictionaries }: Glossary): DocumentUnfitReason | undefined => {
      if (source === undefined) return 'sourceRequired'
      if (!serves(dictionaries, source)) return 'otherLanguages'
      const isFull = glossaryIds.length >= MAX_DOCUMENT_GLOSSARIES && !glossaryIds.includes(id)
      return isFull ? 'glossaryLimit' : undefined
    },
  }
  const glossaryIds =
    source === undefined
      ? []
      : chosen.glossaryIds.filter(
          (id) => glossaries?.some((each) => each.id === id && serves(each.dictionaries, source)) ?? true,
        )
  // Formality is used even if not all targets support it.
  const formality = preferredFormality(chosen.formality)
  const styles = facts.styles?.filter(({ language }) =>
    targets.every((target) => servesLanguage(language, target)),
  )
  const memories = facts.memories?.filter(({ sourceLanguage, targetLanguages }) =>
    serves(
      targetLanguages.map((targetLanguage) => ({ sourceLanguage, targetLanguage })),
      source ?? sourceLanguage,
    ),
  )
  const styleId = plan === 'pro' ? usable(chosen.styleId, styles) : undefined
  const memoryId = usable(chosen.translationMemoryId, memories)
  return {
    // Documents use upper-case language codes.
    targetLanguages: targets.map((code) => code.toUpperCase()),
    options: {
      ...(source !== undefined && { sourceLanguage: source.toUpperCase() }),
      ...(formality !== 'default' && because.formality === undefined && { formality }),
      ...(glossaryIds.length > 0 && { glossaryIds }),
      ...(styleId !== undefined && { styleId }),
      ...(memoryId !== undefined && {
        translationMemoryId: memoryId,
        translationMemoryThreshold: chosen.translationMemoryThreshold,
      }),
      ...(chosen.watermark && facts.profile.hasWatermark && { watermark: true }),
    },
    styles: plan === 'pro' ? (styles ?? []) : [],
    memories: memories ?? [],
    because: {
      ...because,
      style: plan === 'pro' ? noneOf(styles, 'noStyles') : 'proOnly',
      memory: noneOf(memories, 'noMemories'),
    },
  }
}

const noneOf = (
  list: readonly unknown[] | undefined,
  reason: DocumentUnfitReason,
): DocumentUnfitReason | undefined => (list?.length === 0 ? reason : undefined)

/** The chosen value, unless it is known to be incompatible. */
const usable = (
  chosen: string | null,
  fitting: readonly { readonly id: string }[] | undefined,
): string | undefined =>
  chosen !== null && (fitting === undefined || fitting.some(({ id }) => id === chosen)) ? chosen : undefined

/** Props shared by the groups of options. */
export interface ChoicesProps {
  readonly chosen: Chosen
  readonly facts: DocumentFacts
  readonly fit: DocumentFit
  readonly onChange: (patch: Partial<Chosen>) => void
}
