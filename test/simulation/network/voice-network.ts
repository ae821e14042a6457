import { ProxyFailure } from '../../../src/backend/network/proxy-failure.ts'
import type { SourceContentType } from '../../../src/core/audio/content-types.ts'
import type { Socket } from '../../../src/core/voice/wire/socket.ts'
import type { SessionRecord } from '../../../src/simulator/voice/session-record.ts'
import { MediaLog, type SentMedia } from '../../campaign/media-log.ts'
import { type Fault, type Obstacle, type Refusal, refusesToken } from '../../campaign/schedule.ts'
import { StreamCheck } from '../../support/interface/stream-check.ts'
import type { Actor } from '../world/scheduler.ts'
import type { Trace } from '../world/trace.ts'
import type { Network } from './network.ts'
import { ServiceLink } from './service-link.ts'
import { answerRequest, type SentRequest } from './service-request.ts'
import { type SimulatedService, VOICE_PATH } from './simulated-service.ts'

const STATUS: { readonly [R in Exclude<Refusal, 'lost'>]: number } = {
  '429': 429,
  '503': 503,
  '500': 500,
  '400': 400,
  '401': 401,
  '403': 403,
  '404': 404,
}

const refusedAs = (refusal: Exclude<Refusal, 'lost'>): Response =>
  Response.json(
    { message: 'refused' },
    { status: STATUS[refusal], headers: refusal === '429' ? { 'Retry-After': '1' } : {} },
  )

/** As Node's `fetch` fails. */
const failure = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })

const portal = (status: number, headers: Readonly<Record<string, string>>): Response =>
  new Response(status === 200 ? '<title>Sign in</title>' : null, { status, headers })
const PROXY = 'proxy.test:3128'

/** How requests end on a network on which something else answers. */
const OBSTACLES: { readonly [O in Obstacle]: () => Response | Error } = {
  page: () => portal(200, { 'Content-Type': 'text/html' }),
  redirect: () => portal(302, { Location: 'http://portal.test/' }),
  'status-511': () => portal(511, {}),
  'proxy-unreachable': () => new ProxyFailure(PROXY, 'unreachable'),
  'proxy-credentials': () => new ProxyFailure(PROXY, 'credentials'),
}

/** A request that is under way. */
interface Pending {
  readonly lose: () => void
}

interface VoiceNetworkParts {
  readonly service: SimulatedService
  readonly network: Network
  /** The process at its near end. */
  readonly page: Pick<Actor, 'now' | 'after' | 'deliver'>
  readonly trace: Trace
  readonly name: string
}

/** The way of one voice to the service: requests and streams, with faults. */
export class VoiceNetwork {
  readonly sent: SentMedia[] = []
  /** Frames of either side that the public interface does not have, in words. */
  readonly deviations: string[] = []
  /** Tokens of reconnect requests, in order, and whether each was answered. */
  readonly resumed: { readonly token: string; isAnswered: boolean }[] = []
  readonly parts: VoiceNetworkParts
  /** Number of connections that are open at the near end. */
  open = 0
  /** Withholds transcripts from now on, so that tentative text is never concluded. */
  leavesTentative = false
  /** Number of further requests whose answers are lost. */
  losesAnswers = 0
  readonly #opened = new Set<string>()
  readonly #pending = new Set<Pending>()
  #link: ServiceLink | undefined
  #links = 0
  #refusals: Refusal[] = []
  /** End of the last outage that has begun, on the clock. */
  #downUntil = 0
  /** It answers during the outage; undefined if nothing does. */
  #obstacle: Obstacle | undefined
  #isKeyRefused = false
  /** Delay between the next reconnect request and a break of the link. */
  #cutAfterAskingMs: number | undefined

  constructor(parts: VoiceNetworkParts) {
    this.parts = parts
  }

  get network(): Network {
    return this.parts.network
  }

