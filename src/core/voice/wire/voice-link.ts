import type { Clock } from '../../base/clock.ts'
import type { AppError } from '../../base/errors.ts'
import { type Log, warnOnce } from '../../base/log.ts'
import type { MessageFormat, VoiceTicket } from '../config.ts'
import { type CloseEvent, causeOfClose } from './close-cause.ts'
import type { OpenSocket, Socket } from './socket.ts'
import type { ClientMessage, ServerMessage } from './voice-messages.ts'
import { createWireFormat, type Payload, type WireFormat } from './wire-formats.ts'

const OPEN_LIMIT_MS = 10_000
const CLOSE_NORMAL = 1000

export interface LinkHandlers {
  open(): void
  message(message: ServerMessage): void
  /** The connection failed or was lost. Called at most once. */
  lost(cause: AppError): void
}

interface LinkOptions {
  readonly ticket: VoiceTicket
  readonly format: MessageFormat
  readonly openSocket: OpenSocket
  readonly clock: Clock
  readonly log: Log
}

/**
 * One connection to the stream of a ticket, in the negotiated wire format. After `close` or `lost`, no
 * handler is called any more.
 */
export class VoiceLink {
  readonly host: string
  readonly #on: LinkHandlers
  readonly #format: WireFormat
  readonly #warn: ReturnType<typeof warnOnce>
  readonly #token: string
  readonly #cancelLimit: () => void
  #socket: Socket | undefined
  #isOver = false

  constructor({ ticket, format, openSocket, clock, log }: LinkOptions, on: LinkHandlers) {
    const address = new URL(ticket.streamingUrl)
    address.searchParams.set('token', ticket.token)
    this.#on = on
    this.#format = createWireFormat(format)
    this.#warn = warnOnce(log)
    this.host = address.host
    this.#token = ticket.token
    this.#cancelLimit = clock.after(OPEN_LIMIT_MS, () =>
      this.#lose({ kind: 'timed-out', host: this.host, afterMs: OPEN_LIMIT_MS }),
    )
    this.#open(openSocket, address.href)
  }

  send(message: ClientMessage): void {
    if (!this.#isOver) this.#socket?.send(this.#format.encode(message))
  }

  /** Sent bytes that have not left this computer. */
  get backlog(): number {
    return this.#socket?.bufferedAmount ?? 0
  }

  close(): void {
    this.#isOver = true
    this.#cancelLimit()
    if (this.#socket === undefined) return
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close(CLOSE_NORMAL)
  }

  #open(openSocket: OpenSocket, address: string): void {
    try {
      const socket = openSocket(address)
      this.#socket = socket
      socket.binaryType = 'arraybuffer'
      socket.onopen = () => this.#opened()
      socket.onmessage = ({ data }: { readonly data: unknown }) => this.#receive(toPayload(data))
      socket.onclose = (event: CloseEvent) =>
        this.#lose(socket.refusal ?? causeOfClose(event, this.host, this.#token))
    } catch {
      // A browser throws if its policy forbids the address. The message may contain the token, so it is
      // dropped.
      this.#lose({ kind: 'unreachable', host: this.host, cause: 'other', sent: 'unknown' })
    }
  }

  #opened(): void {
    if (this.#isOver) return
    this.#cancelLimit()
    this.#on.open()
  }

  #receive(payload: Payload): void {
    if (this.#isOver) return
    const read = this.#format.decode(payload)
    if (!read.ok)
      return this.#warn(`bad ${read.error}`, 'voice message not understood', { reason: read.error })
    const { message, unknownFields } = read.value
    if (message.type === 'unknown')
      this.#warn(`kind ${message.kind}`, 'unknown kind of voice message', { kind: message.kind })
    for (const field of unknownFields)
      this.#warn(`field ${field}`, 'unknown field in a voice message', { field })
    this.#on.message(message)
  }

  #lose(cause: AppError): void {
    if (this.#isOver) return
    this.close()
    this.#on.lost(cause)
  }
}

const toPayload = (data: unknown): Payload =>
  data instanceof ArrayBuffer ? new Uint8Array(data) : String(data)
