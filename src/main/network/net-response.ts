import type { ClientRequest, IncomingMessage } from 'electron'

/** Electron's messages are streams of Node, which its types leave out. */
type MessageStream = IncomingMessage & { pause(): void; resume(): void }

/** Statuses without a body: a `Response` with one of them must not have a body. */
const BODILESS = new Set([204, 205, 304])

/**
 * The response to a request of `net`, as `fetch` returns it. Its body arrives as fast as it is read; cancelling it ends
 * the request.
 *
 * @param signal aborts the body
 */
export function toResponse(request: ClientRequest, message: IncomingMessage, signal: AbortSignal): Response {
  const headers = new Headers()
  for (const [name, values] of Object.entries(message.headers))
    for (const value of [values].flat()) headers.append(name, value)
  const { statusCode: status } = message
  const body = bodyOf(request, message as MessageStream, signal)
  return new Response(BODILESS.has(status) ? null : body, { status, headers })
}

function bodyOf(
  request: ClientRequest,
  message: MessageStream,
  signal: AbortSignal,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  // Data after the end, or after the reader has gone, is dropped.
  let isOver = false
  return new ReadableStream({
    start(controller) {
      const fail = (reason: unknown) => {
        if (!isOver) controller.error(reason)
        isOver = true
      }
      message.on('data', (chunk) => {
        if (isOver) return
        controller.enqueue(new Uint8Array(chunk))
        if ((controller.desiredSize ?? 0) <= 0) message.pause()
      })
      message.on('end', () => {
        if (!isOver) controller.close()
        isOver = true
      })
      message.on('error', fail)
      message.on('aborted', () => fail(new TypeError('fetch failed', { cause: new Error(BROKEN) })))
      signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    },
    pull: () => message.resume(),
    cancel() {
      isOver = true
      request.abort()
    },
  })
}

/** Chromium's word for a connection that ends before its response. */
const BROKEN = 'net::ERR_CONNECTION_CLOSED'
