import type { AppError } from '../../src/core/errors.ts'
import { err, ok, type Result } from '../../src/core/result.ts'
import type { VoiceTicket } from '../../src/core/voice/config.ts'
import type { Socket, TicketPort } from '../../src/core/voice/ports.ts'
import { parseVoiceRequest } from '../../src/simulator/voice/request.ts'
import type { Link } from '../../src/simulator/voice/session.ts'
import { Sessions, type Ticket } from '../../src/simulator/voice/sessions.ts'
import { noTerms } from '../../src/simulator/voice/wording.ts'
import { type Disturbance, Disturber, nonsense } from './disturber.ts'
import type { Manner } from './manner.ts'
import { MediaLog, type SentMedia } from './media-log.ts'
import { type Network, Pipe } from './network.ts'
import type { Mishap, Refusal } from './schedule.ts'

const requestOf = ({ messageFormat, sourceContentType }: Manner) => ({
  source_media_content_type: sourceContentType,
  message_format: messageFormat,
  source_language: 'en',
  source_language_mode: 'fixed',
  target_languages: ['de'],
})

const REFUSALS: { readonly [R in Refusal]: AppError } = {
  '429': { kind: 'rate-limited', retryAfterMs: 700 },
  '503': { kind: 'unavailable', status: 503 },
  '500': { kind: 'unavailable', status: 500 },
  '401': { kind: 'key-rejected' },
  lost: { kind: 'timed-out', host: 'service', afterMs: 1000 },
}
const NO_NETWORK: AppError = {
  kind: 'unreachable',
  host: 'service',
  cause: 'connection-refused',
  sent: 'no',
}

/** The simulator's voice sessions at the other end of a network that is nothing but memory. */
export class MemoryService {
  readonly sessions: Sessions
  readonly sent: SentMedia[] = []
  /** Tokens that a request to reconnect was made with, in order, and whether its answer was told. */
  readonly resumed: { readonly token: string; readonly isAnswered: boolean }[] = []
  readonly #manner: Manner
  readonly #network: Network
  #link: MemoryLink | undefined
  #refusals: Refusal[] = []
  /** So long after the next request to reconnect, the link breaks. */
  #cutAfterAskingMs: number | undefined

  constructor(sessions: Sessions, manner: Manner, network: Network) {
    this.sessions = sessions
    this.#manner = manner
    this.#network = network
  }

  readonly tickets: TicketPort = {
    open: () =>
      this.#request(undefined, async () => {
        const request = parseVoiceRequest(requestOf(this.#manner), 5)
        if (!request.ok) throw new Error(request.message)
        return toTicket(await this.sessions.open(request.value, () => undefined, noTerms))
      }),
    resume: (token) =>
      this.#request(token, () => {
        const ticket = this.sessions.resume(token)
        return Promise.resolve(
          typeof ticket === 'string' ? err<AppError>({ kind: 'refused', status: 400 }) : toTicket(ticket),
        )
      }),
  }

  readonly openSocket = (address: string): Socket => {
    const token = new URL(address).searchParams.get('token') ?? ''
    const log = new MediaLog(this.#manner, this.#network.clock, this.sent)
    this.#link = new MemoryLink(this.#network, token, this.sessions, log, this.#manner)
    return this.#link
  }

  suffer(mishap: Mishap): void {
    const { clock } = this.#network
    const link = this.#link
    switch (mishap.is) {
      case 'cut':
        return link?.cut(mishap.how)
      case 'outage':
        this.#network.isDown = true
        clock.after(mishap.forMs, () => {
          this.#network.isDown = false
        })
        return link?.cut('abrupt')
      case 'stall':
        this.#network.stalledUntil = clock.now() + mishap.forMs
        return
      case 'dead':
        return link?.die()
      case 'not-read':
        return link?.fill()
      case 'slow':
        return this.#slow(mishap)
      case 'refused':
        this.#refusals.push(...mishap.with)
        return link?.cut('abrupt')
      case 'hand-over':
        this.#cutAfterAskingMs = mishap.cutAfterMs
        return
      case 'twice':
      case 'late':
      case 'garbage':
        return link?.disturb(mishap.is)
      case 'error':
        return link?.endSession()
      case 'crash':
        return this.sessions.endAll()
    }
  }

  #cutSoon(): void {
    if (this.#cutAfterAskingMs === undefined) return
    this.#network.clock.after(this.#cutAfterAskingMs, () => this.#link?.cut('abrupt'))
    this.#cutAfterAskingMs = undefined
  }

  #slow({ forMs, latencyMs, bytesPerMs }: Extract<Mishap, { is: 'slow' }>): void {
    const { latencyMs: usual } = this.#network
    Object.assign(this.#network, { latencyMs, bytesPerMs })
    this.#network.clock.after(forMs, () =>
      Object.assign(this.#network, { latencyMs: usual, bytesPerMs: Number.POSITIVE_INFINITY }),
    )
  }

  #request(
    token: string | undefined,
    carryOut: () => Promise<Result<VoiceTicket>>,
  ): Promise<Result<VoiceTicket>> {
    const refusal = this.#network.isDown ? undefined : this.#refusals.shift()
    if (token !== undefined) {
      this.resumed.push({ token, isAnswered: refusal !== 'lost' })
      this.#cutSoon()
    }
    return new Promise((resolve) => {
      const answer = (given: Result<VoiceTicket>) => this.#network.travel(() => resolve(given))
      if (this.#network.isDown) return answer(err(NO_NETWORK))
      this.#network.travel(() => {
        if (refusal === undefined) return void carryOut().then(answer)
        const refused = err(REFUSALS[refusal])
        // The service has done what it was asked to, and nobody hears of it.
        if (refusal === 'lost') void carryOut().then(() => answer(refused))
        else answer(refused)
      })
    })
  }
}

