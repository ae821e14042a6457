import { type CapturePort, tapped } from '../../../core/audio/capture/capture-port.ts'
import { type CaptureMark, nextMark } from '../../../core/audio/capture/capture-times.ts'
import { SoundRecording } from '../../../core/audio/capture/sound-recording.ts'
import type { Clock } from '../../../core/base/clock.ts'
import { unexpected } from '../../../core/base/errors.ts'
import type { Log } from '../../../core/base/log.ts'
import type { Result } from '../../../core/base/result.ts'
import { OutageSound } from '../../../core/contract/recording/outage-sound.ts'
import { OutageWatch } from '../../../core/contract/recording/outage-watch.ts'
import type { SessionLanguages, VoiceTicket } from '../../../core/voice/config.ts'
import type { TranscriptUpdate } from '../../../core/voice/receiving/transcript.ts'
import type { VoiceState } from '../../../core/voice/session/session-states.ts'
import { VoiceSession } from '../../../core/voice/session/voice-session.ts'
import type { EngineCommand, EngineEvent, TicketRequest } from '../protocol.ts'
import { CaptionPublisher, type Publishing } from './caption-publisher.ts'
import { Capture } from './capture.ts'
import { openEncoder, openKeptEncoder } from './encoders/encoders.ts'
import { Speech } from './speech.ts'

type Start = Extract<EngineCommand, { type: 'start' }>
type Figures = Extract<EngineEvent, { type: 'figures' }>

const FIGURES_EVERY_MS = 250
/** Interval of routine reports: the audio sent so far grows constantly, but is displayed in minutes. */
const SENT_EVERY_MS = 1000
/** No timer is this late unless the computer has slept. */
const SLEPT_MS = 10_000

/** One voice session in this worker, from start to end. */
export class EngineRun {
  readonly #emit: (event: EngineEvent) => void
  readonly #clock: Clock
  readonly #capture: Capture
  readonly #speech: Speech | undefined
  readonly #session: VoiceSession
  readonly #publisher: CaptionPublisher
  readonly #outages: OutageSound | undefined
  readonly #outageWatch: OutageWatch | undefined
  readonly #tickets = new Map<number, (result: Result<VoiceTicket>) => void>()
  #requests = 0
  #mark: CaptureMark | undefined
  /** The latest report to the page, with its time. */
  #lastReport: { readonly at: number; readonly figures: Figures } | undefined
  #cancelFigures: () => void = () => undefined
  /** Time of the latest check, in milliseconds since 1970. */
  #lookedAt = Date.now()

