import { isFault, type SourceDecoder } from '../media/source-decoder.ts'
import type { SimulatorClock } from '../simulator-clock.ts'
import { type BreachName, breaches } from './breaches.ts'
import type { Interpreter } from './interpreter.ts'
import { Pacing } from './pacing.ts'
import { LinkRecord, type SessionRecord } from './session-record.ts'
import { type Incoming, type Outgoing, type Wire, wires } from './wire.ts'

const CHUNK_BYTES = 100_000
const CHUNK_MS = 1000
const WITHOUT_MEDIA_MS = 30_000
const LONGEST_CONNECTION_MS = 3_600_000

const CLOSE_NORMAL = 1000
const CLOSE_GOING_AWAY = 1001
const CLOSE_POLICY = 1008

/** One connection, as a session sees it. */
export interface StreamConnection {
  send(frame: string | Uint8Array): void
  close(code: number, reason: string): void
}

export interface SessionParts {
  readonly record: SessionRecord
  readonly decoder: SourceDecoder
  readonly interpreter: Interpreter
  readonly clock: SimulatorClock
  /** Whether received media is kept in the record. */
  readonly keepsMedia: boolean
  /** Called with received media; links count from 1. */
  readonly onMedia: (link: number, data: Uint8Array) => void
  /** Called with the duration of received speech, in milliseconds. */
  readonly onHeard: (milliseconds: number) => void
}

/** A voice session over consecutive connections: enforces the rules for its clients, and handles violations. */
export class ServedSession {
  readonly record: SessionRecord
  readonly #parts: SessionParts
  readonly #wire: Wire
  #link: Link | undefined
  #cancelIdle: () => void = () => undefined

  constructor(parts: SessionParts) {
    this.record = parts.record
    this.#parts = parts
    this.#wire = wires[parts.record.request.message_format]
    this.stayAwake()
  }

  get isOver(): boolean {
    return this.record.state === 'ended'
  }

  /** Restarts the limit of 30 s within which media must arrive. */
  stayAwake(): void {
    this.#cancelIdle()
    this.#cancelIdle = this.#parts.clock.after(WITHOUT_MEDIA_MS, () => this.breach('no-media'))
  }

  /** Attaches a connection; the returned link receives its frames. */
  connect(connection: StreamConnection, token: string): Link {
    this.release()
    const { clock, decoder, interpreter, keepsMedia } = this.#parts
    const record = new LinkRecord(token, keepsMedia)
    this.record.links.push(record)
    this.record.state = 'streaming'
    this.stayAwake()
    const send = (message: Outgoing) => {
      record.sent[message.type] = (record.sent[message.type] ?? 0) + 1
      connection.send(this.#wire.encode(message))
    }
    const link: Link = {
      record,
      connection,
      send,
      pacing: new Pacing(clock.now()),
      cancelHour: clock.after(LONGEST_CONNECTION_MS, () => this.breach('connection-too-long')),
      isEnding: false,
      receive: (frame, isBinary) => this.#receive(link, frame, isBinary),
      lost: () => this.#lost(link),
    }
    this.#link = link
    decoder.newLink()
    interpreter.attach(send)
    return link
  }

  /** Closes the connection, because another one takes over. */
  release(): void {
    this.#unlink(CLOSE_GOING_AWAY, 'another connection takes over')
  }

  /** Handles a violation of a rule. */
  breach(name: BreachName, note?: string, requestType = 'session'): void {
    if (this.isOver) return
    this.record.breach(name, note)
    const { ends, errorCode, reasonCode, message } = breaches[name]
    if (ends === 'nothing') return
    if (ends === 'connection') return this.#unlink(CLOSE_GOING_AWAY, message)
    const payload = {
      request_type: requestType,
      error_code: errorCode,
      reason_code: reasonCode,
      error_message: note === undefined ? message : `${message} (${note})`,
    }
    this.#link?.send({ type: 'error', payload })
    this.end(CLOSE_POLICY, message)
  }

  end(code: number, reason: string): void {
    if (this.isOver) return
    this.record.state = 'ended'
    this.#cancelIdle()
    this.#unlink(code, reason)
    this.#parts.decoder.close()
  }

  #receive(link: Link, frame: Uint8Array, isBinary: boolean): void {
    if (this.isOver || link !== this.#link) return
    link.record.messages += 1
    const message = this.#wire.decode(frame, isBinary)
    switch (message.type) {
      case 'source_media_chunk':
        return this.#takeMedia(link, message)
      case 'end_of_source_media':
        return this.#endMedia(link)
      case 'unknown':
        return this.breach('unknown-message', message.name, message.name)
      case 'malformed':
        return this.breach('malformed-message', message.reason)
      case 'wrong-frame':
        return this.breach('wrong-frame-type')
    }
  }

  #takeMedia(link: Link, { type, data }: Extract<Incoming, { type: 'source_media_chunk' }>): void {
    const { decoder, interpreter, clock, onMedia, onHeard } = this.#parts
    if (link.isEnding) return this.breach('media-after-end', undefined, type)
    if (data.length > CHUNK_BYTES) return this.breach('chunk-too-large', `${data.length} bytes`, type)
    this.stayAwake()
    link.record.received(data)
    onMedia(this.record.links.length, data)
    const media = decoder.push(data)
    if (isFault(media)) return this.breach(media.fault, media.detail, type)
    const { samples, durationMs, lateMs, damage } = media
    for (const note of damage) this.breach('damaged-media', note, type)
    const ownMs = durationMs - lateMs
    if (ownMs > CHUNK_MS) return this.breach('chunk-too-long', `${Math.round(ownMs)} ms`, type)
    link.record.mediaMs += durationMs
    onHeard(durationMs)
    const pace = link.pacing.update(clock.now(), durationMs, lateMs)
    if (pace !== 'fair') this.breach(pace, undefined, type)
    if (!this.isOver) interpreter.hear(samples)
  }

  #endMedia(link: Link): void {
    if (link.isEnding) return
    link.isEnding = true
    this.#cancelIdle()
    void this.#finish(link)
  }

  async #finish(link: Link): Promise<void> {
    const { decoder, interpreter } = this.#parts
    const rest = await decoder.finish()
    if (this.isOver || link !== this.#link) return
    interpreter.hear(rest)
    await interpreter.finish()
    if (this.isOver || link !== this.#link) return
    this.record.isComplete = true
    this.end(CLOSE_NORMAL, 'end of stream')
  }

  #lost(link: Link): void {
    if (link !== this.#link) return
    this.stayAwake()
    this.release()
  }

  #unlink(code: number, reason: string): void {
    const link = this.#link
    if (link === undefined) return
    this.#link = undefined
    link.cancelHour()
    link.record.isOpen = false
    if (!this.isOver) this.record.state = 'waiting'
    this.#parts.interpreter.detach()
    link.connection.close(code, reason)
  }
}

/** A connection of a session. */
export interface Link {
  readonly record: LinkRecord
  readonly connection: StreamConnection
  readonly send: (message: Outgoing) => void
  readonly pacing: Pacing
  readonly cancelHour: () => void
  /** Whether the client has announced the end of its media. */
  isEnding: boolean
  readonly receive: (frame: Uint8Array, isBinary: boolean) => void
  /** The connection is gone. */
  readonly lost: () => void
}
