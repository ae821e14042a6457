import { encode } from '@msgpack/msgpack'
import { decodeMessage } from '../../core/base/formats/decode-message.ts'
import { err, type Result } from '../../core/base/result.ts'
import {
  BRIDGE_PATH,
  CLOSE_NOT_ADMITTED,
  CLOSE_PROTOCOL,
  HOST_LIMITS,
  type HostMessage,
  hostMessageSchema,
  PAGE_LIMITS,
  type PageMessage,
  proofSubject,
  type Resumption,
  type Welcome,
} from '../../core/contract/web-bridge.ts'
import type { HostState, Transport, TransportOptions } from './transport.ts'

const SECRET_NAME = 'parley-secret'
const PROOF_NAME = 'parley-proof'
const RETRY_MS = 1000

const pack = (message: PageMessage): Uint8Array<ArrayBuffer> => encode(message, { ignoreUndefined: true })

const tooMuch = (actual: number): Result<never> => {
  const problem = { type: 'too-much', actual, limit: PAGE_LIMITS.maxBytes, unit: 'bytes' } as const
  return err({ kind: 'invalid-input', field: 'input', problem })
}

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
  /** Proof that belongs to the secret that was shown: a welcome without it is from another program at the host's port. */
  #expectedProof: string | undefined
  /** Lets this page in again while it is open. It is not stored: whoever serves the next page at this port could read it. */
  #resumption: Resumption | undefined
  #nonce = ''
  #isHostProven = false
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
      this.#expectedProof = undefined
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
        const message = pack({ id, call, input })
        // The host would end the connection.
        if (message.length > PAGE_LIMITS.maxBytes) return resolve(tooMuch(message.length))
        this.#pending.set(id, { resolve, reject, onProgress })
        this.#socket?.send(message)
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

  /** @param isHostProven whether the host at this port has just answered the challenge */
  #connect(isHostProven = false): void {
    this.#hangUp()
    this.#isHostProven = isHostProven
    const socket = new WebSocket(new URL(BRIDGE_PATH, location.href.replace(/^http/, 'ws')))
    this.#socket = socket
    socket.binaryType = 'arraybuffer'
    socket.onopen = () => this.#hello()
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.#receive(data)
    socket.onclose = ({ code }) => this.#closed(code)
  }

  #hello(): void {
    const key = this.#key
    const { id, secret, proof } = this.#resumption ?? {
      id: undefined,
      secret: this.#storage.getItem(SECRET_NAME),
      proof: this.#storage.getItem(PROOF_NAME) ?? '',
    }
    this.#expectedProof = key === undefined ? proof : undefined
    if (key !== undefined) return this.#send({ hello: { key } })
    if (secret === null) return this.#leave(CLOSE_NOT_ADMITTED)
    if (id === undefined || this.#isHostProven) return this.#send({ hello: { secret } })
    this.#nonce = crypto.randomUUID()
    return this.#send({ challenge: { id, nonce: this.#nonce } })
  }

  #receive(data: unknown): void {
    if (!(data instanceof ArrayBuffer)) return
    const decoded = decodeMessage(new Uint8Array(data), HOST_LIMITS)
    const parsed = decoded.ok ? hostMessageSchema.safeParse(decoded.value) : undefined
    if (parsed?.success !== true) return
    const message = parsed.data
    if ('welcome' in message) this.#enterAs(message.welcome)
    else if ('answer' in message) void this.#checkHost(message.answer)
    // Messages before the host has authenticated itself are ignored.
    else if (this.#state === 'open') this.#take(message)
  }

  /**
   * The secret is shown over another connection than the one that was answered, which may be older than the host: another
   * program could have accepted it at this port before, and pass on what both say.
   */
  async #checkHost(answer: Uint8Array<ArrayBuffer>): Promise<void> {
    if (this.#resumption === undefined) return
    const socket = this.#socket
    const subject = proofSubject(this.#nonce, new URL(location.href).origin)
    const isProven = await isProof(answer, this.#resumption.proof, subject)
    if (socket !== this.#socket) return
    if (isProven) this.#connect(isProven)
    else this.#leave(CLOSE_PROTOCOL)
  }

  #enterAs({ proof, tab, resumption, files }: Welcome): void {
    // Another program uses the host's port: its messages must not be trusted, nor may it learn what is typed here.
    if (this.#expectedProof !== undefined && proof !== this.#expectedProof) return this.#leave(CLOSE_PROTOCOL)
    this.#key = undefined
    this.#files = files
    this.#resumption = resumption
    this.#storage.setItem(SECRET_NAME, tab.secret)
    this.#storage.setItem(PROOF_NAME, tab.proof)
    this.#enter('open')
    for (const send of this.#waiting.splice(0)) send()
  }

  #take(message: Exclude<HostMessage, { welcome: Welcome } | { answer: Uint8Array }>): void {
    if ('progress' in message) {
      this.#pending.get(message.id)?.onProgress?.(message.progress)
    } else if ('id' in message) {
      this.#pending.get(message.id)?.resolve(message.result)
      this.#pending.delete(message.id)
    } else {
      for (const listener of this.#events.get(message.event) ?? []) listener(message.payload)
    }
  }

  #leave(code: number): void {
    this.#hangUp()
    this.#closed(code)
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
    if (this.#key === undefined || this.#expectedProof !== undefined) return this.#key !== undefined
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
    this.#socket?.send(pack(message))
  }
}

async function isProof(answer: Uint8Array<ArrayBuffer>, proof: string, subject: string): Promise<boolean> {
  const [bytes, algorithm] = [new TextEncoder(), { name: 'HMAC', hash: 'SHA-256' }]
  const key = await crypto.subtle.importKey('raw', bytes.encode(proof), algorithm, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, answer, bytes.encode(subject))
}