  constructor(
    start: Start,
    clock: Clock,
    log: Log,
    emit: (event: EngineEvent) => void,
    publishing: Publishing,
  ) {
    this.#emit = emit
    this.#clock = clock
    // No sample is lost before: messages wait until `Capture` sets their handler, which opens the port, and
    // the session starts capture within the same task.
    this.#capture = new Capture({
      port: start.capture,
      rate: start.captureRate,
      chunkMs: start.chunkMs,
      clock,
      isMuted: start.isMuted,
      level: (level) => {
        this.#publisher.level(level)
        emit({ type: 'level', level })
      },
      levels: (levels) => emit({ type: 'captured-levels', levels }),
      log,
    })
    this.#speech = start.playback && this.#createSpeech(start, start.playback, log)
    this.#publisher = this.#openPublisher(start, publishing)
    this.#outages = start.keepsOutages ? this.#recordOutages(start) : undefined
    this.#session = new VoiceSession(
      {
        tickets: {
          open: (config) => this.#ask({ open: config }),
          resume: (token) => this.#ask({ resume: token }),
        },
        openSocket: (address) => new WebSocket(address),
        openEncoder,
        capture: this.#withRecordings(start),
        clock,
        random: Math.random,
        log,
      },
      {
        state: (state) => this.#changed(state),
        transcript: (update, endMs) => this.#transcript(update, endMs),
        speech: (chunk, segment) => this.#speech?.push(chunk, segment),
        changeRefused: (error) => emit({ type: 'change-refused', error }),
        resourcesMissing: (error) => emit({ type: 'problem', error }),
      },
      { savesSilence: start.savesSilence },
    )
    if (this.#outages !== undefined) this.#outageWatch = new OutageWatch(this.#session, this.#outages, clock)
    this.#session.start(start.config)
    this.#watchFigures()
  }

  answer(request: number, result: Result<VoiceTicket>): void {
    this.#tickets.get(request)?.(result)
    this.#tickets.delete(request)
  }

  /** Captures silence while muted or paused, which soon is not sent any more. */
  mute(isMuted: boolean, isPaused: boolean): void {
    this.#capture.isMuted = isMuted || isPaused
    this.#publisher.mute(isMuted, isPaused)
  }

  set isMeasured(isMeasured: boolean) {
    this.#capture.isMeasured = isMeasured
  }

  set isShared(isShared: boolean) {
    this.#speech?.share(
      isShared ? (language, sound) => this.#emit({ type: 'shared-speech', language, sound }) : undefined,
    )
  }

  hear(language: string): void {
    this.#speech?.hear(language)
  }

  /** Other languages, from the next sentence on. */
  changeLanguages(choice: SessionLanguages): void {
    this.#session.changeLanguages(choice)
  }

  networkIsBack(): void {
    this.#session.networkIsBack()
  }

  /** Notices sleep as soon as the host reports it: timers may fire later. */
  wake(): void {
    this.#noticeSleep()
    this.#session.networkIsBack()
  }

  /** Ends the session after all captured speech has been sent. */
  stop(): void {
    this.#capture.whenComplete(() => this.#session.stop())
  }

  #createSpeech({ config, heard }: Start, playback: NonNullable<Start['playback']>, log: Log): Speech {
    return new Speech({
      contentType: config.targetContentType,
      heard,
      playback,
      clock: this.#clock,
      log,
      problem: (error) => this.#emit({ type: 'problem', error }),
    })
  }

  #openPublisher({ config, side, isMuted }: Start, publishing: Publishing): CaptionPublisher {
    return new CaptionPublisher({
      ...publishing,
      side,
      languages: config,
      isMuted,
      now: () => this.#clock.now(),
      capturedAt: (captureMs) => {
        const at = this.#capture.timeOf(captureMs)
        return at === undefined ? undefined : Date.now() - (this.#clock.now() - at)
      },
    })
  }

  #withRecordings(start: Start): CapturePort {
    const recording = start.keepsSound ? this.#record(start) : undefined
    const outages = this.#outages
    const capture =
      recording === undefined
        ? this.#capture
        : tapped(
            this.#capture,
            ({ samples }) => recording.push(samples),
            () => recording.finish(),
          )
    return outages === undefined ? capture : tapped(capture, (frame) => outages.push(frame))
  }

  #encoding({ captureRate }: Start) {
    return {
      rate: captureRate,
      openEncoder: openKeptEncoder,
      yieldTask: () => new Promise<void>((resolve) => this.#clock.after(0, resolve)),
      failed: (thrown: unknown) => {
        const { detail } = unexpected(thrown)
        this.#emit({ type: 'problem', error: unexpected(`the sound is not kept any longer: ${detail}`) })
      },
    }
  }

  #recordOutages(start: Start): OutageSound {
    return new OutageSound({
      ...this.#encoding(start),
      began: (outage, fromMs) => this.#emit({ type: 'outage', outage, fromMs }),
      chunk: (chunk) => this.#emit({ type: 'outage-sound', ...chunk }),
    })
  }

  #record(start: Start): SoundRecording {
    return new SoundRecording({
      ...this.#encoding(start),
      chunk: (data, isLast, endMs) => {
        this.#place(endMs)
        this.#emit({ type: 'sound', data, isLast })
      },
    })
  }

  #ask(what: TicketRequest): Promise<Result<VoiceTicket>> {
    this.#requests += 1
    const request = this.#requests
    return new Promise((resolve) => {
      this.#tickets.set(request, resolve)
      this.#emit({ type: 'ticket-wanted', request, what })
    })
  }

  #changed(state: VoiceState): void {
    if (state.phase === 'idle' || state.phase === 'failed') {
      this.#cancelFigures()
      this.#reportFigures()
      this.#capture.close()
      void this.#speech?.finish()
    }
    this.#outageWatch?.changed(state)
    if ('config' in state) this.#speech?.speaks(state.config.spokenLanguages)
    this.#publisher.changed(state)
    this.#emit({ type: 'state', state })
  }

  #transcript(update: TranscriptUpdate, endMs: number | undefined): void {
    const spokenAt = endMs === undefined ? undefined : this.#capture.timeOf(endMs)
    const lagMs = spokenAt === undefined ? undefined : this.#clock.now() - spokenAt
    if (endMs !== undefined) this.#place(endMs)
    this.#publisher.transcript(update)
    this.#emit({ type: 'transcript', update, lagMs })
  }

  /** Reports when audio was captured, by the wall clock, whenever the device's clock has drifted from ours. */
  #place(captureMs: number): void {
    const began = this.#capture.timeOf(0)
    if (began === undefined) return
    const mark = nextMark(this.#mark, captureMs, Date.now() - (this.#clock.now() - began))
    if (mark === undefined) return
    this.#mark = mark
    this.#emit({ type: 'captured', mark })
  }

  #watchFigures(): void {
    const now = this.#figures
    const { at, figures: before } = this.#lastReport ?? {}
    const isWaiting = ({ heldMs }: Figures) => heldMs >= SENT_EVERY_MS
    const isNews =
      before === undefined ||
      isWaiting(now) ||
      isWaiting(before) ||
      now.gaps !== before.gaps ||
      now.damaged !== before.damaged
    if (isNews || this.#clock.now() - (at ?? 0) >= SENT_EVERY_MS) this.#reportFigures()
    this.#outageWatch?.look()
    this.#noticeSleep()
    this.#capture.noticeStall()
    this.#cancelFigures = this.#clock.after(FIGURES_EVERY_MS, () => this.#watchFigures())
  }

  get #figures(): Figures {
    const { heldMs, gaps, media } = this.#session
    return { type: 'figures', heldMs, gaps, ...media, damaged: this.#speech?.damaged ?? 0 }
  }

  #reportFigures(): void {
    this.#lastReport = { at: this.#clock.now(), figures: this.#figures }
    this.#emit(this.#lastReport.figures)
  }

  /** Detects sleep by the wall clock, which continues while timers stand still: not every host reports it. */
  #noticeSleep(): void {
    const now = Date.now()
    const forMs = now - this.#lookedAt - FIGURES_EVERY_MS
    this.#lookedAt = now
    if (forMs > SLEPT_MS) this.#session.hasSlept()
  }
}
