import * as z from 'zod/mini'
import { MAX_TEXTS, planRequests, writingLimits } from '../../../../core/areas/text/text-chunks.ts'
import { checkTexts } from '../../../../core/areas/text/text-rules.ts'
import type { Improved } from '../../../../core/areas/write/write-calls.ts'
import { checkRephrase, demandsOf } from '../../../../core/areas/write/write-rules.ts'
import { listOf } from '../../../../core/base/input.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import type { CallOutput } from '../../../../core/contract/contract.ts'
import { writtenAs } from '../../../../core/languages/codes.ts'
import type { ServiceContext, ServiceHandlersOf } from '../../http/client.ts'
import type { Lookups } from '../../http/lookups.ts'
import { answerLimits, bodyFor, operationStep, send, unavailable } from '../operation.ts'
import { type Answered, askInChunks, joinChunks } from './ask-in-chunks.ts'
import { detectedLanguage } from './text-operations.ts'

const improvement = z.object({
  text: z.string(),
  detected_source_language: detectedLanguage,
  /** May be absent if the text was corrected in its own language. */
  target_language: z.nullish(detectedLanguage),
})
type Improvement = z.output<typeof improvement>

const writeAnswer = z.object({ improvements: listOf(improvement, MAX_TEXTS) })

const onPlan = { feature: 'write' } as const
const written = {
  text: 'texts',
  target_lang: { from: 'targetLanguage', as: writtenAs },
} as const

export const writeOperations = {
  rephrase: operationStep('POST /v2/write/rephrase', {
    does: 'Rephrases texts',
    call: 'write.rephrase',
    ...onPlan,
    body: { ...written, writing_style: 'writingStyle', tone: 'tone' },
    limits: answerLimits.texts,
    repeat: 'safe',
    answer: writeAnswer,
  }),
  correct: operationStep('POST /v2/write/correct', {
    does: 'Corrects texts',
    call: 'write.correct',
    ...onPlan,
    body: written,
    limits: answerLimits.texts,
    repeat: 'safe',
    answer: writeAnswer,
  }),
} as const

type Improvements = Result<CallOutput<'write.rephrase'>>

export const createWriteHandlers = (
  lookups: Lookups,
): ServiceHandlersOf<'write.rephrase' | 'write.correct'> => ({
  'write.rephrase': async ({ texts, ...input }, context) => {
    const broken = unavailable(context.service, onPlan) ?? checkRephrase({ texts, ...input })
    if (broken !== undefined) return err(broken)
    const { targetLanguage } = input
    const demands = targetLanguage === undefined ? [] : demandsOf(input)
    const verdicts = await Promise.all(
      demands.map(({ field, feature }) =>
        lookups.targetHas(context.service, feature, 'write', targetLanguage ?? '', field),
      ),
    )
    const unfit = verdicts.find((verdict) => verdict !== undefined)
    if (unfit !== undefined) return err(unfit)
    return improve(writeOperations.rephrase, texts, input, context)
  },
  'write.correct': async ({ texts, targetLanguage }, context) => {
    const broken = unavailable(context.service, onPlan) ?? checkTexts(texts)
    if (broken !== undefined) return err(broken)
    return improve(writeOperations.correct, texts, { targetLanguage }, context)
  },
})

async function improve(
  row: (typeof writeOperations)[keyof typeof writeOperations],
  texts: readonly string[],
  input: { readonly targetLanguage?: string | undefined },
  { service, ...context }: ServiceContext,
): Promise<Improvements> {
  const frame = bodyFor(row, input)
  const requests = planRequests(texts, frame, { language: input.targetLanguage, limits: writingLimits })
  if (!requests.ok) return requests
  const answered = await askInChunks(requests.value, {
    host: service.host,
    context,
    ask: async (text) => {
      const answer = await send(service, row, { ...input, texts: text })
      return answer.ok ? ok(answer.value.improvements) : answer
    },
  })
  return answered.ok ? ok({ improvements: answered.value.map(toImproved) }) : answered
}

function toImproved(chunks: readonly Answered<Improvement>[]): Improved {
  const first = chunks[0]?.answer
  const source = first?.detected_source_language ?? ''
  const target = first?.target_language ?? source
  return {
    text: joinChunks(chunks, target),
    detectedSourceLanguage: source,
    targetLanguage: target,
  }
}
