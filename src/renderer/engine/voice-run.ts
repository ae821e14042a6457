import { captureRateOf } from '../../core/audio/content-types.ts'
import { type AppError, unexpected } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { VoiceConfig } from '../../core/voice/session/config.ts'
import type { TicketPort } from '../../core/voice/session/ports.ts'
import { SoundInput } from './capture/sound-input.ts'
import { EngineThread } from './engine-thread.ts'
import { isDecodable, playbackRates } from './formats.ts'
import type { EngineEvent, PlaybackStatus, TicketRequest } from './protocol.ts'
import type { SoundEvent, SoundOptions, SoundSource } from './sound-options.ts'
import { Speaker } from './speaker.ts'

export interface VoiceRunOptions {
  readonly config: VoiceConfig
  readonly chunkMs: number
  readonly source: SoundSource
  readonly sound: SoundOptions
  /** Whether it begins muted. */
  readonly isMuted?: boolean
  /** Whether silence is kept off the wire, besides that of a muted microphone. */
  readonly savesSilence?: boolean
  /** The spoken language that is heard at first; left out: whichever comes first. */
  readonly heard?: string | undefined
  readonly tickets: TicketPort
  /** What comes before the path of the engine's script; left out: nothing. */
  readonly files?: string | undefined
  /** Takes the sound of the session to keep it: the next bytes of an Ogg Opus stream. Left out: none is made. */
  readonly keepSound?: ((data: Uint8Array<ArrayBuffer>) => void) | undefined
}

/** What a page hears of a run; tickets, readiness and its sound are dealt with here. */
export type VoiceRunEvent =
  | Exclude<EngineEvent, { is: 'ready' | 'ticket-wanted' | 'sound' }>
  | Exclude<SoundEvent, { is: 'file-over' }>
  | { readonly is: 'playback'; readonly status: PlaybackStatus }
  /** The engine itself has failed: the run is over, and has let go of everything. */
  | { readonly is: 'broken'; readonly error: AppError }

/** What is left of the sound when a session ends is encoded in a moment, or never. */
const KEPT_LIMIT_MS = 5000

/** The original is heard at this rate where nothing is spoken. */
const USUAL_RATE = 48_000

/**
 * One voice session with its sound: microphone, engine thread, speaker. Several can run side by side. The page's
 * thread passes tickets and captions on; sound never touches it.
 */
export class VoiceRun {
  readonly #tickets: TicketPort
  readonly #listener: (event: VoiceRunEvent) => void
  #thread: EngineThread | undefined
  #input: SoundInput | undefined
  #speaker: Speaker | undefined
  #isMuted: boolean
  #isPaused = false
  /** Settles when all speech has been heard. */
  readonly #heard = Promise.withResolvers<void>()
  readonly #keepSound: VoiceRunOptions['keepSound']
  /** Settles when all that was captured is encoded for keeping. */
  readonly #kept = Promise.withResolvers<void>()

  private constructor(
    { tickets, keepSound, isMuted = false }: VoiceRunOptions,
    listener: (event: VoiceRunEvent) => void,
  ) {
    this.#isMuted = isMuted
    this.#tickets = tickets
    this.#keepSound = keepSound
    this.#listener = listener
    if (keepSound === undefined) this.#kept.resolve()
  }

