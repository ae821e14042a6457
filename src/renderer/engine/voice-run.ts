import { type AppError, unexpected } from '../../core/errors.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { VoiceConfig } from '../../core/voice/config.ts'
import type { TicketPort } from '../../core/voice/ports.ts'
import { CaptureGraph } from './capture-graph.ts'
import { captureRates, isDecodable, isEncodable, playbackRates } from './formats.ts'
import { type MicrophoneOptions, openMicrophone } from './microphone.ts'
import type { EngineCommand, EngineEvent, PlaybackStatus, TicketRequest } from './protocol.ts'
import { Speaker } from './speaker.ts'
import EngineWorker from './worker/index.ts?worker'

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

/**
 * One voice session with its sound: microphone, worker, speaker. Several can run side by side. The page's thread
 * passes tickets and captions on; sound never touches it.
 */
export class VoiceRun {
  readonly #worker: Worker
  readonly #tickets: TicketPort
  readonly #listener: (event: VoiceRunEvent) => void
  #capture: CaptureGraph | undefined
  #speaker: Speaker | undefined

  private constructor(tickets: TicketPort, listener: (event: VoiceRunEvent) => void) {
    this.#tickets = tickets
    this.#listener = listener
    this.#worker = new EngineWorker({ name: 'parley-engine' })
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
    this.#command({ do: 'mute', isMuted })
  }

  set volume(volume: number) {
    if (this.#speaker !== undefined) this.#speaker.volume = volume
  }

  skipToNow(): void {
    this.#speaker?.skipToNow()
  }

  /** Sends what was said and waits for the end; the states tell when it has come. */
  stop(): void {
    this.#command({ do: 'stop' })
  }

  /** Lets go of everything, at once. */
  async dispose(): Promise<void> {
    this.#worker.terminate()
    await Promise.all([this.#capture?.close(), this.#speaker?.close()])
  }

  /** Lets go of the microphone; speech that is still queued is heard to its end. */
  async releaseMicrophone(): Promise<void> {
    const capture = this.#capture
    this.#capture = undefined
    await capture?.close()
  }

  async #start(options: VoiceRunOptions, microphone: MediaStream): Promise<AppError | undefined> {
    const { config, chunkMs } = options
    if (!isEncodable(config.sourceContentType))
      return { kind: 'audio-format', contentType: config.sourceContentType, detail: 'no encoder' }
    await this.#ready()
    const captureRate = captureRates[config.sourceContentType]
    const toWorker = new MessageChannel()
    this.#capture = await CaptureGraph.open(microphone, captureRate, toWorker.port1)
    this.#capture.onLost(() => this.#listener({ is: 'microphone-lost' }))
    const playback = await this.#openSpeaker(options)
    if (playback?.ok === false) return playback.error
    this.#command(
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
      status: (status) => this.#listener({ is: 'playback', status }),
    })
    if (!speaker.ok) return speaker
    this.#speaker = speaker.value
    return ok({ port: fromWorker.port2, rate })
  }

  #ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#worker.onerror = ({ message }) => reject(new Error(message || 'the engine worker did not load'))
      this.#worker.onmessage = ({ data }: MessageEvent<EngineEvent>) => {
        if (data.is === 'ready') return resolve()
        if (data.is === 'ticket-wanted') return void this.#admit(data.request, data.what)
        this.#listener(data)
      }
    })
  }

  async #admit(request: number, what: TicketRequest): Promise<void> {
    const result = await ('open' in what ? this.#tickets.open(what.open) : this.#tickets.resume(what.resume))
    this.#command({ do: 'ticket', request, result })
  }

  async #abandon(error: AppError, microphone: MediaStream): Promise<Result<never>> {
    for (const track of microphone.getTracks()) track.stop()
    await this.dispose()
    return err(error)
  }

  #command(command: EngineCommand, transfer: Transferable[] = []): void {
    this.#worker.postMessage(command, transfer)
  }
}
