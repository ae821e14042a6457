import type { Encoder } from '../../../src/core/audio/encoding/encoder.ts'
import { err, ok, type Result } from '../../../src/core/base/result.ts'
import type { VoiceTicket } from '../../../src/core/voice/config.ts'
import type { TicketPort } from '../../../src/core/voice/session/ports.ts'
import type { Socket } from '../../../src/core/voice/wire/socket.ts'
import type { VirtualClock } from '../base/virtual-clock.ts'

/** Number of a frame without speech. */
const QUIET = 0xffff_ffff
/** Silence that ends a sentence. */
const PAUSE_MS = 750
const WITHOUT_MEDIA_MS = 30_000
const LONGEST_CONNECTION_MS = 3_600_000
/** Delay before a request fails without a network. */
const REFUSED_MS = 10

/** Maps samples to the number of their speech frame; the microphone's rate is 1000 Hz. */
export class FrameNumbers {
  readonly #numbers = new WeakMap<Float32Array, number>()

  number(samples: Float32Array, number: number): void {
    this.#numbers.set(samples, number)
  }

  /** Opens an encoder that writes a frame as its number and its length in milliseconds. */
  openEncoder(): Encoder {
    const encode = (samples: Float32Array) =>
      Uint8Array.from(
        new Uint8Array(Uint32Array.of(this.#numbers.get(samples) ?? QUIET, samples.length).buffer),
      )
    return {
      encode: (samples) => Promise.resolve(encode(samples)),
      finish: () => Promise.resolve(new Uint8Array()),
      close: () => undefined,
    }
  }
}

interface Session {
  token: string
  isUsed: boolean
  isOver: boolean
  /** Position on the session's media clock. */
  mediaMs: number
  awakeAt: number
  /** The sentence in progress. */
  sentence: { text: string; readonly fromMs: number; toMs: number } | undefined
  link: CountedLink | undefined
}

/**
 * A voice service that receives numbered frames and concludes a sentence of their numbers at each pause, behind a
 * network that fails. Only speech takes time.
 */
export class CountingService {
  /** Violations of the protocol. */
  readonly breaches: string[] = []
  handOvers = 0
  sessions = 0
  readonly #clock: VirtualClock
  readonly #latencyMs: () => number
  #session: Session | undefined
  #tokens = 0
  #isDown = false

  constructor(clock: VirtualClock, latencyMs: () => number) {
    this.#clock = clock
    this.#latencyMs = latencyMs
  }

  readonly tickets: TicketPort = {
    open: () => this.#answer(() => this.#open()),
    resume: (token) => this.#answer(() => this.#resume(token)),
  }

  readonly openSocket = (address: string): Socket => {
    const link = new CountedLink(this.#clock, this.#latencyMs(), (data) => this.#take(link, data))
    this.#clock.after(link.latencyMs, () => {
      if (this.#isDown) return link.drop()
      this.#admit(link, new URL(address).searchParams.get('token') ?? '')
    })
    return link
  }

  /** Breaks the connection; data in flight is lost. */
  outage(forMs: number): void {
    this.#isDown = true
    this.#session?.link?.drop()
    this.#clock.after(forMs, () => {
      this.#isDown = false
    })
  }