  /** Opens what is heard and the speaker, and begins the session. Must follow a click, or nothing may be played. */
  static async start(
    options: VoiceRunOptions,
    listener: (event: VoiceRunEvent) => void,
  ): Promise<Result<VoiceRun>> {
    const run = new VoiceRun(options, listener)
    const input = await SoundInput.prepare(options.source, options.sound, (event) => run.#hearSound(event))
    if (!input.ok) return input
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

  /** Nothing is sent and nothing is played until it goes on; what was to be played waits. */
  set isPaused(isPaused: boolean) {
    this.#isPaused = isPaused
    this.#silence()
    if (this.#input !== undefined) this.#input.isPaused = isPaused
    if (this.#speaker !== undefined) this.#speaker.isPaused = isPaused
  }

  adjust(sound: SoundOptions): void {
    this.#input?.adjust(sound)
    this.#speaker?.adjust(sound)
  }

  /** Another of the spoken languages: what waits of the one before is not heard any more. */
  hear(language: string): void {
    this.#thread?.tell({ do: 'hear', language })
    this.#speaker?.skipToNow()
  }

  skipToNow(): void {
    this.#speaker?.skipToNow()
  }

  /** What waits for a network tries it at once; where the computer has slept, its links are dead. */
  wake(): void {
    this.#thread?.tell({ do: 'wake' })
  }

  /** Sends what was said and waits for the end; the states tell when it has come. */
  stop(): void {
    // What waits to be heard could wait for ever.
    if (this.#isPaused) this.isPaused = false
    this.#thread?.stop()
  }

  /** Lets go of everything, at once. */
  async dispose(): Promise<void> {
    const [input, speaker] = [this.#input, this.#speaker]
    this.#input = undefined
    this.#speaker = undefined
    this.#thread?.close()
    await Promise.all([input?.close(), speaker?.close()])
  }

  /** The session is over: lets go of what is heard, and of the rest when all speech has been played. */
  async finish(): Promise<void> {
    const [input, speaker] = [this.#input, this.#speaker]
    this.#input = undefined
    await input?.close()
    await Promise.race([this.#kept.promise, new Promise((resolve) => setTimeout(resolve, KEPT_LIMIT_MS))])
    if (speaker !== undefined) {
      speaker.isPaused = false
      await this.#heard.promise
      await new Promise((resolve) => setTimeout(resolve, speaker.latencyMs))
    }
    await this.dispose()
  }

  async #start(options: VoiceRunOptions, input: SoundInput): Promise<AppError | undefined> {
    const { config, chunkMs, heard, savesSilence = false } = options
    const thread = await EngineThread.open(options.files ?? '', {
      said: (event) => this.#hear(event),
      broke: (detail) => this.#break(detail),
    })
    this.#thread = thread
    const captureRate = captureRateOf(config.sourceContentType)
    const toWorker = new MessageChannel()
    await input.begin(captureRate, chunkMs, toWorker.port1)
    const playback = await this.#openSpeaker(options, input)
    if (playback?.ok === false) return playback.error
    thread.tell(
      {
        do: 'start',
        config,
        chunkMs,
        savesSilence,
        keepsSound: this.#keepSound !== undefined,
        captureRate,
        isMuted: this.#isMuted || this.#isPaused,
        capture: toWorker.port2,
        heard,
        playback: playback?.value,
      },
      playback === undefined ? [toWorker.port2] : [toWorker.port2, playback.value.port],
    )
    return undefined
  }

  /** @returns nothing where nothing is to be heard */
  async #openSpeaker({ config, sound }: VoiceRunOptions, input: SoundInput) {
    const isSpoken = config.spokenLanguages.length > 0
    if (!isSpoken && sound.passthrough === 0) return undefined
    const type = config.targetContentType
    if (isSpoken && !isDecodable(type)) {
      const error: AppError = { kind: 'audio-format', contentType: type, detail: 'no decoder' }
      return err(error)
    }
    const rate = isSpoken && isDecodable(type) ? playbackRates[type] : USUAL_RATE
    const fromWorker = new MessageChannel()
    const speaker = await Speaker.open({
      ...sound,
      rate,
      port: fromWorker.port1,
      original: () => input.original,
      status: (status) => {
        this.#listener({ is: 'playback', status })
        if (status.isOver) this.#heard.resolve()
      },
      problem: (error) => this.#listener({ is: 'problem', error }),
    })
    if (!speaker.ok) return speaker
    this.#speaker = speaker.value
    return ok({ port: fromWorker.port2, rate })
  }

  #hear(event: Exclude<EngineEvent, { is: 'ready' }>): void {
    if (event.is === 'ticket-wanted') void this.#admit(event.request, event.what)
    else if (event.is === 'sound') this.#keep(event)
    else this.#listener(event)
  }

  #keep({ data, isLast }: Extract<EngineEvent, { is: 'sound' }>): void {
    this.#keepSound?.(data)
    if (isLast) this.#kept.resolve()
  }

  #hearSound(event: SoundEvent): void {
    if (event.is === 'file-over') this.stop()
    else this.#listener(event)
  }

  /** What is heard while muted or paused goes nowhere. */
  #silence(): void {
    const isSilent = this.#isMuted || this.#isPaused
    this.#thread?.tell({ do: 'mute', isMuted: isSilent })
    if (this.#speaker !== undefined) this.#speaker.isOriginalSilent = isSilent
  }

  #break(detail: string): void {
    this.#listener({ is: 'broken', error: { kind: 'unexpected', detail: `the engine failed: ${detail}` } })
    void this.dispose()
  }

  async #admit(request: number, what: TicketRequest): Promise<void> {
    const result = await ('open' in what ? this.#tickets.open(what.open) : this.#tickets.resume(what.resume))
    this.#thread?.tell({ do: 'ticket', request, result })
  }

  async #abandon(error: AppError): Promise<Result<never>> {
    await this.dispose()
    return err(error)
  }
}
