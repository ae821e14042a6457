import { type AppError, unexpected } from '../../base/errors.ts'
import type { Result } from '../../base/result.ts'
import type { VoiceConfig, VoiceTicket } from '../config.ts'
import type { Gap } from '../sending/sending-gaps.ts'
import { VoiceLink } from '../wire/link.ts'
import { LinkWatch } from '../wire/link-watch.ts'
import type { ServerMessage } from '../wire/voice-messages.ts'
import { Admission } from './admission.ts'
import { Exchange, type ExchangeObserver } from './exchange.ts'
import type { VoicePorts } from './ports.ts'
import { step, type VoiceEffect, type VoiceEvent, type VoiceState } from './session-machine.ts'

/** Time for the service to conclude what it received, in addition to the time for sending the rest. */
const DRAIN_LIMIT_MS = 15_000
/** Duration after which a session of the service counts as stable. */
const SETTLED_MS = 30_000

export interface VoiceObserver extends ExchangeObserver {
  state(state: VoiceState): void
}

export interface VoiceOptions {
  /** Keep silence off the wire, besides that of a muted microphone. */
  readonly savesSilence: boolean
}

/** Carries out the effects of the machine: the only place where a voice session has side effects. */
export class VoiceSession {
  readonly #ports: VoicePorts
  readonly #observer: VoiceObserver
  readonly #options: VoiceOptions
  readonly #admission: Admission
  readonly #watch: LinkWatch
  #exchange: Exchange
  #state: VoiceState = { phase: 'idle' }
  readonly #events: VoiceEvent[] = []
  #isDispatching = false
  #link: VoiceLink | undefined
  /**
   * Latest token of this run, whichever session it is from: a new session is requested from the same service.
   */
  #latestToken: string | undefined
  #cancelTimers: (() => void)[] = []
  #cancelSettling: () => void = () => undefined

