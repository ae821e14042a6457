import { captureRateOf } from '../../core/audio/content-types.ts'
import { type AppError, unexpected } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { OutageChunk } from '../../core/contract/recording/outage-sound.ts'
import type { SoundChunk } from '../../core/contract/recording/sound-chunk.ts'
import type { SessionLanguages, VoiceConfig } from '../../core/voice/config.ts'
import type { TicketPort } from '../../core/voice/session/ports.ts'
import type { Side } from '../../core/voice/sides.ts'
import { SoundInput } from './capture/sound-input.ts'
import { EngineThread } from './engine-thread.ts'
import { KeptSound, NO_MORE } from './kept-sound.ts'
import { Playback, type PlaybackEvent } from './playback.ts'
import type { EngineEvent, TicketRequest } from './protocol.ts'
import type { SoundRecovery } from './recovery/sound-recovery.ts'
import type { SoundEvent, SoundOptions, SoundSource } from './sound-options.ts'

export interface VoiceRunOptions {
  readonly config: VoiceConfig
  readonly chunkMs: number
  readonly source: SoundSource
  readonly sound: SoundOptions
  /** Whether the session starts muted. */
  readonly isMuted?: boolean
  /** Whether silence is not sent, in addition to that of a muted microphone. */
  readonly savesSilence?: boolean
  /** The spoken language that is audible at first; defaults to the first one to arrive. */
  readonly heard?: string | undefined
  readonly tickets: TicketPort
  /** Gets lost devices back, for all sessions of the page. */
  readonly recovery: SoundRecovery
  /** The side of a meeting whose captions are published; undefined for one voice. */
  readonly side?: Side | undefined
  /** Prefix of the path of the engine's script; defaults to none. */
  readonly files?: string | undefined
  /** Receives the session's audio for storage, and its last chunk in every case. If omitted, none is encoded. */
  readonly keepSound?: ((chunk: SoundChunk) => void) | undefined
  /** Receives the audio of each outage for storage, from a capture time on, and its last chunk in every case. */
  readonly keepOutage?: ((fromMs: number) => (chunk: OutageChunk) => void) | undefined
  /** Receives the spoken translation while it is shared. */
  readonly shareSpeech?: ((language: string, sound: Uint8Array) => void) | undefined
}

/** Events of a run for the page. Tickets, readiness and stored audio are handled here. */
export type VoiceRunEvent =
  | Exclude<
      EngineEvent,
      { type: 'ready' | 'ticket-wanted' | 'sound' | 'outage' | 'outage-sound' | 'shared-speech' }
    >
  | Exclude<SoundEvent, { type: 'file-over' }>
  | PlaybackEvent
  /** The engine itself has failed: the run is over and has released everything. */
  | { readonly type: 'broken'; readonly error: AppError }

/**
 * One voice session with its audio: source, engine worker and playback. Several can run in parallel. The
 * main thread passes on tickets, captions, and encoded audio of a stored session or for phones, but never samples.
 */
export class VoiceRun {
  readonly #tickets: TicketPort
  readonly #endFollow: () => void
  readonly #listener: (event: VoiceRunEvent) => void
  #thread: EngineThread | undefined
  #input: SoundInput | undefined
  readonly #playback: Playback
  #isMuted: boolean
  #isPaused = false
  readonly #kept: KeptSound
  readonly #keepOutage: VoiceRunOptions['keepOutage']
  readonly #shareSpeech: VoiceRunOptions['shareSpeech']
  /** By their numbers. */
  readonly #outages = new Map<number, KeptSound<OutageChunk>>()

  private constructor(
    { tickets, recovery, keepSound, keepOutage, shareSpeech, sound, isMuted = false }: VoiceRunOptions,
    listener: (event: VoiceRunEvent) => void,
  ) {
    this.#isMuted = isMuted
    this.#tickets = tickets
    this.#playback = new Playback({ sound, isSilent: isMuted, recovery, input: () => this.#input, listener })
    this.#endFollow = recovery.follow((isInterrupted) => listener({ type: 'interruption', isInterrupted }))
    this.#kept = new KeptSound(keepSound, NO_MORE)
    this.#keepOutage = keepOutage
    this.#shareSpeech = shareSpeech
    this.#listener = listener
  }

