import { decode, encode } from '@msgpack/msgpack'
import type { Page, WebSocketRoute } from '@playwright/test'
import type { AppError } from '../../../src/core/base/errors.ts'
import type { Result } from '../../../src/core/base/result.ts'
import type { EventName } from '../../../src/core/contract/contract.ts'

/** Sends the page an event, as a desktop host would. */
export type Tell = (event: EventName, payload: unknown) => void

/** Answers by call name; each function receives the call's input, and may tell the page something. */
export type Answers = Readonly<Record<string, (input: unknown, tell: Tell) => unknown>>

/** An answer that makes the call fail with `error`. */
export class Refusal {
  readonly error: AppError

  constructor(error: AppError) {
    this.error = error
  }
}

/** A host of which a journey plays a part. */
export interface PlayedHost {
  readonly tell: Tell
}

/** The result of a call that is answered; undefined if it is left to the host. */
export function resultOf(
  answers: Answers,
  name: string,
  input: unknown,
  tell: Tell,
): Result<unknown> | undefined {
  const answer = answers[name]
  if (answer === undefined) return undefined
  const value = answer(input, tell)
  return value instanceof Refusal ? { ok: false, error: value.error } : { ok: true, value }
}

/**
 * Answers some calls in place of the web host, as a desktop (which can do more than a browser) or a failing host would.
 * All other calls reach the host. Reloads the page.
 */
export async function asDesktop(page: Page, answers: Answers): Promise<PlayedHost> {
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
      const result = resultOf(answers, said.call ?? '', said.input, tell)
      if (result === undefined) return host.send(message)
      return socket.send(Buffer.from(encode({ id: said.id, result }, { ignoreUndefined: true })))
    })
    host.onMessage((message) => socket.send(message))
  })
  await page.reload()
  return { tell }
}

/** A call of a page with its answer. */
export interface AnsweredCall {
  readonly name: string
  readonly input: unknown
  readonly result: Result<unknown>
}

interface BridgeMessage {
  readonly id?: number
  readonly call?: string
  readonly input?: unknown
  readonly result?: Result<unknown>
}

/** Reports the calls of the pages that are loaded from now on, when they are answered. */
export function watchBridge(page: Page, listener: (call: AnsweredCall) => void): void {
  const read = (payload: string | Buffer) =>
    typeof payload === 'string' ? {} : (decode(payload) as BridgeMessage)
  page.on('websocket', (socket) => {
    if (!socket.url().endsWith('/bridge')) return
    const asked = new Map<number, { readonly name: string; readonly input: unknown }>()
    socket.on('framesent', ({ payload }) => {
      const { id, call, input } = read(payload)
      if (id !== undefined && call !== undefined) asked.set(id, { name: call, input })
    })
    socket.on('framereceived', ({ payload }) => {
      const { id = 0, result } = read(payload)
      const call = asked.get(id)
      if (call !== undefined && result !== undefined) listener({ ...call, result })
    })
  })
}

/** Delays messages of the web host that contain these words; without words, all of them. Reloads the page. */
export async function slowDownBridge(page: Page, ms: number, words: string): Promise<void> {
  await page.routeWebSocket(/\/bridge$/, (socket) => {
    const host = socket.connectToServer()
    socket.onMessage((message) => host.send(message))
    host.onMessage((message) => {
      if (Buffer.from(message).includes(words)) setTimeout(() => socket.send(message), ms)
      else socket.send(message)
    })
  })
  await page.reload()
}
