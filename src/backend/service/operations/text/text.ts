import * as z from 'zod/mini'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import type { CallOutput } from '../../../../core/contract/contract.ts'
import type { ServiceProfile } from '../../../../core/service/service-profiles.ts'
import type { Translated, TranslationInput } from '../../../../core/text/calls.ts'
import { planRequests } from '../../../../core/text/requests.ts'
import { checkTranslation, glossariesOf } from '../../../../core/text/rules.ts'
import type { ServiceContext, ServiceHandlersOf } from '../../http/client.ts'
import { requestInCentre } from '../../http/data-centre.ts'
import type { Lookups } from '../../http/lookups.ts'
import { checkWithService } from '../../http/request-checks.ts'
import { detectedLanguage } from './detected-language.ts'
import { type Answered, askInChunks, joinChunks } from './text-requests.ts'

const translation = z.object({
  text: z.string(),
  detected_source_language: detectedLanguage,
  billed_characters: z.nullish(z.number()),
  model_type_used: z.nullish(z.string()),
  tag_handling_version: z.nullish(z.string()),
})
type Translation = z.output<typeof translation>

const translateAnswer = z.object({ translations: z.array(translation) })

export const createTextHandlers = (lookups: Lookups): ServiceHandlersOf<'text.translate'> => ({
  'text.translate': (input, context) => translateTexts(lookups, input, context),
})

async function translateTexts(
  lookups: Lookups,
  input: TranslationInput,
  { service, ...context }: ServiceContext,
): Promise<Result<CallOutput<'text.translate'>>> {
  const frame = toFrame(input, service.connection.profile)
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
      const request = {
        method: 'POST',
        path: '/v2/translate',
        body: { ...frame, text },
        repeat: 'safe',
        isTagged: true,
        answer: translateAnswer,
      } as const
      const answer = namesStored(input)
        ? await requestInCentre(service, request)
        : await service.request(request)
      return answer.ok ? ok(answer.value.translations) : answer
    },
  })
  return answered.ok
    ? ok({ translations: answered.value.map((chunks) => toTranslated(chunks, input.targetLanguage)) })
    : answered
}

/** Whether it refers to resources in one data centre. */
const namesStored = (input: TranslationInput): boolean =>
  glossariesOf(input).length > 0 || input.styleId !== undefined || input.translationMemoryId !== undefined

const listed = <T>(list: readonly T[] | undefined): readonly T[] | undefined =>
  list === undefined || list.length === 0 ? undefined : list

/** Requests the quality model for features that need it. */
const modelOf = (input: TranslationInput, { qualityOnly }: ServiceProfile): TranslationInput['modelType'] =>
  input.modelType ??
  (qualityOnly.some((field) => listed([input[field] ?? []].flat()) !== undefined)
    ? 'quality_optimized'
    : undefined)

/** The body of a request without its texts: every parameter in the words of the service. */
const toFrame = (input: TranslationInput, profile: ServiceProfile): Record<string, unknown> => ({
  target_lang: input.targetLanguage.toUpperCase(),
  source_lang: input.sourceLanguage?.toUpperCase(),
  context: input.context,
  show_billed_characters: input.showBilledCharacters,
  split_sentences: input.splitSentences,
  preserve_formatting: input.preserveFormatting,
  formality: input.formality,
  model_type: modelOf(input, profile),
  glossary_id: input.glossaryId,
  glossary_ids: listed(input.glossaryIds),
  style_id: input.styleId,
  translation_memory_id: input.translationMemoryId,
  translation_memory_threshold: input.translationMemoryThreshold,
  custom_instructions: listed(input.customInstructions),
  tag_handling: input.tagHandling,
  tag_handling_version: input.tagHandlingVersion,
  outline_detection: input.outlineDetection,
  enable_beta_languages: input.enableBetaLanguages,
  non_splitting_tags: listed(input.nonSplittingTags),
  splitting_tags: listed(input.splittingTags),
  ignore_tags: listed(input.ignoreTags),
})

/** Joins the pieces of one text: billed characters are added up, other values are those of the first piece. */
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
