import { encode } from '@msgpack/msgpack'
import { decodeMessage } from '../../core/base/msgpack.ts'
import {
  BRIDGE_PATH,
  CLOSE_NOT_ADMITTED,
  HOST_LIMITS,
  type HostMessage,
  hostMessageSchema,
  type PageMessage,
} from '../../core/contract/web-bridge.ts'
import type { HostState, Transport, TransportOptions } from './transport.ts'

type Welcome = Extract<HostMessage, { welcome: unknown }>['welcome']

const SECRET_NAME = 'parley-secret'
const PROOF_NAME = 'parley-proof'
const RETRY_MS = 1000

interface Pending extends TransportOptions {
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: Error) => void
}

/** The page's end of the web host's WebSocket. It reconnects by itself when the host is back. */
export class WebTransport implements Transport {
  #socket: WebSocket | undefined
  #state: HostState = 'connecting'
  #files = ''
  #calls = 0
  /** From the link or form that opened this page; it works once. */
  #key: string | undefined
  /** Whether the socket was opened with the secret: the host that issued it must then authenticate itself. */
  #isReturning = false
  readonly #pending = new Map<number, Pending>()
  readonly #events = new Map<string, Set<(payload: unknown) => void>>()
  readonly #states = new Set<(state: HostState) => void>()
  /** Calls made before the host admitted the page. */
  #waiting: (() => void)[] = []

  constructor(key: string | undefined) {
    this.#key = key
    this.#connect()
  }

  get state(): HostState {
    return this.#state
  }

  get files(): string {
    return this.#files
  }

  /**
   * Redeems the key of a link that was opened in this page. An admitted page redeems it too, so that it cannot
   * be used again.
   */
  show(key: string): void {
    if (this.#state === 'open') {
      this.#isReturning = false
      this.#send({ hello: { key } })
    } else {
      this.#key = key
      if (this.#state === 'not-admitted') this.#connect()
    }
  }

  invoke(call: string, input: unknown, { signal, onProgress }: TransportOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#state === 'lost' || this.#state === 'not-admitted') return reject(new Error('no host'))
      this.#calls += 1
      const id = this.#calls
      const send = () => {
        this.#pending.set(id, { resolve, reject, onProgress })
        this.#send({ id, call, input })
        // The host responds that the call was cancelled, so every call ends with a response.
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
    this.#hangUp()
    const socket = new WebSocket(new URL(BRIDGE_PATH, location.href.replace(/^http/, 'ws')))
    this.#socket = socket
    socket.binaryType = 'arraybuffer'
    socket.onopen = () => this.#hello()
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.#receive(data)
    socket.onclose = ({ code }) => this.#closed(code)
  }

  #hello(): void {
    const secret = sessionStorage.getItem(SECRET_NAME)
    this.#isReturning = this.#key === undefined
    if (this.#key !== undefined) this.#send({ hello: { key: this.#key } })
    else if (secret === null) this.#leave()
    else this.#send({ hello: { secret } })
  }

  #receive(data: unknown): void {
    if (!(data instanceof ArrayBuffer)) return
    const decoded = decodeMessage(new Uint8Array(data), HOST_LIMITS)
    const parsed = decoded.ok ? hostMessageSchema.safeParse(decoded.value) : undefined
    if (parsed?.success !== true) return
    const message = parsed.data
    if ('welcome' in message) this.#enterAs(message.welcome)
    // Messages before the host has authenticated itself are ignored.
    else if (this.#state === 'open') this.#take(message)
  }

  #enterAs({ secret, proof, files }: Welcome): void {
    // Another program uses the host's port: its messages must not be trusted, nor may it learn what is typed here.
    if (this.#isReturning && proof !== sessionStorage.getItem(PROOF_NAME)) return this.#leave()
    this.#key = undefined
    this.#files = files
    sessionStorage.setItem(SECRET_NAME, secret)
    sessionStorage.setItem(PROOF_NAME, proof)
    this.#enter('open')
    for (const send of this.#waiting.splice(0)) send()
  }

  #take(message: Exclude<HostMessage, { welcome: Welcome }>): void {
    if ('progress' in message) {
      this.#pending.get(message.id)?.onProgress?.(message.progress)
    } else if ('id' in message) {
      this.#pending.get(message.id)?.resolve(message.result)
      this.#pending.delete(message.id)
    } else {
      for (const listener of this.#events.get(message.event) ?? []) listener(message.payload)
    }
  }

  #leave(): void {
    this.#hangUp()
    this.#closed(CLOSE_NOT_ADMITTED)
  }

  /** Closes the socket and ignores anything else that arrives on it. */
  #hangUp(): void {
    if (this.#socket === undefined) return
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close()
  }

  #closed(code: number): void {
    if (code === CLOSE_NOT_ADMITTED && this.#hasAnotherWayIn()) return this.#connect()
    for (const { reject } of this.#pending.values()) reject(new Error('the host is gone'))
    this.#pending.clear()
    this.#enter(code === CLOSE_NOT_ADMITTED ? 'not-admitted' : 'lost')
    if (this.#state === 'lost') setTimeout(() => this.#connect(), RETRY_MS)
  }

  /**
   * Whether a refused page may try again: with the key of a newer link, or with its secret after a spent key.
   */
  #hasAnotherWayIn(): boolean {
    if (this.#key === undefined || this.#isReturning) return this.#key !== undefined
    this.#key = undefined
    return sessionStorage.getItem(SECRET_NAME) !== null
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
