import { parseJson } from '../../base/formats/json.ts'
import {
  type Admitted,
  admittedSchema,
  CLOSED,
  FEED_PATH,
  type FeedCredentials,
  STATUS_FULL,
  STATUS_REFUSED,
  streamPath,
  WELCOME,
} from './feed-admission.ts'
import { type FeedEvent, parseFeedEvent } from './feed-events.ts'

const RETRY_MS = 1000
/** State of an `EventSource` that does not connect again by itself. */
const STREAM_CLOSED = 2

/** The part of an `EventSource` that a reader needs. */
export interface EventStream {
  readonly readyState: number
  addEventListener(type: string, listener: (event: StreamEvent) => void): void
  close(): void
}
interface StreamEvent {
  readonly type: string
  readonly data?: unknown
  readonly lastEventId?: string
}

/**
 * `refused`: the address admits nobody, or not this reader; `full`: there are as many readers as there may be;
 * `ended`: it was admitted, until access ended for all readers.
 */
export type FeedPhase = 'connecting' | 'open' | 'lost' | 'refused' | 'full' | 'ended'

interface FeedClientPorts {
  /** Posts JSON to a path of the host. Rejects if it cannot be reached. */
  readonly post: (path: string, body: string) => Promise<{ readonly status: number; readonly body: string }>
  readonly openStream: (path: string) => EventStream
  readonly after: (ms: number, run: () => void) => void
}

interface FeedListener {
  readonly phase: (phase: FeedPhase) => void
  readonly event: (event: FeedEvent) => void
  /** Called once, when the ticket was redeemed. */
  readonly admitted: (admission: Admitted) => void
}

/** Reads a feed along until it is closed, and goes on where it was after each interruption. */
export class FeedClient {
  readonly #ports: FeedClientPorts
  readonly #listener: FeedListener
  readonly #ticket: string
  #admission: Admitted | undefined
  #stream: EventStream | undefined
  #position = ''
  #wasOpen = false
  #isOver = false

  /**
   * @param ticket of the address
   * @param admission of a reader that was admitted with it before
   */
  constructor(
    ticket: string,
    admission: Admitted | undefined,
    ports: FeedClientPorts,
    listener: FeedListener,
  ) {
    this.#ticket = ticket
    this.#admission = admission
    this.#ports = ports
    this.#listener = listener
  }

  open(): void {
    void this.#connect()
  }

  close(): void {
    this.#isOver = true
    this.#stream?.close()
  }

  async #connect(): Promise<void> {
    const known = this.#admission
    const credentials: FeedCredentials =
      known === undefined ? { ticket: this.#ticket } : { secret: known.secret }
    const answer = await this.#ports.post(FEED_PATH, JSON.stringify(credentials)).catch(() => undefined)
    if (this.#isOver) return
    if (answer?.status === STATUS_REFUSED) return this.#end(this.#wasOpen ? 'ended' : 'refused')
    if (answer?.status !== 200) return this.#retry(answer?.status === STATUS_FULL ? 'full' : 'lost')
    const admission = readAdmission(answer.body)
    // Another program may use the host's port: its captions must not be shown.
    if (admission === undefined || (known !== undefined && admission.proof !== known.proof))
      return this.#retry('lost')
    if (known === undefined) this.#listener.admitted(admission)
    this.#admission = admission
    return this.#read(admission)
  }

  #read({ secret, proof }: Admitted): void {
    const stream = this.#ports.openStream(streamPath(secret, this.#position))
    this.#stream = stream
    let isTrusted = false
    const on = (type: string, listener: (event: StreamEvent) => void) =>
      stream.addEventListener(type, (event) => {
        if (!this.#isOver && this.#stream === stream) listener(event)
      })
    on('open', () => {
      isTrusted = false
    })
    on(WELCOME, ({ data }) => {
      isTrusted = data === JSON.stringify({ proof })
      if (!isTrusted) return
      this.#wasOpen = true
      this.#listener.phase('open')
    })
    on('message', ({ data, lastEventId = '' }) => {
      const event = isTrusted && typeof data === 'string' ? parseFeedEvent(data) : undefined
      if (event === undefined) return
      this.#position = lastEventId
      this.#listener.event(event)
    })
    on(CLOSED, () => {
      if (isTrusted) this.#end('ended')
    })
    on('error', () => {
      if (stream.readyState !== STREAM_CLOSED) return this.#listener.phase('lost')
      this.#stream = undefined
      return this.#retry('lost')
    })
  }

  #retry(phase: FeedPhase): void {
    this.#listener.phase(phase)
    this.#ports.after(RETRY_MS, () => {
      if (!this.#isOver) void this.#connect()
    })
  }

  #end(phase: FeedPhase): void {
    this.close()
    this.#listener.phase(phase)
  }
}

function readAdmission(body: string): Admitted | undefined {
  const json = parseJson(body)
  return json.ok ? admittedSchema.safeParse(json.value).data : undefined
}
