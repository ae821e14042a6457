import type { Glossary } from '../../../../core/areas/glossaries/glossaries-calls.ts'
import type { TranslationMemory } from '../../../../core/areas/memories/memories-calls.ts'
import { checkGlossaryPair, checkStyleLanguage, invalid } from '../../../../core/areas/text/pairs.ts'
import { MAX_GLOSSARIES, type TranslationInput } from '../../../../core/areas/text/text-calls.ts'
import { checkTranslation, type RuledService } from '../../../../core/areas/text/text-rules.ts'
import type { TextRequest } from '../../../../core/areas/text/translator.ts'
import type { AppErrorOf } from '../../../../core/base/errors.ts'
import { AUTO } from '../../../../core/languages/chosen.ts'
import type { FeatureOfPair } from '../../../../core/languages/languages-calls.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { instructionsIn, type TextDraft } from '../text-draft.ts'
import { plainParts } from './plain-parts.ts'

/** The reason why something cannot be chosen: the error with which the service would reject it. */
export type TextUnfitReason = AppErrorOf<'invalid-input' | 'plan-needed'>

/** Resources of the active service, as far as known. Unknown ones are left to the service to check. */
export interface TextFacts {
  readonly service: RuledService
  readonly features: readonly FeatureOfPair[] | undefined
  readonly glossaries: readonly Glossary[]
  readonly styles: readonly { readonly id: string; readonly language: string }[]
  readonly memories: readonly TranslationMemory[]
  /** The language of the text as detected by the service; undefined if it was chosen, or not detected yet. */
  readonly detected: string | undefined
}

/** Reasons for disabled options. */
export interface Reasons {
  readonly formality: TextUnfitReason | undefined
  /** Applies to all glossaries. */
  readonly glossaries: TextUnfitReason | undefined
  /** Applies to one glossary, by ID. */
  readonly glossary: (id: string) => TextUnfitReason | undefined
  readonly styles: TextUnfitReason | undefined
  readonly style: (id: string) => TextUnfitReason | undefined
  readonly memories: TextUnfitReason | undefined
  readonly memory: (id: string) => TextUnfitReason | undefined
  readonly instructions: TextUnfitReason | undefined
  readonly tags: TextUnfitReason | undefined
  /** Applies to the model with low latency and fewer features. */
  readonly quickModel: TextUnfitReason | undefined
}

export interface TextOptionsFit {
  /** The request with the compatible options. */
  readonly request: TextRequest
  readonly because: Reasons
  /** Whether glossaries are used only once a source language is chosen. */
  readonly isGlossaryWaiting: boolean
}

type Chosen = Settings['text']

/** Keeps the compatible options, and explains why the others cannot be chosen. */
export function fitTextOptions(chosen: Chosen, draft: TextDraft, facts: TextFacts): TextOptionsFit {
  const because = reasonsFor(chosen, draft, facts)
  const { sourceLanguage, targetLanguage, formality, styleId, translationMemoryId } = chosen
  const glossaryIds = chosen.glossaryIds.filter((id) => isUsable(id, facts.glossaries, because.glossary))
  const isGlossaryWaiting = sourceLanguage === AUTO && facts.service.profile.glossaryNeedsSource
  const [onlyGlossary, ...moreGlossaries] =
    isGlossaryWaiting || because.glossaries !== undefined ? [] : glossaryIds
  const instructions = instructionsIn(draft.instructions)
  const hasStyle = because.styles === undefined && isUsable(styleId, facts.styles, because.style)
  const hasMemory =
    because.memories === undefined && isUsable(translationMemoryId, facts.memories, because.memory)
  const request: TextRequest = {
    targetLanguage,
    ...(sourceLanguage !== AUTO && { sourceLanguage }),
    showBilledCharacters: true,
    ...plainParts(draft, because.tags === undefined),
    ...(formality !== 'default' && because.formality === undefined && { formality }),
    ...(moreGlossaries.length > 0 && { glossaryIds }),
    ...(onlyGlossary !== undefined && moreGlossaries.length === 0 && { glossaryId: onlyGlossary }),
    ...(hasStyle && { styleId }),
    ...(hasMemory && {
      translationMemoryId,
      translationMemoryThreshold: chosen.translationMemoryThreshold,
    }),
    ...(because.instructions === undefined &&
      instructions.length > 0 && { customInstructions: instructions }),
  }
  const quickModel = refusalOf({ ...request, modelType: 'latency_optimized' }, facts)
  const { modelType } = chosen
  const hasModel = modelType !== 'default' && (modelType !== 'latency_optimized' || quickModel === undefined)
  return {
    request: hasModel ? { ...request, modelType } : request,
    because: { ...because, quickModel },
    isGlossaryWaiting,
  }
}