  #answer(carryOut: () => Result<VoiceTicket>): Promise<Result<VoiceTicket>> {
    return new Promise((resolve) => {
      this.#clock.after(REFUSED_MS, () =>
        resolve(
          this.#isDown
            ? err({ kind: 'unreachable', host: '', cause: 'connection-refused', sent: 'no' })
            : carryOut(),
        ),
      )
    })
  }

  #open(): Result<VoiceTicket> {
    this.sessions += 1
    this.#session = {
      token: '',
      isUsed: false,
      isOver: false,
      mediaMs: 0,
      awakeAt: this.#clock.now(),
      sentence: undefined,
      link: undefined,
    }
    return this.#issue(this.#session)
  }

  #resume(token: string): Result<VoiceTicket> {
    const session = this.#session
    if (session === undefined || this.#isAsleep(session)) return err({ kind: 'refused', status: 400 })
    if (session.token !== token) this.breaches.push('an old token')
    if (session.link?.isOpen === true) this.handOvers += 1
    session.link?.drop()
    return this.#issue(session)
  }

  #issue(session: Session): Result<VoiceTicket> {
    this.#tokens += 1
    session.token = `t${this.#tokens}`
    session.isUsed = false
    session.awakeAt = this.#clock.now()
    return ok({
      token: session.token,
      sessionId: 's',
      streamingUrl: 'wss://voice.test/stream',
      account: 'work',
    })
  }

  #isAsleep(session: Session): boolean {
    session.isOver ||= this.#clock.now() - session.awakeAt > WITHOUT_MEDIA_MS
    return session.isOver
  }

  #admit(link: CountedLink, token: string): void {
    const session = this.#session
    if (session === undefined || session.token !== token || session.isUsed || this.#isAsleep(session)) {
      this.breaches.push('a token that does not admit')
      return link.drop()
    }
    session.isUsed = true
    session.awakeAt = this.#clock.now()
    session.link = link
    link.open()
  }

  #take(link: CountedLink, data: Buffer): void {
    const session = this.#session
    if (session === undefined || session.link !== link) return
    const now = this.#clock.now()
    if (this.#isAsleep(session)) return void this.breaches.push('no media')
    if (now - link.openedAt > LONGEST_CONNECTION_MS) this.breaches.push('a connection of more than an hour')
    const [number, durationMs] = [data.readUInt32LE(0), data.readUInt32LE(4)] as const
    session.awakeAt = now
    this.#hear(session, number, durationMs)
    session.mediaMs += durationMs
  }

  #hear(session: Session, number: number, durationMs: number): void {
    const { sentence, mediaMs } = session
    const toMs = mediaMs + durationMs
    if (number !== QUIET) {
      session.sentence = {
        text: `${sentence?.text ?? ''}${number} `,
        fromMs: sentence?.fromMs ?? mediaMs,
        toMs,
      }
      return this.#tell(session.link, session.sentence, 'tentative')
    }
    if (sentence === undefined || toMs - sentence.toMs < PAUSE_MS) return
    session.sentence = undefined
    this.#tell(session.link, sentence, 'concluded')
  }

  #tell(
    link: CountedLink | undefined,
    { text, fromMs, toMs }: NonNullable<Session['sentence']>,
    as: 'tentative' | 'concluded',
  ): void {
    const said = { concluded: [], tentative: [], [as]: [{ text, start_time: fromMs, end_time: toMs }] }
    link?.say({ source_transcript_update: said })
    link?.say({ target_transcript_update: { language: 'de', ...said } })
  }
}

function mediaOf(data: string | Uint8Array): Buffer | undefined {
  const media = (JSON.parse(String(data)) as { source_media_chunk?: { data: string } }).source_media_chunk
  return media && Buffer.from(media.data, 'base64')
}

class CountedLink implements Socket {
  binaryType = 'blob'
  readonly bufferedAmount = 0
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly latencyMs: number
  openedAt = 0
  isOpen = false
  readonly #clock: VirtualClock
  readonly #received: (data: Buffer) => void

  constructor(clock: VirtualClock, latencyMs: number, received: (data: Buffer) => void) {
    this.#clock = clock
    this.latencyMs = latencyMs
    this.#received = received
  }

  open(): void {
    this.isOpen = true
    this.openedAt = this.#clock.now()
    this.#clock.after(this.latencyMs, () => this.onopen?.({} as never))
  }

  send(data: string | Uint8Array): void {
    const media = mediaOf(data)
    this.#clock.after(this.latencyMs, () => {
      if (this.isOpen && media !== undefined) this.#received(media)
    })
  }

  say(message: object): void {
    this.#clock.after(this.latencyMs, () => {
      if (this.isOpen) this.onmessage?.({ data: JSON.stringify(message) } as never)
    })
  }

  drop(): void {
    this.isOpen = false
    this.#clock.after(0, () => this.onclose?.({ code: 1006 } as never))
  }

  close(): void {
    this.isOpen = false
  }
}
