import { MAX_DOCUMENT_BYTES } from '../../../core/areas/documents/types.ts'
import type { AppError } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import { AnswerTooLong, bounded, errorOfResponse, traceOf } from '../http/invalid-response.ts'
import { StallLimit } from '../http/stall-limit.ts'
import { authorised, type Destination, errorOfBreak, type LargePorts } from './large.ts'

const STALL_MS = 60_000
/** Size limit of a translation: it may be larger than its source and in another format, but not without bound. */
const MAX_RESULT_BYTES = 2 * MAX_DOCUMENT_BYTES

/** The bytes of a translation as they arrive, and their total, if the service states it. */
export interface Arriving {
  readonly body: AsyncIterable<Uint8Array>
  readonly total: number | undefined
}

interface DownloadOptions {
  readonly body: object
  /** Key of the document, which must not appear in an error. */
  readonly secret: string
  /** Distinguishes a proxy's HTML page from a document. */
  readonly isPage: boolean
  readonly signal: AbortSignal
}

/** A failure of the transfer, rather than of storing the bytes. */
class BrokenOff extends Error {}

/**
 * Downloads a translation once: the service delivers it only once.
 *
 * @param store receives the bytes as they arrive; its result is passed on
 */
export async function downloadDocument<T>(
  ports: LargePorts,
  destination: Destination,
  { body, secret, isPage, signal }: DownloadOptions,
  store: (arriving: Arriving) => Promise<T>,
): Promise<Result<T>> {
  const { url, key } = destination
  const limit = new StallLimit(ports.clock, STALL_MS)
  const broken = (thrown: unknown): AppError => errorOfBreak(thrown, url.host, signal, limit)
  async function* arriving(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of bounded(content, MAX_RESULT_BYTES)) {
        limit.reset()
        yield chunk
      }
    } catch (thrown) {
      throw new BrokenOff('the document broke off', { cause: thrown })
    }
  }
  try {
    const response = await ports
      .fetch(url, {
        method: 'POST',
        headers: {
          ...authorised(destination, ports.userAgent),
          Accept: '*/*',
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.any([signal, limit.signal]),
      })
      .catch((thrown: unknown) => {
        throw new BrokenOff('no answer', { cause: thrown })
      })
    const secrets = [key, secret]
    if (!response.ok) {
      return err(await errorOfResponse(response, url.host, secrets).catch(broken))
    }
    if (response.body === null || (!isPage && isHtml(response))) {
      const traceId = traceOf(response, secrets)
      await response.body?.cancel()
      const error: AppError = { kind: 'invalid-response', host: url.host, detail: 'not a document' }
      return err(traceId === undefined ? error : { ...error, traceId })
    }
    return ok(await store({ body: arriving(response.body), total: lengthOf(response) }))
  } catch (thrown) {
    if (thrown instanceof BrokenOff && thrown.cause instanceof AnswerTooLong)
      return err({ kind: 'invalid-response', host: url.host, detail: thrown.cause.message })
    if (thrown instanceof BrokenOff) return err(broken(thrown.cause))
    throw thrown
  } finally {
    limit.end()
  }
}

const isHtml = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('text/html') === true

/** A compressed response states another length than the decoded one. */
function lengthOf({ headers }: Response): number | undefined {
  const length = headers.get('Content-Length')
  return length === null || headers.has('Content-Encoding') ? undefined : Number(length)
}
