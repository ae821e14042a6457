import type { CapturedFrame } from '../../audio/capture/capture-port.ts'
import { type AppError, unexpected } from '../../base/errors.ts'
import type { Result } from '../../base/result.ts'
import type { SessionLanguages, VoiceConfig, VoiceTicket } from '../config.ts'
import type { Gap } from '../sending/sending-gaps.ts'
import { isRefusal } from '../wire/close-cause.ts'
import { LinkWatch } from '../wire/link-watch.ts'
import { VoiceLink } from '../wire/voice-link.ts'
import type { ServerMessage } from '../wire/voice-messages.ts'
import { Admission } from './admission.ts'
import { EventQueue } from './event-queue.ts'
import { Exchange, type ExchangeLanguages, type ExchangeObserver } from './exchange.ts'
import { IssuedTickets } from './issued-tickets.ts'
import type { VoicePorts } from './ports.ts'
import { step } from './session-machine.ts'
import type { VoiceEffect, VoiceEvent, VoiceState } from './session-states.ts'

/** Time for the service to conclude what it received, in addition to the time for sending the rest. */
const DRAIN_LIMIT_MS = 15_000
/** Duration after which a session of the service counts as stable. */
const SETTLED_MS = 30_000
/** Languages that are chosen one after the other, in less than this time each, are requested together. */
const CHOOSING_MS = 600

export interface VoiceObserver extends ExchangeObserver {
  state(state: VoiceState): void
  /** Other languages were refused: the session goes on with those that it had. */
  changeRefused?(error: AppError): void
  /** A glossary or spoken terms are gone: the session goes on without any. */
  resourcesMissing?(error: AppError): void
}

export interface VoiceOptions {
  /** Keep silence off the wire, besides that of a muted microphone. */
  readonly savesSilence: boolean
}

/** Carries out the effects of the machine. */
export class VoiceSession {
  readonly #ports: VoicePorts
  readonly #observer: VoiceObserver
  readonly #options: VoiceOptions
  readonly #admission: Admission
  readonly #watch: LinkWatch
  #exchange: Exchange
  #state: VoiceState = { phase: 'idle' }
  readonly #events = new EventQueue<VoiceEvent>((event) => this.#handle(event))
  #link: VoiceLink | undefined
  #tickets: IssuedTickets
  #cancelTimers: (() => void)[] = []
  #cancelSettling: () => void = () => undefined

