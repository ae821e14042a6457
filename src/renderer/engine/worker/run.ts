import { type CaptureMark, nextMark } from '../../../core/audio/capture/capture-times.ts'
import { recorded, SoundRecording } from '../../../core/audio/capture/sound-recording.ts'
import type { Clock } from '../../../core/base/clock.ts'
import { unexpected } from '../../../core/base/errors.ts'
import type { Log } from '../../../core/base/log.ts'
import type { Result } from '../../../core/base/result.ts'
import type { TranscriptUpdate } from '../../../core/voice/receiving/transcript.ts'
import type { VoiceTicket } from '../../../core/voice/session/config.ts'
import type { VoiceState } from '../../../core/voice/session/machine.ts'
import { VoiceSession } from '../../../core/voice/session/session.ts'
import type { EngineCommand, EngineEvent, TicketRequest } from '../protocol.ts'
import { Capture } from './capture.ts'
import { openEncoder, openKeptEncoder } from './encoders/encoders.ts'
import { Speech } from './speech.ts'

type Start = Extract<EngineCommand, { do: 'start' }>
type HeldEvent = Extract<EngineEvent, { is: 'held' }>

const HELD_EVERY_MS = 250
/** What is sent grows all the time, and is shown in minutes: it is told so often. */
const SENT_EVERY_MS = 1000
/** No timer is late by so much while the computer is awake. */
const SLEPT_MS = 10_000

/** One voice session in this worker, from start to rest. */
export class EngineRun {
  readonly #tell: (event: EngineEvent) => void
  readonly #clock: Clock
  readonly #capture: Capture
  readonly #speech: Speech | undefined
  readonly #session: VoiceSession
  readonly #tickets = new Map<number, (result: Result<VoiceTicket>) => void>()
  #requests = 0
  #mark: CaptureMark | undefined
  /** What the page was told last, and when. */
  #told: { readonly at: number; readonly held: HeldEvent } | undefined
  #cancelHeld: () => void = () => undefined
  /** When we last looked, in milliseconds since 1970. */
  #lookedAt = Date.now()

  constructor(start: Start, clock: Clock, log: Log, tell: (event: EngineEvent) => void) {
    this.#tell = tell
    this.#clock = clock
    this.#capture = new Capture({
      port: start.capture,
      rate: start.captureRate,
      chunkMs: start.chunkMs,
      clock,
      isMuted: start.isMuted,
      level: (level) => tell({ is: 'level', level }),
      log,
    })
    this.#speech = start.playback && this.#createSpeech(start, start.playback, log)
    this.#session = new VoiceSession(
      {
        tickets: {
          open: (config) => this.#ask({ open: config }),
          resume: (token) => this.#ask({ resume: token }),
        },
        openSocket: (address) => new WebSocket(address),
        openEncoder,
        capture: start.keepsSound ? recorded(this.#capture, this.#record(start)) : this.#capture,
        clock,
        random: Math.random,
        log,
      },
      {
        state: (state) => this.#changed(state),
        transcript: (update, endMs) => this.#transcript(update, endMs),
        speech: (chunk, segment) => this.#speech?.take(chunk, segment),
      },
      { savesSilence: start.savesSilence },
    )
    this.#session.start(start.config)
    this.#watchHeld()
  }

  answer(request: number, result: Result<VoiceTicket>): void {
    this.#tickets.get(request)?.(result)
    this.#tickets.delete(request)
  }

  set isMuted(isMuted: boolean) {
    this.#capture.isMuted = isMuted
  }

  hear(language: string): void {
    this.#speech?.hear(language)
  }

  networkIsBack(): void {
    this.#session.networkIsBack()
  }

  /** The computer has slept, and says so: our timers may ring later than that. */
  wake(): void {
    this.#noticeSleep()
    this.#session.networkIsBack()
  }

  /** Nothing that was said before is left out. */
  stop(): void {
    this.#capture.whenComplete(() => this.#session.stop())
  }

  #createSpeech({ config, heard }: Start, playback: NonNullable<Start['playback']>, log: Log): Speech {
    return new Speech({
      contentType: config.targetContentType,
      heard,
      playback,
      log,
      problem: (error) => this.#tell({ is: 'problem', error }),
    })
  }

  #record({ captureRate }: Start): SoundRecording {
    return new SoundRecording({
      rate: captureRate,
      openEncoder: openKeptEncoder,
      yieldTask: () => new Promise((resolve) => this.#clock.after(0, resolve)),
      chunk: (data, isLast) => this.#tell({ is: 'sound', data, isLast }),
      failed: (thrown) => {
        const { detail } = unexpected(thrown)
        this.#tell({ is: 'problem', error: unexpected(`the sound is not kept any longer: ${detail}`) })
      },
    })
  }

  #ask(what: TicketRequest): Promise<Result<VoiceTicket>> {
    this.#requests += 1
    const request = this.#requests
    return new Promise((resolve) => {
      this.#tickets.set(request, resolve)
      this.#tell({ is: 'ticket-wanted', request, what })
    })
  }

  #changed(state: VoiceState): void {
    if (state.phase === 'idle' || state.phase === 'failed') {
      this.#cancelHeld()
      this.#tellHeld()
      this.#capture.close()
      void this.#speech?.finish()
    }
    this.#tell({ is: 'state', state })
  }

  #transcript(update: TranscriptUpdate, endMs: number | undefined): void {
    const spokenAt = endMs === undefined ? undefined : this.#capture.timeOf(endMs)
    const lagMs = spokenAt === undefined ? undefined : this.#clock.now() - spokenAt
    if (endMs !== undefined) this.#place(endMs)
    this.#tell({ is: 'transcript', update, lagMs })
  }

  /** Tells when what was captured was heard, as often as the device's clock has drifted from ours. */
  #place(captureMs: number): void {
    const began = this.#capture.timeOf(0)
    if (began === undefined) return
    const mark = nextMark(this.#mark, captureMs, Date.now() - (this.#clock.now() - began))
    if (mark === undefined) return
    this.#mark = mark
    this.#tell({ is: 'captured', mark })
  }

  #watchHeld(): void {
    const now = this.#held
    const { at, held: before } = this.#told ?? {}
    const isWaiting = ({ heldMs }: HeldEvent) => heldMs >= SENT_EVERY_MS
    const isNews =
      before === undefined ||
      isWaiting(now) ||
      isWaiting(before) ||
      now.gaps !== before.gaps ||
      now.damaged !== before.damaged
    if (isNews || this.#clock.now() - (at ?? 0) >= SENT_EVERY_MS) this.#tellHeld()
    this.#noticeSleep()
    this.#cancelHeld = this.#clock.after(HELD_EVERY_MS, () => this.#watchHeld())
  }

  get #held(): HeldEvent {
    const { heldMs, gaps, media } = this.#session
    return { is: 'held', heldMs, gaps, ...media, damaged: this.#speech?.damaged ?? 0 }
  }

  #tellHeld(): void {
    this.#told = { at: this.#clock.now(), held: this.#held }
    this.#tell(this.#told.held)
  }

  /** Not every host tells a worker of it: the timers stand still, and the clock on the wall does not. */
  #noticeSleep(): void {
    const now = Date.now()
    const forMs = now - this.#lookedAt - HELD_EVERY_MS
    this.#lookedAt = now
    if (forMs > SLEPT_MS) this.#session.hasSlept(forMs)
  }
}
