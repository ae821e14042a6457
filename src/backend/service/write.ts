import * as z from 'zod/mini'
import type { CallContext } from '../../core/call.ts'
import type { CallOutput, HandlersOf } from '../../core/contract.ts'
import { err, ok, type Result } from '../../core/result.ts'
import { planRequests } from '../../core/text/requests.ts'
import { checkTexts } from '../../core/text/rules.ts'
import type { Improved } from '../../core/write/calls.ts'
import { checkRephrase, demandsOf } from '../../core/write/rules.ts'
import type { ServiceClient } from './client.ts'
import type { Lookups } from './lookups.ts'
import { type Answered, askInPieces, joinPieces } from './text-requests.ts'

const improvement = z.object({
  text: z.string(),
  detected_source_language: z.string(),
  target_language: z.string(),
})
type Improvement = z.output<typeof improvement>

const writeAnswer = z.object({ improvements: z.array(improvement) })

type Improvements = Result<CallOutput<'write.rephrase'>>

export const createWriteHandlers = (
  client: ServiceClient,
  lookups: Lookups,
): HandlersOf<'write.rephrase' | 'write.correct'> => ({
  'write.rephrase': async ({ texts, ...input }, context) => {
    const broken = checkRephrase({ texts, ...input })
    if (broken !== undefined) return err(broken)
    const verdicts = await Promise.all(
      demandsOf(input).map(({ field, feature }) =>
        lookups.targetHas(feature, 'write', input.targetLanguage, field, context),
      ),
    )
    const unfit = verdicts.find((verdict) => verdict !== undefined)
    if (unfit !== undefined) return err(unfit)
    const frame = {
      target_lang: input.targetLanguage,
      writing_style: input.writingStyle,
      tone: input.tone,
    }
    return improve(client, '/v2/write/rephrase', texts, frame, context)
  },
  'write.correct': async ({ texts, targetLanguage }, context) => {
    const broken = checkTexts(texts)
    if (broken !== undefined) return err(broken)
    return improve(client, '/v2/write/correct', texts, { target_lang: targetLanguage }, context)
  },
})

async function improve(
  client: ServiceClient,
  path: string,
  texts: readonly string[],
  frame: { readonly target_lang: string },
  context: CallContext | undefined,
): Promise<Improvements> {
  const connection = await client.connection()
  if (!connection.ok) return connection
  const requests = planRequests(texts, frame, { language: frame.target_lang })
  if (!requests.ok) return requests
  const answered = await askInPieces(requests.value, {
    host: new URL(connection.value.address).host,
    context,
    ask: async (text) => {
      const body = { ...frame, text }
      const answer = await client.request(
        { method: 'POST', path, body, repeat: 'safe', answer: writeAnswer },
        context,
      )
      return answer.ok ? ok(answer.value.improvements) : answer
    },
  })
  return answered.ok ? ok({ improvements: answered.value.map(toImproved) }) : answered
}

function toImproved(pieces: readonly Answered<Improvement>[]): Improved {
  const first = pieces[0]?.answer
  return {
    text: joinPieces(pieces, first?.target_language ?? ''),
    detectedSourceLanguage: first?.detected_source_language ?? '',
    targetLanguage: first?.target_language ?? '',
  }
}