const toTicket = ({ token, session_id: sessionId }: Ticket): Result<VoiceTicket> =>
  ok({ token, sessionId, streamingUrl: 'wss://service/stream' })

/** Both ends of one connection. */
class MemoryLink implements Socket {
  binaryType = 'blob'
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly #up: Pipe
  readonly #down: Pipe
  readonly #network: Network
  readonly #log: MediaLog
  readonly #manner: Manner
  #far: Link | undefined
  readonly #disturber = new Disturber()
  #isClosed = false

  constructor(network: Network, token: string, sessions: Sessions, log: MediaLog, manner: Manner) {
    this.#network = network
    this.#up = new Pipe(network)
    this.#down = new Pipe(network)
    this.#log = log
    this.#manner = manner
    this.#up.send(0, () => {
      if (network.isDown) return this.#close()
      this.#connect(token, sessions)
    })
  }

  get bufferedAmount(): number {
    return this.#up.waiting
  }

  send(data: string | Uint8Array): void {
    this.#log.take(data)
    // What the app hands over is its own again at once.
    const frame = Buffer.from(data)
    this.#up.send(frame.length, () => this.#far?.receive(frame, typeof data !== 'string'))
  }

  close(): void {
    this.#up.send(0, () => this.#far?.lost())
    this.#down.cut()
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

  disturb(how: Disturbance): void {
    this.#disturber.disturb(how)
  }

  endSession(): void {
    const frame = nonsense(this.#manner.messageFormat)
    this.#up.send(1, () => this.#far?.receive(Buffer.from(frame), typeof frame !== 'string'))
  }

  #connect(token: string, sessions: Sessions): void {
    const admitted = sessions.admit(token)
    if (typeof admitted === 'string') return this.#down.send(0, () => this.#close())
    this.#far = admitted({
      send: (frame) => this.#bring(typeof frame === 'string' ? frame : Uint8Array.from(frame)),
      close: () => this.#down.send(0, () => this.#close()),
    })
    this.#down.send(0, () => this.onopen?.({} as never))
  }

  #bring(frame: string | Uint8Array<ArrayBuffer>): void {
    for (const each of this.#disturber.pass(frame)) {
      const data = typeof each === 'string' ? each : each.buffer
      this.#down.send(each.length, () => this.onmessage?.({ data } as never))
    }
  }

  #close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#network.clock.after(0, () => this.onclose?.({ code: 1006 } as never))
  }
}
