import { encode } from '@msgpack/msgpack'
import * as z from 'zod/mini'
import { decodeMessage } from '../../core/base/formats/msgpack.ts'
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
/** Between the pages of a browser that are from one host. */
const CHANNEL = 'parley-admission'
const FORGOTTEN = 'forgotten'
const admissionSchema = z.object({ secret: z.string(), proof: z.string() })

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
  /** Whether the host was restarted and has forgotten this page, which may have captions that are not saved. */
  #isForgotten = false
  readonly #pages = new BroadcastChannel(CHANNEL)
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly #pending = new Map<number, Pending>()
  readonly #events = new Map<string, Set<(payload: unknown) => void>>()
  readonly #states = new Set<(state: HostState) => void>()
  /** Calls made before the host admitted the page. */
  #waiting: (() => void)[] = []

  /** @param storage of the tab */
  constructor(key: string | undefined, storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage) {
    this.#key = key
    this.#storage = storage
    this.#pages.onmessage = ({ data }: MessageEvent<unknown>) => this.#hearPage(data)
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
    const secret = this.#storage.getItem(SECRET_NAME)
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
    if (this.#isReturning && proof !== this.#storage.getItem(PROOF_NAME)) return this.#leave()
    this.#key = undefined
    this.#isForgotten = false
    this.#files = files
    this.#keep({ secret, proof })
    if (!this.#isReturning) this.#pages.postMessage({ secret, proof })
    this.#enter('open')
    for (const send of this.#waiting.splice(0)) send()
  }

  #keep({ secret, proof }: z.output<typeof admissionSchema>): void {
    this.#storage.setItem(SECRET_NAME, secret)
    this.#storage.setItem(PROOF_NAME, proof)
  }

  /** A page that a restarted host has forgotten comes back with the admission of one that has a new link. */
  #hearPage(data: unknown): void {
    if (data === FORGOTTEN) {
      const [secret, proof] = [this.#storage.getItem(SECRET_NAME), this.#storage.getItem(PROOF_NAME)]
      if (this.#state === 'open') this.#pages.postMessage({ secret, proof })
      return
    }
    const admission = admissionSchema.safeParse(data)
    if (!admission.success || (!this.#isForgotten && this.#state !== 'lost')) return
    this.#keep(admission.data)
    this.#connect()
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
    // Not a page that the user has shut out, which was not lost before.
    if (code === CLOSE_NOT_ADMITTED && this.#state === 'lost') {
      this.#isForgotten = true
      this.#pages.postMessage(FORGOTTEN)
    }
    this.#enter(code === CLOSE_NOT_ADMITTED ? 'not-admitted' : 'lost')
    if (this.#state === 'lost') setTimeout(() => this.#connect(), RETRY_MS)
  }

  /**
   * Whether a refused page may try again: with the key of a newer link, or with its secret after a spent key.
   */
  #hasAnotherWayIn(): boolean {
    if (this.#key === undefined || this.#isReturning) return this.#key !== undefined
    this.#key = undefined
    return this.#storage.getItem(SECRET_NAME) !== null
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
