import { batchSize } from '../../../core/audio/capture/sample-batcher.ts'
import { ok, type Result } from '../../../core/base/result.ts'
import type { SoundEvent, SoundOptions, SoundSource } from '../sound-options.ts'
import { CaptureGraph } from './capture-graph.ts'
import type { MicrophoneOptions } from './microphone.ts'
import { MicrophoneManager } from './microphone-manager.ts'
import type { SoundFile } from './sound-file.ts'

type Levels = Pick<SoundOptions, 'microphone' | 'microphoneGain' | 'systemGain'>

/** What a session hears: a microphone, what the computer plays, both, or a file. */
export class SoundInput {
  readonly #tell: (event: SoundEvent) => void
  #keeper: MicrophoneManager | undefined
  #microphone: MediaStream | undefined
  #system: MediaStream | undefined
  #file: SoundFile | undefined
  #graph: CaptureGraph | undefined
  #levels: Levels

  private constructor(levels: Levels, tell: (event: SoundEvent) => void) {
    this.#levels = levels
    this.#tell = tell
  }

  /** Asks for what is needed. Nothing is heard before `begin`. */
  static async prepare(
    source: SoundSource,
    levels: Levels,
    tell: (event: SoundEvent) => void,
  ): Promise<Result<SoundInput>> {
    const input = new SoundInput(levels, tell)
    const opened = await input.#open(source)
    if (opened.ok) return ok(input)
    await input.close()
    return opened
  }

  /**
   * @param rate samples a second that the content type needs
   * @param chunkMs length of a media chunk
   * @param port takes a `CaptureFeed`
   */
  async begin(rate: number, chunkMs: number, port: MessagePort): Promise<void> {
    const graph = await CaptureGraph.open(rate, batchSize(rate, chunkMs), port)
    this.#graph = graph
    graph.setGain('microphone', this.#levels.microphoneGain)
    graph.setGain('system', this.#levels.systemGain)
    graph.attach('microphone', this.#microphone)
    graph.attach('system', this.#system)
    graph.attach(
      'file',
      this.#file?.begin(graph.context, {
        progress: (progress) => this.#tell({ is: 'file', progress }),
        over: () => this.#tell({ is: 'file-over' }),
        failed: (error) => {
          this.#tell({ is: 'problem', error })
          this.#tell({ is: 'file-over' })
        },
      }),
    )
  }

  adjust(levels: Levels): void {
    const before = this.#levels
    this.#levels = levels
    this.#graph?.setGain('microphone', levels.microphoneGain)
    this.#graph?.setGain('system', levels.systemGain)
    if (!isSameMicrophone(before.microphone, levels.microphone)) this.#keeper?.choose(levels.microphone)
  }

  set isPaused(isPaused: boolean) {
    if (this.#file !== undefined) this.#file.isPaused = isPaused
  }

  /** Everything that is heard; only once it has begun. */
  get original(): MediaStream | undefined {
    return this.#graph?.original
  }

  async close(): Promise<void> {
    this.#keeper?.close()
    this.#file?.close()
    for (const track of this.#system?.getTracks() ?? []) track.stop()
    await this.#graph?.close()
    this.#graph = undefined
  }

  async #open(source: SoundSource): Promise<Result<void>> {
    if (source.from === 'file') return this.#openFile(source.file)
    // First: it is only given right after a click.
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
    track?.addEventListener('ended', () => this.#tell({ is: 'system-lost' }))
    return ok(undefined)
  }

  async #openMicrophone(): Promise<Result<void>> {
    this.#keeper = new MicrophoneManager({
      stream: (stream) => {
        this.#microphone = stream
        this.#graph?.attach('microphone', stream)
      },
      use: (use) => this.#tell({ is: 'microphone', use }),
    })
    return this.#keeper.open(this.#levels.microphone)
  }
}

const isSameMicrophone = (a: MicrophoneOptions, b: MicrophoneOptions): boolean =>
  a.deviceId === b.deviceId &&
  a.echoCancellation === b.echoCancellation &&
  a.noiseSuppression === b.noiseSuppression &&
  a.autoGainControl === b.autoGainControl
