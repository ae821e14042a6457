import type { AppError } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import { readRetryAfter, toResponseError } from './answers.ts'

const MB = 1024 * 1024
/** Size limit of error responses, and of the response to an upload. */
export const MAX_SHORT_ANSWER_BYTES = MB

/** The answer exceeds its size limit. */
export class AnswerTooLong extends Error {
  constructor(maxBytes: number) {
    super(`larger than ${Math.floor(maxBytes / MB)} MB`)
  }
}

/**
 * Passes on the bytes of a body up to a limit. They are counted after decompression, since a small answer may
 * contain gigabytes of zeros or never end.
 *
 * @throws AnswerTooLong
 */
export async function* bounded(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    // Leaving the loop cancels the response.
    if (bytes > maxBytes) throw new AnswerTooLong(maxBytes)
    yield chunk
  }
}

/**
 * Reads a body as text.
 *
 * @returns an error if it is too long
 */
export async function readText({ body }: Response, maxBytes: number): Promise<Result<string, string>> {
  if (body === null) return ok('')
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of bounded(body, maxBytes)) text += decoder.decode(chunk, { stream: true })
  } catch (thrown) {
    if (thrown instanceof AnswerTooLong) return err(thrown.message)
    throw thrown
  }
  return ok(text + decoder.decode())
}

const TRACE_ID = /^[\w.:-]{1,128}$/

/**
 * The service's id of a request, which users pass on to its support.
 *
 * @param secrets of the request: an id that contains one is ignored
 */
export function traceOf({ headers }: Response, secrets: readonly string[]): string | undefined {
  const traceId = headers.get('X-Trace-ID') ?? ''
  return TRACE_ID.test(traceId) && !secrets.some((secret) => traceId.includes(secret)) ? traceId : undefined
}

/** The error for a response outside 200 to 299. A body over the limit is ignored. */
export async function errorOfResponse(
  response: Response,
  host: string,
  secrets: readonly string[],
): Promise<AppError> {
  const text = await readText(response, MAX_SHORT_ANSWER_BYTES)
  return toResponseError({
    status: response.status,
    host,
    text: text.ok ? text.value : '',
    traceId: traceOf(response, secrets),
    retryAfterMs: readRetryAfter(response.headers, Date.now()),
    secrets,
  })
}
