import { batchSize } from '../../../core/audio/capture/sample-batcher.ts'
import { ok, type Result } from '../../../core/base/result.ts'
import { onDeviceLost, resumeContext } from '../recovery/resume-context.ts'
import type { SoundPart, SoundRecovery } from '../recovery/sound-recovery.ts'
import type { SoundEvent, SoundOptions, SoundSource } from '../sound-options.ts'
import { CaptureGraph } from './capture-graph.ts'
import type { MicrophoneOptions } from './microphone.ts'
import { MicrophoneManager } from './microphone-manager.ts'
import type { PlayedFile } from './sound-file.ts'
import type { SystemAudio } from './system-audio.ts'

type InputOptions = Pick<SoundOptions, 'microphone' | 'microphoneGain' | 'systemGain'>

/** Source of a session: a microphone, system audio, both, or a file. */
export class SoundInput {
  readonly #emit: (event: SoundEvent) => void
  readonly #recovery: SoundRecovery
  readonly #leaves: (() => void)[] = []
  #microphones: MicrophoneManager | undefined
  #microphone: MediaStream | undefined
  #system: SystemAudio | undefined
  #file: PlayedFile | undefined
  #graph: CaptureGraph | undefined
  #options: InputOptions

  private constructor(options: InputOptions, recovery: SoundRecovery, emit: (event: SoundEvent) => void) {
    this.#options = options
    this.#recovery = recovery
    this.#emit = emit
  }

  /** Requests devices and permissions. Capture starts with `begin`. */
  static async prepare(
    source: SoundSource,
    options: InputOptions,
    recovery: SoundRecovery,
    emit: (event: SoundEvent) => void,
  ): Promise<Result<SoundInput>> {
    const input = new SoundInput(options, recovery, emit)
    const opened = await input.#open(source)
    if (opened.ok) return ok(input)
    await input.close()
    return opened
  }

  /**
   * @param rate sample rate of the capture, in Hz
   * @param chunkMs length of a media chunk
   * @param port receives a `CaptureFeed`
   */
  async begin(rate: number, chunkMs: number, port: MessagePort): Promise<void> {
    const graph = await CaptureGraph.open(rate, batchSize(rate, chunkMs), port)
    this.#graph = graph
    const lost = this.#join({ restore: () => resumeContext(graph.context) })
    onDeviceLost(graph.context, lost)
    graph.setGain('microphone', this.#options.microphoneGain)
    graph.setGain('system', this.#options.systemGain)
    graph.attach('microphone', this.#microphone)
    graph.attach('system', this.#system?.stream)
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

  /** @param rms level of the mix of all sources */
  hear(rms: number): void {
    // A level of zero is silent by the user's choice.
    if (this.#options.systemGain > 0) this.#system?.hear(rms)
  }

  /** The mix of all sources; undefined before `begin`. */
  get original(): MediaStream | undefined {
    return this.#graph?.original
  }

  async close(): Promise<void> {
    this.#microphones?.close()
    this.#file?.close()
    this.#system?.close()
    for (const leave of this.#leaves) leave()
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
    const { PlayedFile: Opener } = await import('./sound-file.ts')
    const opened = await Opener.open(file)
    if (!opened.ok) return opened
    this.#file = opened.value
    return ok(undefined)
  }

  async #openSystem(deviceId: string): Promise<Result<void>> {
    const { SystemAudio: Opener } = await import('./system-audio.ts')
    const system = new Opener(deviceId, {
      stream: (stream) => this.#graph?.attach('system', stream),
      state: (state) => this.#emit({ type: 'system-audio', state }),
      lost: () => lost(),
    })
    this.#system = system
    const lost = this.#join(system)
    return system.open()
  }

  /** Takes a part into the recovery. The returned function says that it has lost its device. */
  #join(part: SoundPart): () => void {
    this.#leaves.push(this.#recovery.join(part))
    return () => this.#recovery.lost(part)
  }

  async #openMicrophone(): Promise<Result<void>> {
    const microphones = new MicrophoneManager({
      stream: (stream) => {
        this.#microphone = stream
        this.#graph?.attach('microphone', stream)
      },
      use: (use) => this.#emit({ type: 'microphone', use }),
      lost: () => lost(),
    })
    this.#microphones = microphones
    const lost = this.#join(microphones)
    return microphones.open(this.#options.microphone)
  }
}

const isSameMicrophone = (a: MicrophoneOptions, b: MicrophoneOptions): boolean =>
  a.deviceId === b.deviceId &&
  a.echoCancellation === b.echoCancellation &&
  a.noiseSuppression === b.noiseSuppression &&
  a.autoGainControl === b.autoGainControl
