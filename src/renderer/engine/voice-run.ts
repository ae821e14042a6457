import { type AppError, unexpected } from '../../core/errors.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { VoiceConfig } from '../../core/voice/config.ts'
import type { TicketPort } from '../../core/voice/ports.ts'
import { CaptureGraph } from './capture-graph.ts'
import { EngineThread } from './engine-thread.ts'
import { captureRates, isDecodable, isEncodable, playbackRates } from './formats.ts'
import { type MicrophoneOptions, openMicrophone } from './microphone.ts'
import type { EngineEvent, PlaybackStatus, TicketRequest } from './protocol.ts'
import { Speaker } from './speaker.ts'

export interface VoiceRunOptions {
  readonly config: VoiceConfig
  readonly chunkMs: number
  readonly microphone: MicrophoneOptions
  /** Device id; empty for the system's choice. */
  readonly speaker: string
  /** Of the spoken translation, from 0 to 1. */
  readonly volume: number
  readonly tickets: TicketPort
}

/** What a page hears of a run; tickets and readiness are dealt with here. */
export type VoiceRunEvent =
  | Exclude<EngineEvent, { is: 'ready' | 'ticket-wanted' }>
  | { readonly is: 'playback'; readonly status: PlaybackStatus }
  | { readonly is: 'microphone-lost' }
  /** The engine itself has failed: the run is over, and has let go of everything. */
  | { readonly is: 'broken'; readonly error: AppError }

/**
 * One voice session with its sound: microphone, engine thread, speaker. Several can run side by side. The page's
 * thread passes tickets and captions on; sound never touches it.
 */
export class VoiceRun {
  readonly #tickets: TicketPort
  readonly #listener: (event: VoiceRunEvent) => void
  #thread: EngineThread | undefined
  #capture: CaptureGraph | undefined
  #speaker: Speaker | undefined
  /** Settles when all speech has been heard. */
  readonly #heard = Promise.withResolvers<void>()

  private constructor(tickets: TicketPort, listener: (event: VoiceRunEvent) => void) {
    this.#tickets = tickets
    this.#listener = listener
  }

  /** Opens microphone and speaker, and begins the session. Must follow a click, or nothing may be played. */
  static async start(
    options: VoiceRunOptions,
    listener: (event: VoiceRunEvent) => void,
  ): Promise<Result<VoiceRun>> {
    const microphone = await openMicrophone(options.microphone)
    if (!microphone.ok) return microphone
    const run = new VoiceRun(options.tickets, listener)
    try {
      const started = await run.#start(options, microphone.value)
      return started === undefined ? ok(run) : run.#abandon(started, microphone.value)
    } catch (thrown) {
      return run.#abandon(unexpected(thrown), microphone.value)
    }
  }

  set isMuted(isMuted: boolean) {
    this.#thread?.tell({ do: 'mute', isMuted })
  }

  set volume(volume: number) {
    if (this.#speaker !== undefined) this.#speaker.volume = volume
  }

  skipToNow(): void {
    this.#speaker?.skipToNow()
  }

  /** Sends what was said and waits for the end; the states tell when it has come. */
  stop(): void {
    this.#thread?.stop()
  }

  /** Lets go of everything, at once. */
  async dispose(): Promise<void> {
    const [capture, speaker] = [this.#capture, this.#speaker]
    this.#capture = undefined
    this.#speaker = undefined
    this.#thread?.close()
    await Promise.all([capture?.close(), speaker?.close()])
  }

  /** The session is over: lets go of the microphone, and of the rest when all speech has been heard. */
  async finish(): Promise<void> {
    const [capture, speaker] = [this.#capture, this.#speaker]
    this.#capture = undefined
    await capture?.close()
    if (speaker !== undefined) {
      await this.#heard.promise
      await new Promise((resolve) => setTimeout(resolve, speaker.latencyMs))
    }
    await this.dispose()
  }

  async #start(options: VoiceRunOptions, microphone: MediaStream): Promise<AppError | undefined> {
    const { config, chunkMs } = options
    if (!isEncodable(config.sourceContentType))
      return { kind: 'audio-format', contentType: config.sourceContentType, detail: 'no encoder' }
    const thread = await EngineThread.open({
      said: (event) => this.#hear(event),
      broke: (detail) => this.#break(detail),
    })
    this.#thread = thread
    const captureRate = captureRates[config.sourceContentType]
    const toWorker = new MessageChannel()
    this.#capture = await CaptureGraph.open(microphone, captureRate, toWorker.port1)
    this.#capture.onLost(() => this.#listener({ is: 'microphone-lost' }))
    const playback = await this.#openSpeaker(options)
    if (playback?.ok === false) return playback.error
    thread.tell(
      { do: 'start', config, chunkMs, captureRate, capture: toWorker.port2, playback: playback?.value },
      playback === undefined ? [toWorker.port2] : [toWorker.port2, playback.value.port],
    )
    return undefined
  }

  /** @returns nothing where nothing is spoken */
  async #openSpeaker({ config, speaker: deviceId, volume }: VoiceRunOptions) {
    if (config.spokenLanguages.length === 0) return undefined
    const type = config.targetContentType
    if (!isDecodable(type)) {
      const error: AppError = { kind: 'audio-format', contentType: type, detail: 'no decoder' }
      return err(error)
    }
    const rate = playbackRates[type]
    const fromWorker = new MessageChannel()
    const speaker = await Speaker.open({
      rate,
      deviceId,
      volume,
      port: fromWorker.port1,
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
    else this.#listener(event)
  }

  #break(detail: string): void {
    this.#listener({ is: 'broken', error: { kind: 'unexpected', detail: `the engine failed: ${detail}` } })
    void this.dispose()
  }

  async #admit(request: number, what: TicketRequest): Promise<void> {
    const result = await ('open' in what ? this.#tickets.open(what.open) : this.#tickets.resume(what.resume))
    this.#thread?.tell({ do: 'ticket', request, result })
  }

  async #abandon(error: AppError, microphone: MediaStream): Promise<Result<never>> {
    for (const track of microphone.getTracks()) track.stop()
    await this.dispose()
    return err(error)
  }
}
