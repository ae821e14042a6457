import { type Backoff, waitMs } from '../../../core/base/backoff.ts'
import type { CallContext } from '../../../core/base/call.ts'
import { sleep } from '../../../core/base/clock.ts'
import { type AppError, mayRepeat } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import { checkFileAddress } from '../../../core/service/addresses.ts'
import { readRetryAfter, toResponseError } from '../http/answers.ts'
import { AnswerTooLong, bounded } from '../http/invalid-response.ts'
import { StallLimit } from '../http/stall-limit.ts'
import { errorOfBreak, type LargePorts } from './large.ts'

/** Time without progress. */
const STALL_MS = 60_000
const MAX_ATTEMPTS = 3
const BACKOFF: Backoff = { firstMs: 1000, factor: 2, mostMs: 5000 }

interface TransferPorts extends LargePorts {
  /** From 0 to 1. */
  readonly random: () => number
}

type Context = Pick<CallContext, 'signal' | 'progress'>
type Attempt<T> = (url: URL, limit: StallLimit) => Promise<Result<T>>

/**
 * Uploads and downloads at addresses that the service has signed. The address itself grants access, so the key is not
 * sent there; the storage that responds is not the service, and its responses say nothing about the key.
 */
export class SignedTransfer {
  readonly #ports: TransferPorts

  constructor(ports: TransferPorts) {
    this.#ports = ports
  }

  /** @param baseAddress of the service that gave the address */
  put(
    address: string,
    baseAddress: string,
    { content, contentType }: { readonly content: Uint8Array; readonly contentType: string },
    { signal, progress }: Context,
  ): Promise<Result<undefined>> {
    return this.#try(address, baseAddress, signal, async (url, limit) => {
      const response = await this.#ports.send({
        method: 'PUT',
        url,
        headers: { 'User-Agent': this.#ports.userAgent, 'Content-Type': contentType },
        chunks: [content],
        bytes: content.length,
        signal: AbortSignal.any([signal, limit.signal]),
        sent: (done) => {
          limit.reset()
          progress({ done, total: content.length })
        },
        leaving: () => undefined,
      })
      if (!response.ok) return err(await errorOfStorage(response, url))
      await response.body?.cancel()
      return ok(undefined)
    })
  }

  /** @param maxBytes more than that is an error */
  get(
    address: string,
    baseAddress: string,
    maxBytes: number,
    { signal, progress }: Context,
  ): Promise<Result<Uint8Array>> {
    return this.#try(address, baseAddress, signal, async (url, limit) => {
      const response = await this.#ports.fetch(url, {
        headers: { 'User-Agent': this.#ports.userAgent, Accept: '*/*' },
        redirect: 'manual',
        signal: AbortSignal.any([signal, limit.signal]),
      })
      if (!response.ok) return err(await errorOfStorage(response, url))
      const total = Number(response.headers.get('Content-Length') ?? Number.NaN)
      const chunks: Uint8Array[] = []
      let done = 0
      for await (const chunk of bounded(response.body ?? emptyBody(), maxBytes)) {
        limit.reset()
        chunks.push(chunk)
        done += chunk.length
        progress({ done, total: total >= done ? total : done })
      }
      return ok(new Uint8Array(Buffer.concat(chunks)))
    })
  }

  async #try<T>(
    address: string,
    baseAddress: string,
    signal: AbortSignal,
    attempt: Attempt<T>,
  ): Promise<Result<T>> {
    const url = checkFileAddress(address, baseAddress)
    if (!url.ok) return url
    const { clock, random } = this.#ports
    for (let attempts = 1; ; attempts += 1) {
      if (signal.aborted) return err({ kind: 'cancelled' })
      const result = await this.#attempt(url.value, signal, attempt)
      if (result.ok || attempts === MAX_ATTEMPTS || !mayRepeat(result.error, 'safe')) return result
      await sleep(clock, waitMs(result.error, BACKOFF, attempts, random()), signal)
    }
  }

  async #attempt<T>(url: URL, signal: AbortSignal, attempt: Attempt<T>): Promise<Result<T>> {
    const limit = new StallLimit(this.#ports.clock, STALL_MS)
    try {
      return await attempt(url, limit)
    } catch (thrown) {
      return thrown instanceof AnswerTooLong
        ? err({ kind: 'invalid-response', host: url.host, detail: thrown.message })
        : err(errorOfBreak(thrown, url.host, signal, limit))
    } finally {
      limit.end()
    }
  }
}

const emptyBody = (): ReadableStream<Uint8Array> => new ReadableStream({ start: (body) => body.close() })

/**
 * The error of a storage. It is about the address and not about the key, which a storage has never seen. The
 * storage's own message is omitted: it may quote the address, which is a secret.
 */
async function errorOfStorage(response: Response, { host }: URL): Promise<AppError> {
  await response.body?.cancel()
  const { status, headers } = response
  const retryAfterMs = readRetryAfter(headers, Date.now())
  const error = toResponseError({ status, host, text: '', traceId: undefined, retryAfterMs, secrets: [] })
  return error.kind === 'unavailable' || error.kind === 'rate-limited'
    ? error
    : { kind: 'invalid-response', host, detail: `file transfer (${status})` }
}
