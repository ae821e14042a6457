import { decode, encode } from '@msgpack/msgpack'
import {
  BRIDGE_PATH,
  CLOSE_NOT_ADMITTED,
  type HostMessage,
  hostMessageSchema,
  type PageMessage,
} from '../../core/web-bridge.ts'
import type { HostState, Transport, TransportOptions } from './transport.ts'

const SECRET_NAME = 'parley-secret'
const RETRY_MS = 1000

interface Pending extends TransportOptions {
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: Error) => void
}

/** The page's end of the web host's socket. It comes back by itself when the host does. */
export class WebTransport implements Transport {
  #socket: WebSocket | undefined
  #state: HostState = 'connecting'
  #calls = 0
  /** From the link that opened this page; it works once. */
  #key: string | undefined
  readonly #pending = new Map<number, Pending>()
  readonly #events = new Map<string, Set<(payload: unknown) => void>>()
  readonly #states = new Set<(state: HostState) => void>()
  /** What was asked before the host let the page in. */
  #waiting: (() => void)[] = []

  constructor(key: string | undefined) {
    this.#key = key
    this.#connect()
  }

  get state(): HostState {
    return this.#state
  }

  /** Shows a new key to a host that did not let the page in. */
  readmit(key: string): void {
    if (this.#state !== 'not-admitted') return
    this.#key = key
    this.#connect()
  }

  invoke(call: string, input: unknown, { signal, onProgress }: TransportOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#state === 'lost' || this.#state === 'not-admitted') return reject(new Error('no host'))
      this.#calls += 1
      const id = this.#calls
      const send = () => {
        this.#pending.set(id, { resolve, reject, onProgress })
        this.#send({ id, call, input })
        // The host answers that it was cancelled: one way out for every call.
        if (signal?.aborted === true) this.#send({ cancel: id })
        else signal?.addEventListener('abort', () => this.#cancel(id))
      }
      if (this.#state === 'open') return send()
      this.#waiting.push(send)
      return undefined
    })
  }

  subscribe(event: string, listener: (payload: unknown) => void): () => void {
    const listeners = this.#events.get(event) ?? new Set()
    this.#events.set(event, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  onState(listener: (state: HostState) => void): () => void {
    this.#states.add(listener)
    return () => this.#states.delete(listener)
  }

  #connect(): void {
    const socket = new WebSocket(new URL(BRIDGE_PATH, location.href.replace(/^http/, 'ws')))
    this.#socket = socket
    socket.binaryType = 'arraybuffer'
    socket.onopen = () => this.#hello()
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.#receive(data)
    socket.onclose = ({ code }) => this.#closed(code)
  }

  #hello(): void {
    const secret = sessionStorage.getItem(SECRET_NAME)
    if (this.#key !== undefined) this.#send({ hello: { key: this.#key } })
    else if (secret === null) this.#socket?.close(CLOSE_NOT_ADMITTED)
    else this.#send({ hello: { secret } })
  }

  #receive(data: unknown): void {
    if (!(data instanceof ArrayBuffer)) return
    const parsed = hostMessageSchema.safeParse(decode(data))
    if (parsed.success) this.#take(parsed.data)
  }

  #take(message: HostMessage): void {
    if ('welcome' in message) {
      this.#key = undefined
      sessionStorage.setItem(SECRET_NAME, message.welcome.secret)
      this.#enter('open')
      for (const send of this.#waiting.splice(0)) send()
    } else if ('progress' in message) {
      this.#pending.get(message.id)?.onProgress?.(message.progress)
    } else if ('id' in message) {
      this.#pending.get(message.id)?.resolve(message.result)
      this.#pending.delete(message.id)
    } else {
      for (const listener of this.#events.get(message.event) ?? []) listener(message.payload)
    }
  }

  #closed(code: number): void {
    for (const { reject } of this.#pending.values()) reject(new Error('the host is gone'))
    this.#pending.clear()
    this.#enter(code === CLOSE_NOT_ADMITTED ? 'not-admitted' : 'lost')
    if (this.#state === 'lost') setTimeout(() => this.#connect(), RETRY_MS)
  }

  #cancel(id: number): void {
    if (this.#pending.has(id)) this.#send({ cancel: id })
  }

  #enter(state: HostState): void {
    if (state === this.#state) return
    this.#state = state
    for (const listener of this.#states) listener(state)
  }

  #send(message: PageMessage): void {
    this.#socket?.send(encode(message, { ignoreUndefined: true }))
  }
}
