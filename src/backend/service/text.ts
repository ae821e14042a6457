import * as z from 'zod/mini'
import { err, ok, type Result } from '../../core/result.ts'
import type { Connection, ServiceHttp } from './http.ts'

/** The service refuses a larger request. */
const MOST_BYTES = 128 * 1024

const translateAnswer = z.object({
  translations: z
    .array(z.object({ detected_source_language: z._default(z.string(), ''), text: z.string() }))
    .check(z.minLength(1)),
})

interface PlainText {
  readonly text: string
  /** Upper-case codes of the service's text languages. */
  readonly targetLanguage: string
  readonly sourceLanguage?: string | undefined
}

export interface TranslatedText {
  readonly text: string
  readonly detectedSourceLanguage: string
}

/** Translates one plain text. */
export async function translateText(
  http: ServiceHttp,
  connection: Connection,
  { text, targetLanguage, sourceLanguage }: PlainText,
): Promise<Result<TranslatedText>> {
  const body = { text: [text], target_lang: targetLanguage, source_lang: sourceLanguage }
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length
  if (bytes > MOST_BYTES)
    return err({
      kind: 'invalid-input',
      field: 'text',
      problem: { type: 'too-much', limit: MOST_BYTES, actual: bytes, unit: 'bytes' },
    })
  const answer = await http.request(connection, {
    method: 'POST',
    path: '/v2/translate',
    body,
    repeat: 'safe',
    answer: translateAnswer,
  })
  if (!answer.ok) return answer
  const [translation] = answer.value.translations
  if (translation === undefined) return err({ kind: 'bad-answer', host: '', detail: 'translations: empty' })
  return ok({ text: translation.text, detectedSourceLanguage: translation.detected_source_language })
}
