import type { AppError } from '../../src/core/base/errors.ts'
import { err, ok, type Result } from '../../src/core/base/result.ts'
import type { VoiceTicket } from '../../src/core/voice/config.ts'
import type { TicketPort } from '../../src/core/voice/session/ports.ts'
import type { Socket } from '../../src/core/voice/wire/socket.ts'
import { parseVoiceRequest } from '../../src/simulator/voice/request.ts'
import type { Link } from '../../src/simulator/voice/served-session.ts'
import type { SessionRecord } from '../../src/simulator/voice/session-record.ts'
import { Sessions, type Ticket } from '../../src/simulator/voice/session-tickets.ts'
import { noTerms } from '../../src/simulator/voice/session-wording.ts'
import { StreamCheck } from '../support/interface/stream-check.ts'
import { MediaLog, type SentMedia } from './media-log.ts'
import { isTranscript, type MessageFault, MessageFaultInjector, nonsense } from './message-fault-injector.ts'
import { type Network, Pipe } from './network.ts'
import { type Fault, type Refusal, refusesToken } from './schedule.ts'
import type { SessionVariant } from './session-variant.ts'

/** The request for a session of this variant. */
export const requestOf = (variant: SessionVariant) => ({
  source_media_content_type: variant.sourceContentType,
  message_format: variant.messageFormat,
  source_language: 'en',
  source_language_mode: 'fixed',
  target_languages: variant.targetLanguages,
  target_media_languages: variant.speaks ? ['de'] : [],
})

const REFUSALS: { readonly [R in Refusal]: AppError } = {
  '429': { kind: 'rate-limited', retryAfterMs: 700 },
  '503': { kind: 'unavailable', status: 503 },
  '500': { kind: 'unavailable', status: 500 },
  '400': { kind: 'refused', status: 400 },
  '401': { kind: 'key-rejected' },
  '403': { kind: 'not-allowed' },
  '404': { kind: 'not-found' },
  lost: { kind: 'timed-out', host: 'service', afterMs: 1000 },
}
const NO_NETWORK: AppError = {
  kind: 'unreachable',
  host: 'service',
  cause: 'connection-refused',
  sent: 'no',
}

/** The simulator's voice sessions behind a simulated network in memory. Several networks may lead to the same ones. */
export class MemoryService {
  readonly sessions: Sessions
  readonly sent: SentMedia[] = []
  /** Frames of either side that the public interface does not have, in words. */
  readonly deviations: string[] = []
  /** Tokens of reconnect requests, in order, and whether each was answered. */
  readonly resumed: { readonly token: string; readonly isAnswered: boolean }[] = []
  readonly variant: SessionVariant
  readonly #opened = new Set<string>()
  readonly #network: Network
  #link: MemoryLink | undefined
  #links = 0
  #refusals: Refusal[] = []
  #isKeyRefused = false
  /** Withholds transcripts from now on, so that tentative text is never concluded. */
  leavesTentative = false
  /** Delay between the next reconnect request and a break of the link. */
  #cutAfterAskingMs: number | undefined

  constructor(sessions: Sessions, variant: SessionVariant, network: Network) {
    this.sessions = sessions
    this.variant = variant
    this.#network = network
  }

