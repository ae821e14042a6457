import * as z from 'zod/mini'
import type { CallContext } from '../../core/call.ts'
import type { CallInput, CallOutput, HandlersOf } from '../../core/contract.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { ServiceClient } from './client.ts'

/** The service refuses a larger request. */
const MOST_BYTES = 128 * 1024

const translateAnswer = z.object({
  translations: z
    .array(z.object({ detected_source_language: z._default(z.string(), ''), text: z.string() }))
    .check(z.minLength(1)),
})

type PlainText = CallInput<'text.translate'>
type TranslatedText = CallOutput<'text.translate'>

export const createTextHandlers = (client: ServiceClient): HandlersOf<'text.translate'> => ({
  'text.translate': (input, context) => translateText(client, input, context),
})

async function translateText(
  client: ServiceClient,
  { text, targetLanguage, sourceLanguage }: PlainText,
  context: CallContext | undefined,
): Promise<Result<TranslatedText>> {
  const body = { text: [text], target_lang: targetLanguage, source_lang: sourceLanguage }
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length
  if (bytes > MOST_BYTES)
    return err({
      kind: 'invalid-input',
      field: 'text',
      problem: { type: 'too-much', limit: MOST_BYTES, actual: bytes, unit: 'bytes' },
    })
  const answer = await client.request(
    {
      method: 'POST',
      path: '/v2/translate',
      body,
      repeat: 'safe',
      answer: translateAnswer,
    },
    context,
  )
  if (!answer.ok) return answer
  const [translation] = answer.value.translations
  if (translation === undefined) return err({ kind: 'bad-answer', host: '', detail: 'translations: empty' })
  return ok({ text: translation.text, detectedSourceLanguage: translation.detected_source_language })
}