  /** Sessions that were opened over this network, oldest first. */
  get records(): SessionRecord[] {
    return this.parts.service.sessions.records.filter(({ id }) => this.#opened.has(id))
  }

  /** Duration of all media that was sent. */
  get sentMs(): number {
    return this.sent.reduce((sum, { mediaMs }) => sum + mediaMs, 0)
  }

  readonly openSocket = (address: string): Socket => {
    const { service, page } = this.parts
    const token = new URL(address).searchParams.get('token') ?? ''
    const asked = service.requests.get(token)
    if (asked === undefined) throw new Error('a link has a token that was not issued')
    const check = new StreamCheck(asked, this.#links === 0, (deviation) => this.deviations.push(deviation))
    const { message_format: messageFormat = 'json', source_media_content_type: type } = asked
    const variant = { messageFormat, sourceContentType: type as SourceContentType }
    const log = new MediaLog(variant, page, this.sent)
    this.#links += 1
    this.open += 1
    this.#link = new ServiceLink(this, token, { log, check, variant })
    return this.#link
  }

  inject(fault: Fault): void {
    const { clock } = this.network
    const link = this.#link
    this.parts.trace.add('network', 'network', `${this.parts.name} ${JSON.stringify(fault)}`)
    switch (fault.type) {
      case 'cut':
        return link?.cut(fault.how)
      case 'outage':
        this.network.isDown = true
        this.#obstacle = fault.answeredBy
        this.#downUntil = Math.max(this.#downUntil, clock.now() + fault.forMs)
        clock.after(fault.forMs, () => {
          if (clock.now() >= this.#downUntil) this.network.isDown = false
        })
        for (const { lose } of this.#pending) lose()
        return link?.cut('abrupt')
      case 'stall':
        this.network.stalledUntil = clock.now() + fault.forMs
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
        return this.parts.service.sessions.endAll()
    }
  }

  /** A request of the host for this voice, as `fetch` makes it. */
  request(sent: SentRequest, by: Actor, signal: AbortSignal | undefined): Promise<Response> {
    const isVoice = sent.url.pathname === VOICE_PATH
    const token = sent.url.searchParams.get('token') ?? undefined
    const { network } = this
    const isDown = network.isDown
    const refusal = !isVoice || isDown ? undefined : this.#isKeyRefused ? '401' : this.#refusal(token)
    const resumed = token === undefined ? undefined : { token, isAnswered: refusal !== 'lost' }
    if (resumed !== undefined) {
      this.resumed.push(resumed)
      this.#cutSoon()
    }
    return new Promise((resolve, reject) => {
      const pending: Pending = {
        lose: () => {
          if (resumed !== undefined) resumed.isAnswered = false
          end(() => reject(failure('ECONNRESET')))
        },
      }
      const end = (act: () => void) => {
        if (this.#pending.delete(pending)) by.deliver(act)
      }
      const answer = (response: Response) => network.travel(() => end(() => resolve(response)))
      this.#pending.add(pending)
      signal?.addEventListener('abort', () => end(() => reject(signal.reason as Error)), { once: true })
      if (isDown) {
        const answered = this.#obstacle === undefined ? failure('ECONNREFUSED') : OBSTACLES[this.#obstacle]()
        return network.travel(() =>
          end(() => (answered instanceof Response ? resolve(answered) : reject(answered))),
        )
      }
      network.travel(() => {
        if (!this.#pending.has(pending)) return
        if (refusal !== undefined && refusal !== 'lost') return answer(refusedAs(refusal))
        const isLost = refusal === 'lost' || this.losesAnswers > 0
        this.losesAnswers = Math.max(0, this.losesAnswers - 1)
        void this.#carryOut(sent).then((response) => (isLost ? pending.lose() : answer(response)))
      })
    })
  }

  closed(): void {
    this.open -= 1
  }

  /** The computer at the near end is gone. */
  hangUp(): void {
    this.#link?.cut('abrupt')
  }

  async #carryOut(sent: SentRequest): Promise<Response> {
    const { service } = this.parts
    const response = await answerRequest(service.api, sent)
    const id = await service.noteTicket(sent, response)
    if (id !== undefined) this.#opened.add(id)
    return response
  }

  #refusal(token: string | undefined): Refusal | undefined {
    const refusal = this.#refusals.shift()
    return refusal !== undefined && token === undefined && refusesToken(refusal) ? undefined : refusal
  }

  #cutSoon(): void {
    if (this.#cutAfterAskingMs === undefined) return
    this.network.clock.after(this.#cutAfterAskingMs, () => this.#link?.cut('abrupt'))
    this.#cutAfterAskingMs = undefined
  }

  #slow({ forMs, latencyMs, bytesPerMs }: Extract<Fault, { type: 'slow' }>): void {
    const { latencyMs: defaults } = this.network
    Object.assign(this.network, { latencyMs, bytesPerMs })
    this.network.clock.after(forMs, () =>
      Object.assign(this.network, { latencyMs: defaults, bytesPerMs: Number.POSITIVE_INFINITY }),
    )
  }
}