  readonly tickets: TicketPort = {
    open: () =>
      this.#request(undefined, async () => {
        const request = parseVoiceRequest(requestOf(this.variant), 5)
        if (!request.ok) throw new Error(request.message)
        const ticket = await this.sessions.open(request.value, () => undefined, noTerms)
        this.#opened.add(ticket.session_id)
        return toTicket(ticket)
      }),
    resume: (token) =>
      this.#request(token, () => {
        const ticket = this.sessions.resume(token)
        return Promise.resolve(
          typeof ticket === 'string' ? err<AppError>({ kind: 'refused', status: 400 }) : toTicket(ticket),
        )
      }),
  }

  /** Sessions that were opened over this network, oldest first. */
  get records(): SessionRecord[] {
    return this.sessions.records.filter(({ id }) => this.#opened.has(id))
  }

  readonly openSocket = (address: string): Socket => {
    const token = new URL(address).searchParams.get('token') ?? ''
    const log = new MediaLog(this.variant, this.#network.clock, this.sent)
    const check = new StreamCheck(requestOf(this.variant), this.#links === 0, (deviation) =>
      this.deviations.push(deviation),
    )
    this.#links += 1
    this.#link = new MemoryLink(this.#network, token, this, { log, check })
    return this.#link
  }

  inject(fault: Fault): void {
    const { clock } = this.#network
    const link = this.#link
    switch (fault.type) {
      case 'cut':
        return link?.cut(fault.how)
      case 'outage':
        this.#network.isDown = true
        clock.after(fault.forMs, () => {
          this.#network.isDown = false
        })
        return link?.cut('abrupt')
      case 'stall':
        this.#network.stalledUntil = clock.now() + fault.forMs
        return
      case 'dead':
        return link?.die()
      case 'not-read':
        return link?.fill()
      case 'slow':
        return this.#slow(fault)
      case 'refused':
        this.#refusals.push(...fault.with)
        return link?.cut('abrupt')
      case 'hand-over':
        this.#cutAfterAskingMs = fault.cutAfterMs
        return
      case 'twice':
      case 'late':
      case 'garbage':
        return link?.injectMessageFault(fault.type)
      case 'key-refused':
        this.#isKeyRefused = true
        return link?.cut('abrupt')
      case 'error':
        return link?.endSession()
      case 'crash':
        return this.sessions.endAll()
    }
  }

  #refusal(token: string | undefined): Refusal | undefined {
    const refusal = this.#refusals.shift()
    return refusal !== undefined && token === undefined && refusesToken(refusal) ? undefined : refusal
  }

  #cutSoon(): void {
    if (this.#cutAfterAskingMs === undefined) return
    this.#network.clock.after(this.#cutAfterAskingMs, () => this.#link?.cut('abrupt'))
    this.#cutAfterAskingMs = undefined
  }

  #slow({ forMs, latencyMs, bytesPerMs }: Extract<Fault, { type: 'slow' }>): void {
    const { latencyMs: defaults } = this.#network
    Object.assign(this.#network, { latencyMs, bytesPerMs })
    this.#network.clock.after(forMs, () =>
      Object.assign(this.#network, { latencyMs: defaults, bytesPerMs: Number.POSITIVE_INFINITY }),
    )
  }

  #request(
    token: string | undefined,
    carryOut: () => Promise<Result<VoiceTicket>>,
  ): Promise<Result<VoiceTicket>> {
    const refusal = this.#isKeyRefused ? '401' : this.#network.isDown ? undefined : this.#refusal(token)
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
        // The service handles the request, but its answer is lost.
        if (refusal === 'lost') void carryOut().then(() => answer(refused))
        else answer(refused)
      })
    })
  }
}

const toTicket = ({ token, session_id: sessionId }: Ticket): Result<VoiceTicket> =>
  ok({ token, sessionId, streamingUrl: 'wss://service/stream' })

/** A connection, with both of its ends. */
class MemoryLink implements Socket {
  binaryType = 'blob'
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly #up: Pipe
  readonly #down: Pipe
  readonly #network: Network
  readonly #log: MediaLog
  readonly #check: StreamCheck
  readonly #service: MemoryService
  #far: Link | undefined
  readonly #messageFaults = new MessageFaultInjector()
  #isClosed = false

  constructor(
    network: Network,
    token: string,
    service: MemoryService,
    { log, check }: { readonly log: MediaLog; readonly check: StreamCheck },
  ) {
    this.#network = network
    this.#up = new Pipe(network)
    this.#down = new Pipe(network)
    this.#log = log
    this.#check = check
    this.#service = service
    this.#up.send(0, () => {
      if (network.isDown) return this.#close()
      this.#connect(token, service.sessions)
    })
  }

  get bufferedAmount(): number {
    return this.#up.waiting
  }

  send(data: string | Uint8Array): void {
    this.#log.take(data)
    this.#check.fromClient(data)
    // Copies the data, because the app may reuse its buffer at once.
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

  injectMessageFault(how: MessageFault): void {
    this.#messageFaults.injectMessageFault(how)
  }

  endSession(): void {
    const frame = nonsense(this.#service.variant.messageFormat)
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
    this.#check.fromService(frame)
    if (this.#service.leavesTentative && isTranscript(frame)) return
    for (const each of this.#messageFaults.pass(frame)) {
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
