import { batchSize } from '../../../core/audio/capture/sample-batcher.ts'
import { ok, type Result } from '../../../core/base/result.ts'
import type { SoundEvent, SoundOptions, SoundSource } from '../sound-options.ts'
import { CaptureGraph } from './capture-graph.ts'
import type { MicrophoneOptions } from './microphone.ts'
import { MicrophoneManager } from './microphone-manager.ts'
import type { SoundFile } from './sound-file.ts'

type InputOptions = Pick<SoundOptions, 'microphone' | 'microphoneGain' | 'systemGain'>

/** Source of a session: a microphone, system audio, both, or a file. */
export class SoundInput {
  readonly #emit: (event: SoundEvent) => void
  #microphones: MicrophoneManager | undefined
  #microphone: MediaStream | undefined
  #system: MediaStream | undefined
  #file: SoundFile | undefined
  #graph: CaptureGraph | undefined
  #options: InputOptions

  private constructor(options: InputOptions, emit: (event: SoundEvent) => void) {
    this.#options = options
    this.#emit = emit
  }

  /** Requests devices and permissions. Capture starts with `begin`. */
  static async prepare(
    source: SoundSource,
    options: InputOptions,
    emit: (event: SoundEvent) => void,
  ): Promise<Result<SoundInput>> {
    const input = new SoundInput(options, emit)
    const opened = await input.#open(source)
    if (opened.ok) return ok(input)
    await input.close()
    return opened
  }

  /**
   * @param rate sample rate of the content type, in Hz
   * @param chunkMs length of a media chunk
   * @param port receives a `CaptureFeed`
   */
  async begin(rate: number, chunkMs: number, port: MessagePort): Promise<void> {
    const graph = await CaptureGraph.open(rate, batchSize(rate, chunkMs), port)
    this.#graph = graph
    graph.setGain('microphone', this.#options.microphoneGain)
    graph.setGain('system', this.#options.systemGain)
    graph.attach('microphone', this.#microphone)
    graph.attach('system', this.#system)
    graph.attach(
      'file',
      this.#file?.begin(graph.context, {
        progress: (progress) => this.#emit({ type: 'file', progress }),
        over: () => this.#emit({ type: 'file-over' }),
        failed: (error) => {
          this.#emit({ type: 'problem', error })
          this.#emit({ type: 'file-over' })
        },
      }),
    )
  }

  adjust(options: InputOptions): void {
    const before = this.#options
    this.#options = options
    this.#graph?.setGain('microphone', options.microphoneGain)
    this.#graph?.setGain('system', options.systemGain)
    if (!isSameMicrophone(before.microphone, options.microphone))
      this.#microphones?.choose(options.microphone)
  }

  set isPaused(isPaused: boolean) {
    if (this.#file !== undefined) this.#file.isPaused = isPaused
  }

  /** The mix of all sources; undefined before `begin`. */
  get original(): MediaStream | undefined {
    return this.#graph?.original
  }

  async close(): Promise<void> {
    this.#microphones?.close()
    this.#file?.close()
    for (const track of this.#system?.getTracks() ?? []) track.stop()
    await this.#graph?.close()
    this.#graph = undefined
  }

  async #open(source: SoundSource): Promise<Result<void>> {
    if (source.from === 'file') return this.#openFile(source.file)
    // First, because it is granted only right after a user gesture.
    if (source.from !== 'microphone') {
      const opened = await this.#openSystem(source.deviceId)
      if (!opened.ok) return opened
    }
    return source.from === 'system' ? ok(undefined) : this.#openMicrophone()
  }

  async #openFile(file: File): Promise<Result<void>> {
    const { SoundFile: Opener } = await import('./sound-file.ts')
    const opened = await Opener.open(file)
    if (!opened.ok) return opened
    this.#file = opened.value
    return ok(undefined)
  }

  async #openSystem(deviceId: string): Promise<Result<void>> {
    const { openSystemAudio } = await import('./system-audio.ts')
    const opened = await openSystemAudio(deviceId)
    if (!opened.ok) return opened
    this.#system = opened.value
    const [track] = opened.value.getAudioTracks()
    track?.addEventListener('ended', () => this.#emit({ type: 'system-lost' }))
    return ok(undefined)
  }

  async #openMicrophone(): Promise<Result<void>> {
    this.#microphones = new MicrophoneManager({
      stream: (stream) => {
        this.#microphone = stream
        this.#graph?.attach('microphone', stream)
      },
      use: (use) => this.#emit({ type: 'microphone', use }),
    })
    return this.#microphones.open(this.#options.microphone)
  }
}

const isSameMicrophone = (a: MicrophoneOptions, b: MicrophoneOptions): boolean =>
  a.deviceId === b.deviceId &&
  a.echoCancellation === b.echoCancellation &&
  a.noiseSuppression === b.noiseSuppression &&
  a.autoGainControl === b.autoGainControl
