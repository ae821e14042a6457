import * as z from 'zod/mini'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import type { CallOutput } from '../../../../core/contract/contract.ts'
import { writtenAs } from '../../../../core/languages/codes.ts'
import { checkFeature } from '../../../../core/service/service-features.ts'
import { planRequests, writingLimits } from '../../../../core/text/requests.ts'
import { checkTexts } from '../../../../core/text/rules.ts'
import type { Improved } from '../../../../core/write/calls.ts'
import { checkRephrase, demandsOf } from '../../../../core/write/rules.ts'
import type { ServiceContext, ServiceHandlersOf } from '../../http/client.ts'
import type { Lookups } from '../../http/lookups.ts'
import { detectedLanguage } from './detected-language.ts'
import { type Answered, askInChunks, joinChunks } from './text-requests.ts'

const improvement = z.object({
  text: z.string(),
  detected_source_language: detectedLanguage,
  /** May be left out where the text was corrected in its own language. */
  target_language: z.nullish(z.string()),
})
type Improvement = z.output<typeof improvement>

const writeAnswer = z.object({ improvements: z.array(improvement) })

type Improvements = Result<CallOutput<'write.rephrase'>>

export const createWriteHandlers = (
  lookups: Lookups,
): ServiceHandlersOf<'write.rephrase' | 'write.correct'> => ({
  'write.rephrase': async ({ texts, ...input }, context) => {
    const broken = unavailable(context) ?? checkRephrase({ texts, ...input })
    if (broken !== undefined) return err(broken)
    const { targetLanguage, writingStyle, tone } = input
    const demands = targetLanguage === undefined ? [] : demandsOf(input)
    const verdicts = await Promise.all(
      demands.map(({ field, feature }) =>
        lookups.targetHas(context.service, feature, 'write', targetLanguage ?? '', field),
      ),
    )
    const unfit = verdicts.find((verdict) => verdict !== undefined)
    if (unfit !== undefined) return err(unfit)
    const frame = { ...frameFor(targetLanguage), writing_style: writingStyle, tone }
    return improve('/v2/write/rephrase', texts, frame, context)
  },
  'write.correct': async ({ texts, targetLanguage }, context) => {
    const broken = unavailable(context) ?? checkTexts(texts)
    if (broken !== undefined) return err(broken)
    return improve('/v2/write/correct', texts, frameFor(targetLanguage), context)
  },
})

const unavailable = ({ service }: ServiceContext) => checkFeature(service.connection, 'write')

interface Frame {
  readonly target_lang?: string
}

const frameFor = (targetLanguage: string | undefined): Frame =>
  targetLanguage === undefined ? {} : { target_lang: writtenAs(targetLanguage) }

async function improve(
  path: string,
  texts: readonly string[],
  frame: Frame,
  { service, ...context }: ServiceContext,
): Promise<Improvements> {
  const requests = planRequests(texts, { ...frame }, { language: frame.target_lang, limits: writingLimits })
  if (!requests.ok) return requests
  const answered = await askInChunks(requests.value, {
    host: service.host,
    context,
    ask: async (text) => {
      const body = { ...frame, text }
      const answer = await service.request({
        method: 'POST',
        path,
        body,
        repeat: 'safe',
        answer: writeAnswer,
      })
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
