import * as z from 'zod/mini'
import type { Translated, TranslationInput } from '../../../../core/areas/text/text-calls.ts'
import { MAX_TEXTS, planRequests } from '../../../../core/areas/text/text-chunks.ts'
import { checkTranslation, glossaryFields } from '../../../../core/areas/text/text-rules.ts'
import { listOf } from '../../../../core/base/input.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import type { CallOutput } from '../../../../core/contract/contract.ts'
import { foreignLanguageCode } from '../../../../core/languages/codes.ts'
import type { ServiceProfile } from '../../../../core/service/service-profiles.ts'
import type { ServiceContext, ServiceHandlersOf } from '../../http/client.ts'
import type { Lookups } from '../../http/lookups.ts'
import { checkWithService } from '../../http/request-checks.ts'
import { answerLimits, bodyFor, operationStep, send } from '../operation.ts'
import { type Answered, askInChunks, joinChunks } from './ask-in-chunks.ts'

/** The detected language; empty if none was detected. */
export const detectedLanguage = z.pipe(
  z.string(),
  z.transform((code) => (foreignLanguageCode.safeParse(code).success ? code : '')),
)

const translation = z.object({
  text: z.string(),
  detected_source_language: detectedLanguage,
  billed_characters: z.nullish(z.number()),
  model_type_used: z.nullish(z.string()),
  tag_handling_version: z.nullish(z.string()),
})
type Translation = z.output<typeof translation>

const translateAnswer = z.object({ translations: listOf(translation, MAX_TEXTS) })

const listed = <T>(list: readonly T[] | undefined): readonly T[] | undefined =>
  list === undefined || list.length === 0 ? undefined : list

const upper = (code: string): string => code.toUpperCase()

export const textOperations = {
  translate: operationStep('POST /v2/translate', {
    does: 'Translates texts',
    call: 'text.translate',
    body: {
      text: 'texts',
      target_lang: { from: 'targetLanguage', as: upper },
      source_lang: { from: 'sourceLanguage', as: upper },
      context: 'context',
      show_billed_characters: 'showBilledCharacters',
      split_sentences: 'splitSentences',
      preserve_formatting: 'preserveFormatting',
      formality: 'formality',
      model_type: 'modelType',
      glossary_id: 'glossaryId',
      glossary_ids: { from: 'glossaryIds', as: listed },
      style_id: 'styleId',
      translation_memory_id: 'translationMemoryId',
      translation_memory_threshold: 'translationMemoryThreshold',
      custom_instructions: { from: 'customInstructions', as: listed },
      tag_handling: 'tagHandling',
      tag_handling_version: 'tagHandlingVersion',
      outline_detection: 'outlineDetection',
      enable_beta_languages: 'enableBetaLanguages',
      non_splitting_tags: { from: 'nonSplittingTags', as: listed },
      splitting_tags: { from: 'splittingTags', as: listed },
      ignore_tags: { from: 'ignoreTags', as: listed },
    },
    limits: answerLimits.texts,
    repeat: 'safe',
    answer: translateAnswer,
  }),
} as const

export const createTextHandlers = (lookups: Lookups): ServiceHandlersOf<'text.translate'> => ({
  'text.translate': (input, context) => translateTexts(lookups, input, context),
})

async function translateTexts(
  lookups: Lookups,
  input: TranslationInput,
  { service, ...context }: ServiceContext,
): Promise<Result<CallOutput<'text.translate'>>> {
  const filled = { ...input, texts: undefined, modelType: modelOf(input, service.connection.profile) }
  const frame = bodyFor(textOperations.translate, filled)
  const broken = checkTranslation(input, service.connection)
  if (broken !== undefined) return err(broken)
  const requests = planRequests(input.texts, frame, {
    tags: input.tagHandling,
    language: input.sourceLanguage,
  })
  if (!requests.ok) return requests
  const unfit = await checkWithService(service, lookups, 'translate_text', [input.targetLanguage], input)
  if (unfit !== undefined) return err(unfit)
  const answered = await askInChunks(requests.value, {
    host: service.host,
    context,
    ask: async (text) => {
      const answer = await send(
        service,
        { ...textOperations.translate, isInCentre: namesStored(input) },
        { ...filled, texts: text },
      )
      return answer.ok ? ok(answer.value.translations) : answer
    },
  })
  return answered.ok
    ? ok({ translations: answered.value.map((chunks) => toTranslated(chunks, input.targetLanguage)) })
    : answered
}

/** Whether it refers to resources in one data centre. */
const namesStored = (input: TranslationInput): boolean =>
  glossaryFields(input).length > 0 || input.styleId !== undefined || input.translationMemoryId !== undefined

/** Requests the quality model for features that need it. */
const modelOf = (input: TranslationInput, { qualityOnly }: ServiceProfile): TranslationInput['modelType'] =>
  input.modelType ??
  (qualityOnly.some((field) => listed([input[field] ?? []].flat()) !== undefined)
    ? 'quality_optimized'
    : undefined)

/** Joins the chunks of one text: billed characters are added up, other values are those of the first chunk. */
function toTranslated(chunks: readonly Answered<Translation>[], targetLanguage: string): Translated {
  const first = chunks[0]?.answer
  const billed = chunks.flatMap(({ answer }) => answer.billed_characters ?? [])
  return {
    text: joinChunks(chunks, targetLanguage),
    detectedSourceLanguage: first?.detected_source_language ?? '',
    ...(billed.length > 0 && { billedCharacters: billed.reduce((sum, each) => sum + each, 0) }),
    ...(typeof first?.model_type_used === 'string' && { modelTypeUsed: first.model_type_used }),
    ...(typeof first?.tag_handling_version === 'string' && {
      tagHandlingVersion: first.tag_handling_version,
    }),
  }
}