  constructor(ports: VoicePorts, observer: VoiceObserver, options: VoiceOptions = { savesSilence: false }) {
    this.#ports = ports
    this.#observer = observer
    this.#options = options
    this.#exchange = this.#newExchange({ targetLanguages: [], spokenLanguages: [] })
    this.#tickets = new IssuedTickets(ports.tickets)
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
      handOver: (reason) => this.#dispatch({ type: 'hand-over', reason }),
      isBetweenSentences: () => this.#exchange.isBetweenSentences,
    })
  }

  get state(): VoiceState {
    return this.#state
  }

  /** Speech that waits to be sent, in milliseconds. */
  get heldMs(): number {
    return this.#exchange.sender.heldMs
  }

  /** Frames that no link has certainly delivered, oldest first; without silence that is not sent. */
  get keptFrames(): readonly CapturedFrame[] {
    return this.#exchange.sender.keptFrames
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

  /** Other languages, from the next sentence on. Nothing is changed if the session has them, or is ending. */
  changeLanguages(choice: SessionLanguages): void {
    this.#dispatch({ type: 'change-languages', choice })
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
  hasSlept(): void {
    const host = this.#link?.host ?? ''
    const cause: AppError = { kind: 'unreachable', host, cause: 'connection-lost', sent: 'unknown' }
    this.#dispatch({ type: 'link-lost', cause })
    this.#admission.hurry()
  }

  /** An effect may dispatch an event before it returns; that event waits until the preceding effects have run. */
  #dispatch(event: VoiceEvent): void {
    this.#events.push(event)
  }

  #handle(event: VoiceEvent): void {
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
        return this.#admit(effect.failures, () => this.#tickets.open(effect.config))
      case 'resume-session':
        return this.#admit(effect.failures, () => this.#resume(effect.token))
      case 'open-change':
        return this.#admit(0, () => this.#tickets.open(effect.config), CHOOSING_MS)
      case 'await-hand-over':
        return this.#watch.awaitHandOver()
      case 'report-refused-change':
        return this.#observer.changeRefused?.(effect.error)
      case 'report-missing':
        this.#ports.log.warn('the session goes on without its glossaries and spoken terms')
        return this.#observer.resourcesMissing?.(effect.error)
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

  #newExchange(languages: ExchangeLanguages): Exchange {
    const { clock } = this.#ports
    return new Exchange({ clock, ...this.#options, languages }, this.#observer)
  }

  #startCapture(config: VoiceConfig): void {
    const exchange = this.#newExchange(config)
    this.#exchange = exchange
    this.#tickets = new IssuedTickets(this.#ports.tickets)
    this.#ports.capture.start((frame) => {
      const isSpeech = exchange.capture(frame)
      this.#watch.captured(frame.durationMs, isSpeech)
    })
  }

  #resume(token: string): Promise<Result<VoiceTicket>> {
    const { state } = this
    if (this.#exchange.sender.needsNewSession && 'config' in state) return this.#tickets.open(state.config)
    return this.#tickets.resume(token)
  }

  #admit(failures: number, request: () => Promise<Result<VoiceTicket>>, settleMs = 0): void {
    const cause = 'cause' in this.#state ? this.#state.cause : undefined
    this.#admission.ask({ failures, cause, request, settleMs })
  }

  #connect(ticket: VoiceTicket, config: VoiceConfig): void {
    this.#link?.close()
    if (this.#tickets.use(ticket)) this.#beginServiceSession(config)
    const { openSocket, clock, log } = this.#ports
    this.#link = new VoiceLink(
      { ticket, format: config.messageFormat, openSocket, clock, log },
      {
        open: () => {
          this.#watch.opened()
          this.#dispatch({ type: 'link-open' })
        },
        message: (message) => this.#receive(message),
        lost: (cause) =>
          this.#dispatch(
            isRefusal(cause) ? { type: 'terminated', error: cause } : { type: 'link-lost', cause },
          ),
      },
    )
  }

  #beginServiceSession(languages: ExchangeLanguages): void {
    this.#exchange.newServiceSession(languages)
    this.#cancelSettling()
    this.#cancelSettling = this.#ports.clock.after(SETTLED_MS, () =>
      this.#dispatch({ type: 'session-settled' }),
    )
  }

  /** A socket to a peer that is gone can look open for minutes. */
  #suspect(afterMs: number): void {
    this.#ports.log.warn('the link carries speech and brings nothing', { afterMs })
    const host = this.#link?.host ?? ''
    this.#dispatch({ type: 'link-lost', cause: { kind: 'timed-out', host, afterMs } })
  }

  #receive(message: ServerMessage): void {
    this.#watch.received()
    this.#exchange.sender.onMessage()
    switch (message.type) {
      case 'error': {
        const { errorCode, reasonCode, message: text } = message
        const error: AppError = { kind: 'voice-ended', errorCode, reasonCode, message: text }
        return this.#dispatch({ type: 'terminated', error })
      }
      case 'end_of_stream':
        return this.#dispatch({ type: 'end-of-stream' })
      default:
        this.#dispatch({ type: 'link-proven', isStable: this.#watch.isLasting })
        return this.#exchange.receive(message)
    }
  }

  #startSending({ sourceContentType }: VoiceConfig): void {
    const link = this.#link
    if (link === undefined) return
    this.#exchange.sender.attach({
      link,
      openEncoder: async () => this.#ports.openEncoder?.(sourceContentType),
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
