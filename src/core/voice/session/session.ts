import type { SpokenSegment } from '../../audio/playback/playback-queue.ts'
import { type AppError, unexpected } from '../../base/errors.ts'
import type { Result } from '../../base/result.ts'
import type { TranscriptUpdate } from '../receiving/transcript.ts'
import { TranscriptReceiver } from '../receiving/transcript-receiver.ts'
import type { Gap } from '../sending/gaps.ts'
import { AudioSender } from '../sending/sender.ts'
import { Timeline } from '../sending/timeline.ts'
import { VoiceLink } from '../wire/link.ts'
import { LinkWatch } from '../wire/link-watch.ts'
import type { MediaChunk, ServerMessage } from '../wire/messages.ts'
import { Admission } from './admission.ts'
import type { VoiceConfig, VoiceTicket } from './config.ts'
import { step, type VoiceEffect, type VoiceEvent, type VoiceState } from './machine.ts'
import type { VoicePorts } from './ports.ts'

/** Time for the service to conclude what it received, in addition to the time for sending the rest. */
const DRAIN_LIMIT_MS = 15_000
/** A session of the service that has lasted so long is sound. */
const SETTLED_MS = 30_000

export interface VoiceObserver {
  state(state: VoiceState): void
  /**
   * Times of the update are capture times.
   *
   * @param endMs capture time of its last words; nothing where it has no words
   */
  transcript(update: TranscriptUpdate, endMs: number | undefined): void
  /** @param segment what begins to be spoken with this chunk; undefined where one goes on */
  speech(chunk: MediaChunk, segment: SpokenSegment | undefined): void
}

export interface VoiceOptions {
  /** Keep silence off the wire, besides that of a muted microphone. */
  readonly savesSilence: boolean
}

/** Carries out what the machine decides: the one place where a voice session touches the world. */
export class VoiceSession {
  readonly #ports: VoicePorts
  readonly #observer: VoiceObserver
  readonly #options: VoiceOptions
  readonly #admission: Admission
  readonly #timeline = new Timeline()
  readonly #watch: LinkWatch
  #sender: AudioSender
  /** Gaps whose loss has been handled. */
  #lostGaps: readonly Gap[] = []
  #reception: TranscriptReceiver
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
    this.#sender = this.#newSender()
    this.#admission = new Admission({
      clock: ports.clock,
      random: ports.random,
      answered: (answer) =>
        this.#dispatch(
          answer.ok ? { type: 'ticket', ticket: answer.value } : { type: 'refused', error: answer.error },
        ),
    })
    this.#reception = new TranscriptReceiver(this.#timeline, [])
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
    return this.#sender.heldMs
  }

  /** Speech that could not be held any longer, oldest first. */
  get gaps(): readonly Gap[] {
    return this.#sender.gaps
  }

  /** Media sent to the service, and silence that was not sent, in milliseconds. */
  get media(): { readonly sentMs: number; readonly savedMs: number } {
    const { sentMs, savedMs } = this.#sender
    return { sentMs, savedMs }
  }

  start(config: VoiceConfig): void {
    this.#dispatch({ type: 'start', config })
  }

  /** No more sound will come by itself: all of it is sent, even where there is no link yet, then as `stop`. */
  finish(): void {
    this.#dispatch({ type: 'finish' })
  }

  /** Sends what was said, waits for the end of the stream, and comes to rest. */
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

  /** An effect may bring the next event before it returns; that event waits for the effects that go before it. */
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
    switch (effect.do) {
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
        this.#reception.linkLost(this.#ports.clock.now())
        return this.#sender.detach()
      case 'finish-sending':
        return this.#sender.finish()
      case 'start-drain-timer':
        return this.#after(DRAIN_LIMIT_MS + this.heldMs, () => this.#dispatch({ type: 'drain-timeout' }))
      case 'release':
        return this.#release()
    }
  }

  /** The session is over: what it left tentative is all that will ever be known. */
  #keepUnfinished(end: Extract<VoiceState, { phase: 'failed' | 'idle' }>): void {
    if (end.phase === 'idle' && end.problem === undefined) return this.#update(this.#reception.end())
    this.#sender.abort()
    this.#abandon(Number.POSITIVE_INFINITY)
  }

  /** Speech captured before this moment will not be transcribed any more. */
  #abandon(beforeMs: number): void {
    this.#update(this.#reception.abandon(beforeMs))
    this.#sender.known(this.#reception.known)
    this.#lostGaps = this.#sender.gaps
  }

  #update(updates: readonly TranscriptUpdate[]): void {
    for (const update of updates) this.#observer.transcript(update, undefined)
  }

  #newSender(): AudioSender {
    return new AudioSender(this.#ports.clock, this.#timeline, this.#options.savesSilence)
  }

  #startCapture(config: VoiceConfig): void {
    const sender = this.#newSender()
    this.#sender = sender
    this.#latestToken = undefined
    this.#lostGaps = sender.gaps
    this.#reception = new TranscriptReceiver(this.#timeline, [
      ...new Set([...config.targetLanguages, ...config.spokenLanguages]),
    ])
    this.#ports.capture.start(config, (frame) => {
      const isSpeech = sender.push(frame)
      this.#watch.captured(frame.durationMs, isSpeech)
      const [lost] = sender.gaps.slice(-1)
      if (lost !== undefined && sender.gaps !== this.#lostGaps) this.#abandon(lost.toMs)
    })
  }

  async #open(config: VoiceConfig): Promise<Result<VoiceTicket>> {
    const continues = this.#latestToken
    const result = await this.#ports.tickets.open(continues === undefined ? config : { ...config, continues })
    if (result.ok) {
      this.#sender.newSession()
      this.#abandon(this.#sender.nextMs ?? Number.POSITIVE_INFINITY)
      this.#cancelSettling()
      this.#cancelSettling = this.#ports.clock.after(SETTLED_MS, () =>
        this.#dispatch({ type: 'session-settled' }),
      )
    }
    return result
  }

  #resume(token: string): Promise<Result<VoiceTicket>> {
    const { state } = this
    if (this.#sender.needsNewSession && 'config' in state) return this.#open(state.config)
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
    this.#sender.acknowledge()
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
        return this.#pass(message)
    }
  }

  #pass(message: ServerMessage): void {
    if (message.type === 'target_media_chunk') {
      const speech = this.#reception.takeSpeech(message, this.#ports.clock.now())
      return speech === undefined ? undefined : this.#observer.speech(speech.chunk, speech.segment)
    }
    if (message.type !== 'source_transcript_update' && message.type !== 'target_transcript_update') return
    const { update, endMs } = this.#reception.take(message, this.#sender)
    this.#observer.transcript(update, endMs)
  }

  #startSending({ sourceContentType }: VoiceConfig): void {
    const link = this.#link
    if (link === undefined) return
    this.#sender.attach({
      send: (message) => link.send(message),
      openEncoder: () => this.#ports.openEncoder(sourceContentType),
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
    this.#sender.detach()
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
