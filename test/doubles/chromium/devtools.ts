import { once } from 'node:events'
import type { CDPSession } from '@playwright/test'
import { WebSocket } from 'ws'

declare const session: CDPSession
type Method = Parameters<CDPSession['send']>[0]

/** The events that are used, with what is used of them. */
interface Events {
  readonly 'Fetch.requestPaused': {
    readonly requestId: string
    readonly frameId: string
    readonly resourceType: string
    readonly redirectedRequestId?: string
    readonly request: {
      readonly url: string
      readonly urlFragment?: string
      readonly method: string
      readonly headers: Record<string, string>
      readonly postData?: string
      readonly hasPostData?: boolean
    }
  }
  readonly 'Inspector.targetCrashed': object
  readonly 'Page.domContentEventFired': object
  readonly 'Page.frameAttached': { readonly frameId: string }
  readonly 'Page.frameDetached': { readonly frameId: string }
  readonly 'Page.frameNavigated': { readonly frame: { readonly id: string; readonly url: string } }
  readonly 'Page.frameStartedNavigating': { readonly frameId: string; readonly url: string }
  readonly 'Page.javascriptDialogOpening': { readonly type: string }
  readonly 'Page.lifecycleEvent': { readonly frameId: string; readonly name: string }
  readonly 'Page.loadEventFired': object
  readonly 'Page.windowOpen': { readonly url: string; readonly windowName: string }
  readonly 'Runtime.bindingCalled': {
    readonly name: string
    readonly payload: string
    readonly executionContextId: number
  }
  readonly 'Runtime.executionContextCreated': {
    readonly context: {
      readonly id: number
      readonly name: string
      readonly auxData: { readonly frameId: string }
    }
  }
  readonly 'Runtime.executionContextsCleared': object
  readonly 'Target.targetCreated': {
    readonly targetInfo: { readonly type: string; readonly targetId: string; readonly openerId?: string }
  }
  readonly 'Target.targetDestroyed': { readonly targetId: string }
}
type EventName = keyof Events
export type Payload<E extends EventName> = Events[E]
type Listener = (params: never) => void

interface Pending {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

/** A connection to Chromium over its DevTools protocol, with sessions for its targets. */
export class DevTools {
  readonly #socket: WebSocket
  readonly #pending = new Map<number, Pending>()
  readonly #listeners = new Map<string, Listener>()
  #ids = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => this.#take(JSON.parse(data.toString())))
    socket.on('close', () => {
      for (const { reject } of this.#pending.values()) reject(new Error('Chromium is gone'))
      this.#pending.clear()
    })
  }

  /** @param endpoint address of the browser's WebSocket */
  static async connect(endpoint: string): Promise<DevTools> {
    const socket = new WebSocket(endpoint, { perMessageDeflate: false, maxPayload: 2 ** 30 })
    await once(socket, 'open')
    return new DevTools(socket)
  }

  /** @param target session of the target; the browser by default */
  send<M extends Method>(
    method: M,
    params?: Parameters<typeof session.send<M>>[1],
    target?: string,
  ): ReturnType<typeof session.send<M>> {
    this.#ids += 1
    const id = this.#ids
    this.#socket.send(JSON.stringify({ id, method, params: params ?? {}, sessionId: target }))
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject: (error) => reject(new Error(`${method}: ${error.message}`)) })
    }) as ReturnType<typeof session.send<M>>
  }

  /** Listens to one kind of event of a target; of the browser by default. */
  on<E extends EventName>(event: E, listener: (params: Payload<E>) => void, target = ''): void {
    this.#listeners.set(`${target} ${event}`, listener)
  }

  onClose(listener: () => void): void {
    this.#socket.on('close', listener)
  }

  #take(message: {
    readonly id?: number
    readonly result?: unknown
    readonly error?: { readonly message: string }
    readonly method?: string
    readonly params?: unknown
    readonly sessionId?: string
  }): void {
    const { id, result, error, method, params, sessionId = '' } = message
    if (id === undefined) return this.#listeners.get(`${sessionId} ${method}`)?.(params as never)
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (error === undefined) pending?.resolve(result as never)
    else pending?.reject(new Error(error.message))
  }
}