  /** Opens source and speaker and starts the session. Must follow a user gesture, or playback may be blocked. */
  static async start(
    options: VoiceRunOptions,
    listener: (event: VoiceRunEvent) => void,
  ): Promise<Result<VoiceRun>> {
    const run = new VoiceRun(options, listener)
    const prepare = () =>
      SoundInput.prepare(options.source, options.sound, options.recovery, (event) => run.#takeSound(event))
    let input = await prepare()
    // The sound server may have been restarted since the latest session.
    if (!input.ok && (await options.recovery.connect())) input = await prepare()
    if (!input.ok) return run.#abandon(input.error)
    run.#input = input.value
    try {
      const failure = await run.#start(options, input.value)
      return failure === undefined ? ok(run) : await run.#abandon(failure)
    } catch (thrown) {
      return run.#abandon(unexpected(thrown))
    }
  }

  set isMuted(isMuted: boolean) {
    this.#isMuted = isMuted
    this.#silence()
  }

  /** Pauses sending and playback; queued speech is kept. */
  set isPaused(isPaused: boolean) {
    this.#isPaused = isPaused
    this.#silence()
    if (this.#input !== undefined) this.#input.isPaused = isPaused
    this.#playback.isPaused = isPaused
  }

  /** Whether levels of what is captured and played are reported. */
  set isMeasured(isMeasured: boolean) {
    this.#thread?.send({ type: 'measure', isWanted: isMeasured })
    this.#playback.isMeasured = isMeasured
  }

  /** Whether the spoken translation is given to phones. */
  set isShared(isShared: boolean) {
    this.#thread?.send({ type: 'share-speech', isWanted: isShared })
  }

  adjust(sound: SoundOptions): void {
    this.#input?.adjust(sound)
    this.#playback.adjust(sound)
  }

  /** Selects another spoken language and drops the queued speech of the previous one. */
  hear(language: string): void {
    this.#thread?.send({ type: 'hear', language })
    this.#playback.skipToNow()
  }

  /** Other languages, from the next sentence on; queued speech is kept. */
  changeLanguages(choice: SessionLanguages): void {
    this.#thread?.send({ type: 'change-languages', choice })
  }

  skipToNow(): void {
    this.#playback.skipToNow()
  }

  /** Retries pending connections at once. After sleep, the existing connections are dead. */
  wake(): void {
    this.#thread?.send({ type: 'wake' })
  }

  /** Sends the remaining speech and waits for the end, which is reported as a state. */
  stop(): void {
    // Paused playback would never end.
    if (this.#isPaused) this.isPaused = false
    this.#thread?.stop()
  }

  /** Releases everything at once. */
  async dispose(): Promise<void> {
    const input = this.#input
    this.#input = undefined
    this.#endFollow()
    this.#thread?.close()
    for (const kept of [this.#kept, ...this.#outages.values()]) kept.end()
    await Promise.all([input?.close(), this.#playback.close()])
  }

  /** Releases the source of an ended session at once, and the rest when all speech has been played. */
  async finish(): Promise<void> {
    const input = this.#input
    this.#input = undefined
    await input?.close()
    await Promise.all([this.#kept, ...this.#outages.values()].map((kept) => kept.rest()))
    await this.#playback.drain()
    await this.dispose()
  }

  async #start(options: VoiceRunOptions, input: SoundInput): Promise<AppError | undefined> {
    const { config, chunkMs, heard, side = 'single', savesSilence = false } = options
    const thread = await EngineThread.open(options.files ?? '', {
      said: (event) => this.#take(event),
      broke: (detail) => this.#break(detail),
    })
    this.#thread = thread
    const captureRate = captureRateOf(config.sourceContentType)
    const toWorker = new MessageChannel()
    await input.begin(captureRate, chunkMs, toWorker.port1)
    const playback = await this.#playback.open(config, input)
    if (!playback.ok) return playback.error
    thread.send(
      {
        type: 'start',
        config,
        chunkMs,
        savesSilence,
        keepsSound: this.#kept.isWanted,
        keepsOutages: this.#keepOutage !== undefined,
        captureRate,
        isMuted: this.#isSilent,
        side,
        capture: toWorker.port2,
        heard,
        playback: playback.value,
      },
      playback.value === undefined ? [toWorker.port2] : [toWorker.port2, playback.value.port],
    )
    return undefined
  }

  #take(event: Exclude<EngineEvent, { type: 'ready' }>): void {
    if (event.type === 'level') this.#input?.hear(event.level.rms)
    if (event.type === 'ticket-wanted') void this.#admit(event.request, event.what)
    else if (event.type === 'sound') this.#kept.push(event)
    else if (event.type === 'outage') this.#beginOutage(event)
    else if (event.type === 'outage-sound') this.#outages.get(event.outage)?.push(event)
    else if (event.type === 'shared-speech') this.#shareSpeech?.(event.language, event.sound)
    else this.#listener(event)
  }

  #beginOutage({ outage, fromMs }: Extract<EngineEvent, { type: 'outage' }>): void {
    const noMore = { ...NO_MORE, outage, untilMs: 0 }
    this.#outages.set(outage, new KeptSound(this.#keepOutage?.(fromMs), noMore))
  }

  #takeSound(event: SoundEvent): void {
    if (event.type === 'file-over') this.stop()
    else this.#listener(event)
  }

  /** While muted or paused, captured audio is neither sent nor played. */
  get #isSilent(): boolean {
    return this.#isMuted || this.#isPaused
  }

  #silence(): void {
    this.#thread?.send({ type: 'mute', isMuted: this.#isMuted, isPaused: this.#isPaused })
    this.#playback.isSilent = this.#isSilent
  }

  #break(detail: string): void {
    this.#listener({ type: 'broken', error: { kind: 'unexpected', detail: `the engine failed: ${detail}` } })
    void this.dispose()
  }

  async #admit(request: number, what: TicketRequest): Promise<void> {
    const result = await ('open' in what ? this.#tickets.open(what.open) : this.#tickets.resume(what.resume))
    this.#thread?.send({ type: 'ticket', request, result })
  }

  async #abandon(error: AppError): Promise<Result<never>> {
    await this.dispose()
    return err(error)
  }
}
