import type { CaptionServiceName } from '../../../src/core/audience/closed-captions/caption-address.ts'
import type { Clock } from '../../../src/core/base/clock.ts'

/** Fault of a service with one request. */
export interface EndpointFault {
  readonly type: 'status' | 'reset-before' | 'reset-after' | 'refused' | 'delay'
  /** Status that it answers without taking the caption. */
  readonly status?: number
  /** Time until it takes the caption and answers. */
  readonly ms?: number
}

interface EndpointOptions {
  readonly service: CaptionServiceName
  readonly clock: Clock
  /** The next fault; undefined for none. */
  readonly fault?: () => EndpointFault | undefined
}

const SECRETS: Readonly<Record<CaptionServiceName, string>> = {
  Zoom: 'id=200&ns=GZHkEA==&expire=86400&spparams=id%2Cns%2Cexpire&signature=secret',
  YouTube: 'cid=secret-cid',
}
const HOSTS: Readonly<Record<CaptionServiceName, string>> = {
  Zoom: 'wmcapi.zoom.us',
  YouTube: 'upload.youtube.com',
}
const UTC_LINE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/

/**
 * The caption address of a service by the rules that it publishes: 405 for another method than POST, 403 without its
 * secret or a number, 400 for a body that is no caption. It shows captions in the order of their numbers; one that
 * comes after a later one is not shown.
 */
export class CaptionEndpoint {
  readonly #options: EndpointOptions
  readonly shown: string[] = []
  readonly languages = new Set<string | null>()
  /** Numbers that arrived and were not refused, and those of them that arrived more than once. */
  readonly #arrived = new Set<number>()
  readonly repeated: number[] = []
  #last = 0

  constructor(options: EndpointOptions) {
    this.#options = options
  }

  get address(): string {
    const { service } = this.#options
    return `https://${HOSTS[service]}/closedcaption?${SECRETS[service]}`
  }

  readonly fetch: typeof globalThis.fetch = async (to, init) => {
    const request = new Request(to, init)
    const body = await request.text()
    return this.#answer(request, body, this.#options.fault?.())
  }

  async #answer({ url: address, method, signal }: Request, body: string, fault?: EndpointFault) {
    const url = new URL(address)
    const { service } = this.#options
    if (fault?.type === 'refused') throw failed('ECONNREFUSED')
    if (fault?.type === 'reset-before') throw failed('ECONNRESET')
    if (fault?.type === 'status') return new Response('', { status: fault.status ?? 500 })
    if (url.hostname !== HOSTS[service] || !url.search.startsWith(`?${SECRETS[service]}`))
      return new Response('', { status: 403 })
    if (service === 'Zoom' && url.pathname === '/closedcaption/seq') return new Response(String(this.#last))
    if (method !== 'POST') return new Response('', { status: 405 })
    const sequence = Number(url.searchParams.get('seq') ?? Number.NaN)
    if (!Number.isInteger(sequence)) return new Response('', { status: 403 })
    const text = captionOf(service, body)
    if (text === undefined) return new Response('', { status: 400 })
    this.languages.add(url.searchParams.get('lang'))
    if (this.#arrived.has(sequence)) this.repeated.push(sequence)
    this.#arrived.add(sequence)
    const take = () => {
      if (sequence <= this.#last) return
      this.#last = sequence
      this.shown.push(text)
    }
    if (fault?.type === 'delay') await this.#delayed(fault.ms ?? 0, take, signal)
    else take()
    if (fault?.type === 'reset-after') throw failed('ECONNRESET')
    return new Response('')
  }

  /** Takes a caption later, whether or not its sender still waits for the answer. */
  #delayed(ms: number, take: () => void, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#options.clock.after(ms, () => {
        take()
        resolve()
      })
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
  }
}

const failed = (code: string): TypeError =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })

/** The text of a body; undefined if it has not the form that the service asks for. */
function captionOf(service: CaptionServiceName, body: string): string | undefined {
  if (!body.endsWith('\n')) return undefined
  const lines = body.slice(0, -1).split('\n')
  if (service === 'Zoom') return lines.join(' ')
  const [time = '', text, ...more] = lines
  return UTC_LINE.test(time) && text !== undefined && more.length === 0
    ? text.replaceAll('<br>', ' ')
    : undefined
}
