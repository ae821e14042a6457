import { decode, encode } from '@msgpack/msgpack'
import type { Page, WebSocketRoute } from '@playwright/test'
import type { EventName } from '../../src/core/contract.ts'

/** Answers of calls, by name; what a page called with is noted. */
type Answers = Readonly<Record<string, (input: unknown) => unknown>>

interface Desktop {
  /** Lets the page hear an event, as from a desktop. */
  readonly tell: (event: EventName, payload: unknown) => void
}

/**
 * Lets the web host answer some calls as a desktop would, which has what a browser has not. Everything else goes
 * its way. The page is loaded anew for it.
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
      const result = { ok: true, value: answer(said.input) }
      return socket.send(Buffer.from(encode({ id: said.id, result }, { ignoreUndefined: true })))
    })
    host.onMessage((message) => socket.send(message))
  })
  await page.reload()
  return {
    tell: (event, payload) => open?.send(Buffer.from(encode({ event, payload }, { ignoreUndefined: true }))),
  }
}
