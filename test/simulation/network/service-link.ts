import { decode } from '@msgpack/msgpack'
import type { Socket } from '../../../src/core/voice/wire/socket.ts'
import type { Link } from '../../../src/simulator/voice/served-session.ts'
import type { MediaLog, StreamVariant } from '../../campaign/media-log.ts'
import {
  isTranscript,
  type MessageFault,
  MessageFaultInjector,
  nonsense,
} from '../../campaign/message-fault-injector.ts'
import type { StreamCheck } from '../../support/interface/stream-check.ts'
import { Pipe } from './network.ts'
import type { VoiceNetwork } from './voice-network.ts'

interface StreamParts {
  readonly log: MediaLog
  readonly check: StreamCheck
  readonly variant: StreamVariant
}

/** A connection, with both of its ends. */
export class ServiceLink implements Socket {
  binaryType = 'blob'
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly #up: Pipe
  readonly #down: Pipe
  readonly #way: VoiceNetwork
  readonly #log: MediaLog
  readonly #check: StreamCheck
  readonly #variant: StreamVariant
  #far: Link | undefined
  readonly #messageFaults = new MessageFaultInjector()
  #isClosed = false

  constructor(way: VoiceNetwork, token: string, { log, check, variant }: StreamParts) {
    const { network } = way
    this.#way = way
    this.#up = new Pipe(network)
    this.#down = new Pipe(network)
    this.#log = log
    this.#check = check
    this.#variant = variant
    this.#up.send(0, () => {
      if (network.isDown) return this.#close()
      this.#connect(token)
    })
  }

  get bufferedAmount(): number {
    return this.#up.waiting
  }

  send(data: string | Uint8Array): void {
    const { trace, name } = this.#way.parts
    trace.add('page', 'service', `${name} ${this.#log.take(data)}`)
    this.#check.fromClient(data)
    // Copies the data, because the app may reuse its buffer at once.
    const frame = Buffer.from(data)
    this.#up.send(frame.length, () => this.#far?.receive(frame, typeof data !== 'string'))
  }

  close(): void {
    this.#up.send(0, () => this.#far?.lost())
    this.#down.cut()
    if (!this.#isClosed) this.#way.closed()
    this.#isClosed = true
  }

  cut(how: 'clean' | 'abrupt'): void {
    if (how === 'abrupt') {
      this.#up.cut()
      this.#down.cut()
      this.#far?.lost()
      this.#close()
      return
    }
    this.#up.send(0, () => this.#far?.lost())
    this.#down.send(0, () => this.#close())
  }

  die(): void {
    this.#up.isDead = true
    this.#down.isDead = true
  }

  fill(): void {
    this.#up.isFull = true
    this.#down.isDead = true
  }

  injectMessageFault(how: MessageFault): void {
    this.#messageFaults.injectMessageFault(how)
  }

  endSession(): void {
    const frame = nonsense(this.#variant.messageFormat)
    this.#up.send(1, () => this.#far?.receive(Buffer.from(frame), typeof frame !== 'string'))
  }

  #connect(token: string): void {
    const admitted = this.#way.parts.service.sessions.admit(token)
    if (typeof admitted === 'string') return this.#down.send(0, () => this.#close())
    this.#far = admitted({
      send: (frame) => this.#bring(typeof frame === 'string' ? frame : Uint8Array.from(frame)),
      close: () => this.#down.send(0, () => this.#close()),
    })
    this.#arrive(0, () => this.onopen?.({} as never))
  }

  #bring(frame: string | Uint8Array<ArrayBuffer>): void {
    this.#check.fromService(frame)
    const { trace, name } = this.#way.parts
    trace.add('service', 'page', `${name} ${wordsIn(frame, this.#variant)}`)
    if (this.#way.leavesTentative && isTranscript(frame)) return
    for (const each of this.#messageFaults.pass(frame)) {
      const data = typeof each === 'string' ? each : each.buffer
      this.#arrive(each.length, () => this.onmessage?.({ data } as never))
    }
  }

  /** Something arrives at the near end, which may sleep. */
  #arrive(bytes: number, run: () => void): void {
    this.#down.send(bytes, () => this.#way.parts.page.deliver(run))
  }

  #close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#way.closed()
    this.#way.parts.page.after(0, () => this.onclose?.({ code: 1006 } as never))
  }
}

/** A message of the service in short. */
function wordsIn(frame: string | Uint8Array, { messageFormat }: StreamVariant): string {
  const message = (
    messageFormat === 'json' ? JSON.parse(String(frame)) : decode(frame as Uint8Array)
  ) as Readonly<
    Record<
      string,
      {
        readonly language?: string
        readonly concluded?: readonly { readonly text: string }[]
        readonly text?: string
      }
    >
  >
  const [kind = '', { language = '', concluded = [], text = '' } = {}] = Object.entries(message)[0] ?? []
  return `${kind} ${language} ${text}${concluded.map((each) => each.text).join('')}`.trim()
}
