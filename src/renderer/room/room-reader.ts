import {
  CLOSED,
  STATUS_FULL,
  STATUS_REFUSED,
  streamPath,
  WELCOME,
} from '../../core/audience/feed/feed-admission.ts'
import type { FeedPhase } from '../../core/audience/feed/feed-client.ts'
import type { RoomSeal } from '../../core/audience/room/room-seal.ts'
import { RoomTranscript, readRoomEvent } from '../../core/audience/room/room-transcript.ts'

const RETRY_MS = 3000
/** Streams end every few minutes, and the next one begins at once: that is no interruption. */
const GRACE_MS = 3000

/** Reads the sealed frames of a room, and goes on where it was after each interruption. */
export class RoomReader {
  readonly transcript = new RoomTranscript()
  readonly #seal: RoomSeal
  readonly #changed: (phase: FeedPhase) => void
  #phase: FeedPhase = 'connecting'
  #wasOpen = false
  #position = ''
  #stream: EventSource | undefined
  #isOver = false
  #lost: ReturnType<typeof setTimeout> | undefined

  constructor(seal: RoomSeal, changed: (phase: FeedPhase) => void) {
    this.#seal = seal
    this.#changed = changed
    this.#connect()
  }

  get phase(): FeedPhase {
    return this.#phase
  }

  close(): void {
    this.#isOver = true
    clearTimeout(this.#lost)
    this.#stream?.close()
  }

  get #path(): string {
    return streamPath(this.#seal.ticket, this.#position)
  }

  #connect(): void {
    if (this.#isOver) return
    const stream = new EventSource(this.#path)
    this.#stream = stream
    stream.addEventListener('open', () => {
      this.#wasOpen = true
      this.#enter('open')
    })
    const take = ({ data, lastEventId }: MessageEvent<string>) => {
      const json = this.#seal.open(data)
      const event = json === undefined ? undefined : readRoomEvent(json)
      if (event === undefined) return
      this.#position = lastEventId
      this.transcript.apply(event)
      this.#enter('open')
    }
    stream.addEventListener(WELCOME, take)
    stream.addEventListener('message', take)
    stream.addEventListener(CLOSED, ({ data }: MessageEvent<string>) => {
      // The host alone can say so: without its seal, this is an interruption.
      if (this.#seal.open(data)?.trimEnd() === CLOSED) this.#end('ended')
    })
    stream.addEventListener('error', () => {
      if (!this.#isOver) this.#lost ??= setTimeout(() => this.#enter('lost'), GRACE_MS)
      // The browser connects again by itself, unless it was refused.
      if (stream.readyState === stream.CLOSED) void this.#askWhy()
    })
  }

  async #askWhy(): Promise<void> {
    const life = new AbortController()
    const answer = await fetch(this.#path, { signal: life.signal }).catch(() => undefined)
    life.abort()
    if (answer?.status === STATUS_REFUSED) return this.#end(this.#wasOpen ? 'ended' : 'refused')
    if (answer?.status === STATUS_FULL) this.#enter('full')
    setTimeout(() => this.#connect(), RETRY_MS)
  }

  #end(phase: FeedPhase): void {
    this.close()
    this.#enter(phase)
  }

  #enter(phase: FeedPhase): void {
    clearTimeout(this.#lost)
    this.#lost = undefined
    this.#phase = phase
    this.#changed(phase)
  }
}
