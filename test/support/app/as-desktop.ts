import { decode, encode } from '@msgpack/msgpack'
import type { Page, WebSocketRoute } from '@playwright/test'
import type { AppError } from '../../../src/core/base/errors.ts'
import type { EventName } from '../../../src/core/contract/contract.ts'

/** Sends the page an event, as a desktop host would. */
type Tell = (event: EventName, payload: unknown) => void

/** Answers by call name; each function receives the call's input. */
type Answers = Readonly<Record<string, (input: unknown, tell: Tell) => unknown>>

/** An answer that makes the call fail with `error`. */
export class Refusal {
  readonly error: AppError

  constructor(error: AppError) {
    this.error = error
  }
}

interface Desktop {
  readonly tell: Tell
}

/**
 * Answers some calls in place of the web host, as a desktop (which can do more than a browser) or a failing host would.
 * All other calls reach the host. Reloads the page.
 */
export async function asDesktop(page: Page, answers: Answers): Promise<Desktop> {
  let open: WebSocketRoute | undefined
  const tell: Tell = (event, payload) =>
    open?.send(Buffer.from(encode({ event, payload }, { ignoreUndefined: true })))
  await page.routeWebSocket(/\/bridge$/, (socket) => {
    const host = socket.connectToServer()
    open = socket
    socket.onMessage((message) => {
      const said =
        typeof message === 'string'
          ? {}
          : (decode(message) as { id?: number; call?: string; input?: unknown })
      const answer = answers[said.call ?? '']
      if (answer === undefined) return host.send(message)
      const value = answer(said.input, tell)
      const result = value instanceof Refusal ? { ok: false, error: value.error } : { ok: true, value }
      return socket.send(Buffer.from(encode({ id: said.id, result }, { ignoreUndefined: true })))
    })
    host.onMessage((message) => socket.send(message))
  })
  await page.reload()
  return { tell }
}
