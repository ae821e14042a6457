import { type AppError, unexpected } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { OutputDevice } from './output-device.ts'
import type { PlaybackCommand, PlaybackStatus } from './protocol.ts'
import type { SoundOptions } from './sound-options.ts'
import playbackWorklet from './worklets/playback.worklet.ts?worker&url'

/** Playback options of the spoken translation and the original underneath. */
type PlaybackOptions = Pick<SoundOptions, 'speaker' | 'volume' | 'passthrough' | 'catchUp'>

interface SpeakerOptions extends PlaybackOptions {
  /** Samples a second of what will be played. */
  readonly rate: number
  /** Brings `SpokenSamples`. */
  readonly port: MessagePort
  /** The voice that is translated, asked for once it is to be heard. */
  readonly original: () => MediaStream | undefined
  readonly status: (status: PlaybackStatus) => void
  /** Called when the device fails and speech would be inaudible. */
  readonly problem: (error: AppError) => void
}

const VOLUME_RAMP_S = 0.02

/** Plays spoken translations on one output device, with the original underneath where it is wanted. */
export class Speaker {
  readonly #context: AudioContext
  readonly #node: AudioWorkletNode
  readonly #device: OutputDevice
  readonly #voice: GainNode
  readonly #original: GainNode
  readonly #askOriginal: () => MediaStream | undefined
  #source: MediaStreamAudioSourceNode | undefined
  #passthrough = 0
  #isOriginalSilent = false

  private constructor(
    context: AudioContext,
    node: AudioWorkletNode,
    device: OutputDevice,
    original: SpeakerOptions['original'],
  ) {
    this.#context = context
    this.#node = node
    this.#device = device
    this.#askOriginal = original
    this.#voice = new GainNode(context, { gain: 0 })
    this.#original = new GainNode(context, { gain: 0 })
    const ducked = new GainNode(context, { gain: 0 })
    // The second output says how loud the original may be at each moment.
    node.connect(ducked.gain, 1)
    const all = new GainNode(context)
    node.connect(this.#voice).connect(all)
    this.#original.connect(ducked).connect(all)
    all.connect(context.destination)
  }

  static async open(options: SpeakerOptions): Promise<Result<Speaker>> {
    const { rate, port, status, problem, original, speaker: deviceId } = options
    try {
      const context = new AudioContext({ sampleRate: rate, latencyHint: 'interactive' })
      const device = new OutputDevice(context, problem)
      await device.choose(deviceId)
      await context.audioWorklet.addModule(playbackWorklet)
      const node = new AudioWorkletNode(context, 'parley-playback', {
        numberOfInputs: 0,
        numberOfOutputs: 2,
        outputChannelCount: [1, 1],
      })
      node.port.onmessage = ({ data }: MessageEvent<PlaybackStatus>) => status(data)
      const speaker = new Speaker(context, node, device, original)
      speaker.#tell({ do: 'take-from', port }, [port])
      speaker.adjust(options)
      await context.resume()
      return ok(speaker)
    } catch (thrown) {
      const error: AppError = { kind: 'audio-output', detail: unexpected(thrown).detail }
      return err(error)
    }
  }

  adjust({ speaker, volume, passthrough, catchUp }: PlaybackOptions): void {
    void this.#device.choose(speaker)
    this.#ramp(this.#voice, volume)
    this.#tell({ do: 'catch-up', isWanted: catchUp })
    this.#passthrough = passthrough
    this.#passOriginal()
  }

  /** Pauses playback, which resumes where it stopped. */
  set isPaused(isPaused: boolean) {
    this.#tell({ do: 'pause', isPaused })
  }

  /** While muted, the original is not played through the speaker either. */
  set isOriginalSilent(isSilent: boolean) {
    this.#isOriginalSilent = isSilent
    this.#passOriginal()
  }

  /** Drops what is queued; what comes next is heard at once. */
  skipToNow(): void {
    this.#tell({ do: 'skip' })
  }

  /** Delay between playing a sample and hearing it, in milliseconds. */
  get latencyMs(): number {
    return (this.#context.baseLatency + this.#context.outputLatency) * 1000
  }

  close(): Promise<void> {
    this.#device.close()
    return this.#context.close()
  }

  #passOriginal(): void {
    if (this.#source === undefined && this.#passthrough > 0) {
      const stream = this.#askOriginal()
      if (stream === undefined) return
      this.#source = this.#context.createMediaStreamSource(stream)
      this.#source.connect(this.#original)
    }
    this.#ramp(this.#original, this.#isOriginalSilent ? 0 : this.#passthrough)
  }

  #ramp({ gain }: GainNode, to: number): void {
    gain.setTargetAtTime(to, this.#context.currentTime, VOLUME_RAMP_S)
  }

  #tell(command: PlaybackCommand, transfer: Transferable[] = []): void {
    this.#node.port.postMessage(command, transfer)
  }
}