  constructor(ports: VoicePorts, observer: VoiceObserver, options: VoiceOptions = { savesSilence: false }) {
    this.#ports = ports
    this.#observer = observer
    this.#options = options
    this.#exchange = this.#newExchange([])
    this.#admission = new Admission({
      clock: ports.clock,
      random: ports.random,
      answered: (answer) =>
        this.#dispatch(
          answer.ok ? { type: 'ticket', ticket: answer.value } : { type: 'refused', error: answer.error },
        ),
    })
    this.#watch = new LinkWatch(ports.clock, {
      suspect: (afterMs) => this.#suspect(afterMs),
      old: () => this.#dispatch({ type: 'link-old' }),
    })
  }

  get state(): VoiceState {
    return this.#state
  }

  /** Speech that waits to be sent, in milliseconds. */
  get heldMs(): number {
    return this.#exchange.sender.heldMs
  }

  /** Speech that could not be held any longer, oldest first. */
  get gaps(): readonly Gap[] {
    return this.#exchange.sender.gaps
  }

  /** Media sent to the service, and silence that was not sent, in milliseconds. */
  get media(): { readonly sentMs: number; readonly savedMs: number } {
    return this.#exchange.media
  }

  start(config: VoiceConfig): void {
    this.#dispatch({ type: 'start', config })
  }

  /** The source has ended: sends all of its audio, even if there is no link yet, then continues like `stop`. */
  finish(): void {
    this.#dispatch({ type: 'finish' })
  }

  /** Sends the remaining speech, waits for the end of the stream, and becomes idle. */
  stop(): void {
    this.#dispatch({ type: 'stop' })
  }

  /** The network is back: pending attempts are made at once. */
  networkIsBack(): void {
    this.#admission.hurry()
  }

  /** The computer has slept: an older link is dead, although that may take minutes to show. */
  hasSlept(forMs: number): void {
    this.#dispatch({ type: 'link-lost', cause: { kind: 'timed-out', host: '', afterMs: forMs } })
    this.#admission.hurry()
  }

  /** An effect may dispatch an event before it returns; that event waits until the preceding effects have run. */
  #dispatch(event: VoiceEvent): void {
    this.#events.push(event)
    if (this.#isDispatching) return
    this.#isDispatching = true
    try {
      for (let next = this.#events.shift(); next !== undefined; next = this.#events.shift()) this.#take(next)
    } finally {
      this.#isDispatching = false
    }
  }

  #take(event: VoiceEvent): void {
    const [next, ...effects] = step(this.#state, event)
    const isChanged = next !== this.#state
    this.#state = next
    if (isChanged && (next.phase === 'failed' || next.phase === 'idle')) this.#keepUnfinished(next)
    if (isChanged) this.#observer.state(next)
    for (const effect of effects) this.#perform(effect)
  }

  #perform(effect: VoiceEffect): void {
    switch (effect.type) {
      case 'open-session':
        return this.#admit(effect.failures, () => this.#open(effect.config))
      case 'resume-session':
        return this.#admit(effect.failures, () => this.#resume(effect.token))
      case 'connect':
        return this.#connect(effect.ticket, effect.config)
      case 'start-capture':
        return this.#startCapture(effect.config)
      case 'stop-capture':
        return this.#ports.capture.stop()
      case 'start-sending':
        return this.#startSending(effect.config)
      case 'stop-sending':
        this.#watch.closed()
        return this.#exchange.linkLost()
      case 'finish-sending':
        return this.#exchange.sender.finish()
      case 'start-drain-timer':
        return this.#after(DRAIN_LIMIT_MS + this.heldMs, () => this.#dispatch({ type: 'drain-timeout' }))
      case 'release':
        return this.#release()
    }
  }

  /** The session is over: keeps its tentative text, which no update can follow. */
  #keepUnfinished(end: Extract<VoiceState, { phase: 'failed' | 'idle' }>): void {
    if (end.phase === 'idle' && end.problem === undefined) this.#exchange.end()
    else this.#exchange.abort()
  }

  #newExchange(targets: readonly string[]): Exchange {
    const { clock } = this.#ports
    return new Exchange({ clock, ...this.#options, targets }, this.#observer)
  }

  #startCapture({ targetLanguages, spokenLanguages }: VoiceConfig): void {
    const exchange = this.#newExchange([...new Set([...targetLanguages, ...spokenLanguages])])
    this.#exchange = exchange
    this.#latestToken = undefined
    this.#ports.capture.start((frame) => {
      const isSpeech = exchange.capture(frame)
      this.#watch.captured(frame.durationMs, isSpeech)
    })
  }

  async #open(config: VoiceConfig): Promise<Result<VoiceTicket>> {
    const continues = this.#latestToken
    const result = await this.#ports.tickets.open(continues === undefined ? config : { ...config, continues })
    if (result.ok) {
      this.#exchange.newServiceSession()
      this.#cancelSettling()
      this.#cancelSettling = this.#ports.clock.after(SETTLED_MS, () =>
        this.#dispatch({ type: 'session-settled' }),
      )
    }
    return result
  }

  #resume(token: string): Promise<Result<VoiceTicket>> {
    const { state } = this
    if (this.#exchange.sender.needsNewSession && 'config' in state) return this.#open(state.config)
    return this.#ports.tickets.resume(token)
  }

  #admit(failures: number, request: () => Promise<Result<VoiceTicket>>): void {
    const cause = this.#state.phase === 'resuming' ? this.#state.cause : undefined
    this.#admission.ask({ failures, cause, request })
  }

  #connect(ticket: VoiceTicket, config: VoiceConfig): void {
    this.#link?.close()
    this.#latestToken = ticket.token
    const { openSocket, clock, log } = this.#ports
    this.#link = new VoiceLink(
      { ticket, format: config.messageFormat, openSocket, clock, log },
      {
        open: () => {
          this.#watch.opened()
          this.#dispatch({ type: 'link-open' })
        },
        message: (message) => this.#receive(message),
        lost: (cause) => this.#dispatch({ type: 'link-lost', cause }),
      },
    )
  }

  /** A socket to a peer that is gone can look open for minutes. */
  #suspect(afterMs: number): void {
    this.#ports.log.warn('the link carries speech and brings nothing', { afterMs })
    this.#dispatch({ type: 'link-lost', cause: { kind: 'timed-out', host: '', afterMs } })
  }

  #receive(message: ServerMessage): void {
    this.#watch.received()
    this.#exchange.sender.acknowledge()
    switch (message.type) {
      case 'error': {
        const { errorCode, reasonCode, message: text } = message
        const error: AppError = { kind: 'voice-ended', errorCode, reasonCode, message: text }
        return this.#dispatch({ type: 'terminated', error })
      }
      case 'end_of_stream':
        return this.#dispatch({ type: 'end-of-stream' })
      default:
        this.#dispatch({ type: 'link-proven' })
        return this.#exchange.receive(message)
    }
  }

  #startSending({ sourceContentType }: VoiceConfig): void {
    const link = this.#link
    if (link === undefined) return
    this.#exchange.sender.attach({
      send: (message) => link.send(message),
      openEncoder: async () => this.#ports.openEncoder?.(sourceContentType),
      backlog: () => link.backlog,
      sent: (frame, isSpeech) => this.#watch.sent(frame.durationMs, isSpeech),
      stuck: (forMs) => this.#suspect(forMs),
      failed: (thrown) =>
        this.#dispatch({ type: 'terminated', error: encoderFailed(sourceContentType, thrown) }),
    })
  }

  #after(ms: number, run: () => void): void {
    this.#cancelTimers.push(this.#ports.clock.after(ms, run))
  }

  #release(): void {
    this.#ports.capture.stop()
    this.#watch.closed()
    this.#exchange.sender.detach()
    this.#link?.close()
    this.#link = undefined
    for (const cancel of this.#cancelTimers) cancel()
    this.#cancelTimers = []
    this.#cancelSettling()
    this.#admission.end()
  }
}

const encoderFailed = (contentType: string, thrown: unknown): AppError => ({
  kind: 'audio-format',
  contentType,
  detail: unexpected(thrown).detail,
})