const isUsable = (
  id: string | null,
  known: readonly { readonly id: string }[],
  because: (id: string) => TextUnfitReason | undefined,
): id is string => id !== null && known.some((each) => each.id === id) && because(id) === undefined

const refusalOf = (request: TextRequest, { service }: TextFacts): TextUnfitReason | undefined =>
  checkTranslation({ ...request, texts: [] }, service)

function reasonsFor(chosen: Chosen, draft: TextDraft, facts: TextFacts): Omit<Reasons, 'quickModel'> {
  const { targetLanguage: target } = chosen
  const named = chosen.sourceLanguage === AUTO ? undefined : chosen.sourceLanguage
  const source = named ?? facts.detected

  /** The reason if one of the two languages lacks a feature; a source that is not detected yet may have it. */
  const lacks = (feature: string, field: string): TextUnfitReason | undefined => {
    const sides = facts.features?.find(({ name }) => name === feature)?.lackedBy ?? []
    if (sides.includes('target')) return invalid(field, { type: 'not-supported', language: target })
    return sides.includes('source') && source !== undefined
      ? invalid(field, { type: 'not-supported', language: source })
      : undefined
  }

  /** If custom instructions are not a feature of their own, the feature of style rules covers them. */
  const hasOwnFeature = facts.features?.some(({ name }) => name === 'custom_instructions')
  const instructionFeature = hasOwnFeature === true ? 'custom_instructions' : 'style_rules'

  const alone = (wish: Partial<TranslationInput>): TextUnfitReason | undefined =>
    refusalOf(
      { targetLanguage: target, ...(named !== undefined && { sourceLanguage: named }), ...wish },
      facts,
    )

  /** Whether the quick model is chosen; options that need the other model then conflict, unless they are in use. */
  const isQuick = chosen.modelType === 'latency_optimized'
  const needsQuality = (
    field: 'styleId' | 'translationMemoryId' | 'customInstructions',
  ): TextUnfitReason | undefined =>
    isQuick && !isInUse(field, chosen, draft) && facts.service.profile.qualityOnly.includes(field)
      ? invalid(field, { type: 'conflict', other: 'modelType' })
      : undefined

  return {
    formality: lacks('formality', 'formality'),
    // Choosing a glossary also chooses the detected language: the next text might be detected as another one.
    glossaries:
      alone({ glossaryId: 'any', ...(source !== undefined && { sourceLanguage: source }) }) ??
      lacks('glossary', 'glossaryIds'),
    glossary: (id) => {
      const glossary = facts.glossaries.find((each) => each.id === id)
      if (glossary === undefined) return undefined
      const isDetectedLater = !facts.service.profile.glossaryNeedsSource && named === undefined
      const pair = checkGlossaryPair(glossary.dictionaries, isDetectedLater ? undefined : source, target)
      const count = chosen.glossaryIds.length
      return pair === undefined && count >= MAX_GLOSSARIES && !chosen.glossaryIds.includes(id)
        ? invalid('glossaryIds', {
            type: 'too-much',
            unit: 'items',
            actual: count + 1,
            limit: MAX_GLOSSARIES,
          })
        : pair
    },
    styles: alone({ styleId: 'any' }) ?? lacks('style_rules', 'styleId') ?? needsQuality('styleId'),
    style: (id) => {
      const style = facts.styles.find((each) => each.id === id)
      return style && checkStyleLanguage(style.language, target)
    },
    memories: lacks('translation_memory', 'translationMemoryId') ?? needsQuality('translationMemoryId'),
    memory: (id) => {
      const memory = facts.memories.find((each) => each.id === id)
      if (memory === undefined) return undefined
      const { sourceLanguage, targetLanguages } = memory
      const pairs = targetLanguages.map((targetLanguage) => ({ sourceLanguage, targetLanguage }))
      return checkGlossaryPair(pairs, source ?? sourceLanguage, target, 'translationMemoryId')
    },
    instructions:
      alone({ customInstructions: ['any'] }) ??
      lacks(instructionFeature, 'customInstructions') ??
      needsQuality('customInstructions'),
    tags: lacks('tag_handling', 'tagHandling'),
  }
}

/** Whether an option is chosen, compatible or not: it stays enabled so that it can be removed. */
function isInUse(
  field: 'styleId' | 'translationMemoryId' | 'customInstructions',
  chosen: Chosen,
  draft: TextDraft,
): boolean {
  return field === 'customInstructions'
    ? instructionsIn(draft.instructions).length > 0
    : chosen[field] !== null
}
