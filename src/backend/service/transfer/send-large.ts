/** A request whose body takes a while. */
export interface LargeRequest {
  readonly method: 'POST' | 'PUT'
  readonly url: URL
  /** Without the length, which each sender sets in its own way. */
  readonly headers: Readonly<Record<string, string>>
  readonly chunks: readonly Uint8Array[]
  /** Total size of all parts. */
  readonly bytes: number
  readonly signal: AbortSignal
  /** Called repeatedly with the number of bytes sent so far. */
  readonly sent: (bytes: number) => void
  /** Called before the last bytes are sent: from then on, the service may have the whole body. */
  readonly leaving: () => void
}

/** Sends a request without following redirects. Rejects as `fetch` does. */
export type SendLarge = (request: LargeRequest) => Promise<Response>

const SLICE_BYTES = 64 * 1024

function* slices(chunks: readonly Uint8Array[]): Generator<Uint8Array<ArrayBuffer>> {
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += SLICE_BYTES)
      yield new Uint8Array(chunk.subarray(at, at + SLICE_BYTES))
}

/** `duplex` is required for a stream body; it is in Node's types but not yet in those of the web. */
interface StreamingInit extends RequestInit {
  readonly duplex: 'half'
}

/**
 * Sends with a `fetch` that reads the body at the pace of the network, like Node's: a slice counts as sent
 * once the next one is requested.
 */
export const sendByFetch =
  (fetch: typeof globalThis.fetch): SendLarge =>
  ({ method, url, headers, chunks, bytes, signal, sent, leaving }) => {
    const source = slices(chunks)
    let handedOver = 0
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull(controller) {
          sent(handedOver)
          const { done, value } = source.next()
          if (done === true) return controller.close()
          handedOver += value.length
          if (handedOver === bytes) leaving()
          controller.enqueue(value)
        },
      },
      { highWaterMark: 0 },
    )
    const init: StreamingInit = {
      method,
      headers: { ...headers, 'Content-Length': String(bytes) },
      body,
      duplex: 'half',
      redirect: 'manual',
      signal,
    }
    return fetch(url, init)
  }
