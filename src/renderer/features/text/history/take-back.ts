import type { TranslationInput } from '../../../../core/areas/text/text-calls.ts'
import type { Shown } from '../../../../core/areas/text/translator.ts'
import type { WholeText } from '../../../../core/areas/text-history/text-history-calls.ts'
import { AUTO } from '../../../../core/languages/chosen.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { emptyDraft, type TextDraft } from '../text-draft.ts'

type Chosen = Omit<Settings['text'], 'recentLanguages'>

/** Settings with which a text was translated. Unused ones are reset to their defaults. */
export function chosenFor({ request }: Pick<WholeText, 'request'>): Partial<Chosen> {
  const { glossaryId, glossaryIds, translationMemoryThreshold } = request
  return {
    sourceLanguage: request.sourceLanguage ?? AUTO,
    targetLanguage: request.targetLanguage,
    formality: request.formality ?? 'default',
    modelType: request.modelType ?? 'default',
    glossaryIds: glossaryIds ?? (glossaryId === undefined ? [] : [glossaryId]),
    styleId: request.styleId ?? null,
    translationMemoryId: request.translationMemoryId ?? null,
    ...(translationMemoryThreshold !== undefined && { translationMemoryThreshold }),
  }
}

export function draftFor({ request }: Pick<WholeText, 'request'>): TextDraft {
  const names = (tags: readonly string[] | undefined): string => (tags ?? []).join(' ')
  return {
    context: request.context ?? emptyDraft.context,
    instructions: (request.customInstructions ?? []).join('\n'),
    splitSentences: request.splitSentences ?? emptyDraft.splitSentences,
    preserveFormatting: request.preserveFormatting ?? emptyDraft.preserveFormatting,
    tagHandling: request.tagHandling ?? emptyDraft.tagHandling,
    tagHandlingVersion: request.tagHandlingVersion ?? emptyDraft.tagHandlingVersion,
    outlineDetection: request.outlineDetection ?? emptyDraft.outlineDetection,
    splittingTags: names(request.splittingTags),
    nonSplittingTags: names(request.nonSplittingTags),
    ignoreTags: names(request.ignoreTags),
  }
}

/** The original request and its translation. */
export function restorable(kept: WholeText): [TranslationInput, Shown] {
  const { source, translation, request, targetLanguage, detectedSourceLanguage } = kept
  const { billedCharacters, modelTypeUsed } = kept
  return [
    { ...request, texts: [source] },
    {
      text: translation,
      targetLanguage,
      detectedSourceLanguage,
      ...(billedCharacters !== undefined && { billedCharacters }),
      ...(modelTypeUsed !== undefined && { modelTypeUsed }),
    },
  ]
}
