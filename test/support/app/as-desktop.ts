import { decode, encode } from '@msgpack/msgpack'
import type { Page, WebSocketRoute } from '@playwright/test'
import type { AppError } from '../../../src/core/base/errors.ts'
import type { EventName } from '../../../src/core/contract/contract.ts'

/** Answers of calls, by name; what a page called with is noted. */
type Answers = Readonly<Record<string, (input: unknown) => unknown>>

/** What stands for the answer of a call that fails. */
export class Refusal {
  readonly error: AppError

  constructor(error: AppError) {
    this.error = error
  }
}

interface Desktop {
  /** Lets the page hear an event, as from a desktop. */
  readonly tell: (event: EventName, payload: unknown) => void
}

/**
 * Lets the web host answer some calls as a desktop would, which has what a browser has not, or as a host in trouble
 * would. Everything else goes its way. The page is loaded anew for it.
 */
export async function asDesktop(page: Page, answers: Answers): Promise<Desktop> {
  let open: WebSocketRoute | undefined
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
      const value = answer(said.input)
      const result = value instanceof Refusal ? { ok: false, error: value.error } : { ok: true, value }
      return socket.send(Buffer.from(encode({ id: said.id, result }, { ignoreUndefined: true })))
    })
    host.onMessage((message) => socket.send(message))
  })
  await page.reload()
  return {
    tell: (event, payload) => open?.send(Buffer.from(encode({ event, payload }, { ignoreUndefined: true }))),
  }
}
