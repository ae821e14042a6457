import { err, ok, type Result } from '../../core/base/result.ts'
import type { VoiceConfig } from '../../core/voice/config.ts'
import type { SoundInput } from './capture/sound-input.ts'
import { isDecodable, playbackRates } from './decodable-types.ts'
import type { PlaybackStatus, SpeechPort } from './protocol.ts'
import type { SoundRecovery } from './recovery/sound-recovery.ts'
import type { ProblemEvent, SoundOptions } from './sound-options.ts'
import { Speaker } from './speaker.ts'

export type PlaybackEvent =
  | { readonly type: 'playback'; readonly status: PlaybackStatus }
  /** The next levels of the spoken translation, as it is played. */
  | { readonly type: 'played-levels'; readonly levels: Float32Array }
  | ProblemEvent

interface PlaybackOptions {
  readonly sound: SoundOptions
  /** Whether the original is silent at first. */
  readonly isSilent: boolean
  readonly recovery: SoundRecovery
  /** The source of the session; undefined once the session has ended. */
  readonly input: () => SoundInput | undefined
  readonly listener: (event: PlaybackEvent) => void
}

/** Playback rate of the original if no translation is spoken. */
const ORIGINAL_RATE = 48_000

/** Time without progress after which the rest of an ended session counts as lost: a sound server restarts in less. */
const STALL_LIMIT_MS = 10_000

/** Playback of a session: of its translation, of its original, of both, or of nothing until the original is wanted. */
export class Playback {
  readonly #options: PlaybackOptions
  #sound: SoundOptions
  #isSilent: boolean
  #speaker: Speaker | undefined
  #isOpening = false
  /** Resolves when all speech has been played, or can no longer be. */
  readonly #allPlayed = Promise.withResolvers<void>()
  /** Ends a drain without progress. */
  #stall: ReturnType<typeof setTimeout> | undefined

  constructor(options: PlaybackOptions) {
    this.#options = options
    this.#sound = options.sound
    this.#isSilent = options.isSilent
  }

  /**
   * Opens the speaker if anything is played.
   *
   * @returns undefined if no translation is spoken
   */
  async open(
    { spokenLanguages, targetContentType: type }: VoiceConfig,
    input: SoundInput,
  ): Promise<Result<SpeechPort | undefined>> {
    if (spokenLanguages.length === 0) {
      this.#allPlayed.resolve()
      const opened = this.#sound.passthrough > 0 ? await this.#open(input, ORIGINAL_RATE) : ok(undefined)
      return opened.ok ? ok(undefined) : opened
    }
    if (!isDecodable(type)) return err({ kind: 'audio-format', contentType: type, detail: 'no decoder' })
    const fromWorker = new MessageChannel()
    const rate = playbackRates[type]
    const opened = await this.#open(input, rate, fromWorker.port1)
    return opened.ok ? ok({ port: fromWorker.port2, rate }) : opened
  }

  adjust(sound: SoundOptions): void {
    this.#sound = sound
    if (this.#speaker !== undefined) this.#speaker.adjust(sound)
    else if (sound.passthrough > 0) void this.#openLate()
  }

  /** Pauses what is played; queued speech is kept. */
  set isPaused(isPaused: boolean) {
    if (this.#speaker !== undefined) this.#speaker.isPaused = isPaused
  }

  /** Whether the original is silent. */
  set isSilent(isSilent: boolean) {
    this.#isSilent = isSilent
    if (this.#speaker !== undefined) this.#speaker.isOriginalSilent = isSilent
  }

  /** Whether the levels of the translation are reported. */
  set isMeasured(isMeasured: boolean) {
    if (this.#speaker !== undefined) this.#speaker.isMeasured = isMeasured
  }

  skipToNow(): void {
    this.#speaker?.skipToNow()
  }

  /** Resolves when all speech has been heard, or its output is lost for good. */
  async drain(): Promise<void> {
    const speaker = this.#speaker
    if (speaker === undefined) return
    speaker.isPaused = false
    this.#limitStall()
    await this.#allPlayed.promise
    clearTimeout(this.#stall)
    await new Promise((resolve) => setTimeout(resolve, speaker.latencyMs))
  }

  async close(): Promise<void> {
    const speaker = this.#speaker
    this.#speaker = undefined
    this.#allPlayed.resolve()
    await speaker?.close()
  }

  /** Lets a drain end without progress: a lost output reports nothing, and its context may say that it runs. */
  #limitStall(): void {
    clearTimeout(this.#stall)
    this.#stall = setTimeout(() => this.#allPlayed.resolve(), STALL_LIMIT_MS)
  }

  /** @param port delivers the speech; omitted if none is spoken */
  async #open(input: SoundInput, rate: number, port?: MessagePort): Promise<Result<void>> {
    const { recovery, listener } = this.#options
    const opened = await Speaker.open({
      ...this.#sound,
      rate,
      port,
      original: () => input.original,
      status: (status) => {
        listener({ type: 'playback', status })
        if (status.isOver) this.#allPlayed.resolve()
        else if (this.#stall !== undefined) this.#limitStall()
      },
      levels: (levels) => listener({ type: 'played-levels', levels }),
      recovery,
      problem: listener,
    })
    if (!opened.ok) return opened
    this.#speaker = opened.value
    this.#speaker.isOriginalSilent = this.#isSilent
    return ok(undefined)
  }

  /** Opens the speaker of a session that speaks nothing, once the original is to be audible. */
  async #openLate(): Promise<void> {
    const input = this.#options.input()
    if (input === undefined || this.#isOpening) return
    this.#isOpening = true
    const opened = await this.#open(input, ORIGINAL_RATE)
    this.#isOpening = false
    if (!opened.ok) return this.#options.listener({ type: 'problem', error: opened.error })
    // The session may have ended, or its options may have changed, while the device was being opened.
    if (this.#options.input() === undefined) await this.close()
    else this.#speaker?.adjust(this.#sound)
  }
}
