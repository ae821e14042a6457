import * as z from 'zod/mini'
import type { CallContext } from '../../../core/base/call.ts'
import type { AppError } from '../../../core/base/errors.ts'
import { parseJson } from '../../../core/base/formats/json.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import { errorOfResponse, MAX_SHORT_ANSWER_BYTES, readText } from '../http/invalid-response.ts'
import { StallLimit } from '../http/stall-limit.ts'
import { authorised, type Destination, errorOfBreak, type LargePorts } from './large.ts'
import type { Multipart } from './multipart.ts'

/**
 * Time without progress of the body, and then without a response: the service may examine a document before
 * it responds.
 */
const STALL_MS = 60_000

const uploadAnswer = z.object({
  document_id: z.string().check(z.minLength(1)),
  document_key: z.string().check(z.minLength(1)),
})

/** An upload that can be aborted in two ways. */
export interface UploadContext extends Pick<CallContext, 'signal' | 'progress'> {
  /**
   * Aborts only while the upload cannot be complete: once the service may have the whole document, it
   * continues.
   */
  readonly rest?: AbortSignal
}

/** The response to an upload. */
export interface DocumentTicket {
  readonly documentId: string
  readonly documentKey: string
}

/** An unreadable response contains no ticket, whatever the reason. */
async function readTicket(response: Response): Promise<unknown> {
  const text = await readText(response, MAX_SHORT_ANSWER_BYTES).catch(() => undefined)
  const read = text?.ok === true ? parseJson(text.value) : undefined
  return read?.ok === true ? read.value : undefined
}

/** Sends a document once. If the response is lost after the whole document may have arrived, the error says so. */
export async function uploadDocument(
  ports: LargePorts,
  destination: Destination,
  { contentType, chunks, bytes }: Multipart,
  { signal: cancelled, progress, rest }: UploadContext,
): Promise<Result<DocumentTicket>> {
  const { url, key } = destination
  const limit = new StallLimit(ports.clock, STALL_MS)
  let mayBeThere = false
  const early = new AbortController()
  const giveUpEarly = () => {
    if (!mayBeThere) early.abort()
  }
  if (rest?.aborted === true) giveUpEarly()
  rest?.addEventListener('abort', giveUpEarly)
  const signal = AbortSignal.any([cancelled, early.signal])
  const lost = (error: AppError): Result<never> =>
    err(mayBeThere ? { kind: 'document-unconfirmed', detail: error.kind } : error)
  try {
    if (signal.aborted) return err({ kind: 'cancelled' })
    const response = await ports.send({
      method: 'POST',
      url,
      headers: {
        ...authorised(destination, ports.userAgent),
        Accept: 'application/json',
        'Content-Type': contentType,
      },
      chunks,
      bytes,
      signal: AbortSignal.any([signal, limit.signal]),
      sent: (done) => {
        limit.reset()
        progress({ done, total: bytes })
      },
      leaving: () => {
        mayBeThere = true
      },
    })
    if (!response.ok) return err(await errorOfResponse(response, url.host, [key]))
    // The service accepted: the document exists even if the rest of the response is lost.
    mayBeThere = true
    const parsed = z.safeParse(uploadAnswer, await readTicket(response))
    if (!parsed.success) return lost({ kind: 'invalid-response', host: url.host, detail: 'no document id' })
    return ok({ documentId: parsed.data.document_id, documentKey: parsed.data.document_key })
  } catch (thrown) {
    const error = errorOfBreak(thrown, url.host, signal, limit)
    // A proxy error means that nothing was forwarded.
    const isUnsent = error.kind === 'proxy' || (error.kind === 'unreachable' && error.sent === 'no')
    if (isUnsent) return err(error)
    // The service discards an incomplete document: it may be sent again.
    return error.kind === 'unreachable' && !mayBeThere ? err({ ...error, sent: 'no' }) : lost(error)
  } finally {
    rest?.removeEventListener('abort', giveUpEarly)
    limit.end()
  }
}
