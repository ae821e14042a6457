import { unexpected } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { OutputDevice } from './output-device.ts'
import type { PlaybackCommand, PlaybackReport, PlaybackStatus } from './protocol.ts'
import { closeContext } from './recovery/resume-context.ts'
import type { SoundRecovery } from './recovery/sound-recovery.ts'
import type { ProblemEvent, SoundOptions } from './sound-options.ts'
import { SpeechMonitor } from './speech-monitor.ts'
import playbackWorklet from './worklets/playback.worklet.ts?worker&url'

/** Playback options of the spoken translation and the original underneath. */
type PlaybackOptions = Pick<SoundOptions, 'speaker' | 'volume' | 'monitor' | 'passthrough' | 'catchUp'>

interface SpeakerOptions extends PlaybackOptions {
  /** In Hz. */
  readonly rate: number
  /** Delivers a `PlaybackFeed`; undefined if only the original is played. */
  readonly port: MessagePort | undefined
  /** The original voice, requested once it is audible. */
  readonly original: () => MediaStream | undefined
  readonly status: (status: PlaybackStatus) => void
  /** Receives the levels of what is played while they are measured. */
  readonly levels: (levels: Float32Array) => void
  readonly recovery: SoundRecovery
  /** Called when the device fails and speech would be inaudible, and when it is back. */
  readonly problem: (event: ProblemEvent) => void
}

const VOLUME_RAMP_S = 0.02

/** Plays spoken translations on one output device, with the original voice underneath if requested. */
export class Speaker {
  readonly #context: AudioContext
  readonly #node: AudioWorkletNode
  readonly #device: OutputDevice
  readonly #voice: GainNode
  readonly #original: GainNode
  readonly #askOriginal: () => MediaStream | undefined
  readonly #recovery: SoundRecovery
  readonly #problem: SpeakerOptions['problem']
  #monitor: SpeechMonitor | undefined
  #source: MediaStreamAudioSourceNode | undefined
  #passthrough = 0
  #isOriginalSilent = true

  private constructor(
    context: AudioContext,
    node: AudioWorkletNode,
    device: OutputDevice,
    { original, recovery, problem }: Pick<SpeakerOptions, 'original' | 'recovery' | 'problem'>,
  ) {
    this.#context = context
    this.#node = node
    this.#device = device
    this.#askOriginal = original
    this.#recovery = recovery
    this.#problem = problem
    this.#voice = new GainNode(context, { gain: 0 })
    this.#original = new GainNode(context, { gain: 0 })
    const ducked = new GainNode(context, { gain: 0 })
    // The second output is the gain of the original at each moment.
    node.connect(ducked.gain, 1)
    const all = new GainNode(context)
    node.connect(this.#voice).connect(all)
    this.#original.connect(ducked).connect(all)
    all.connect(context.destination)
  }

  static async open(options: SpeakerOptions): Promise<Result<Speaker>> {
    const { rate, port, status, levels, recovery, problem, speaker: deviceId } = options
    const context = new AudioContext({ sampleRate: rate, latencyHint: 'interactive' })
    const device = new OutputDevice(context, recovery, problem)
    try {
      await device.choose(deviceId)
      await context.audioWorklet.addModule(playbackWorklet)
      const node = new AudioWorkletNode(context, 'parley-playback', {
        numberOfInputs: 0,
        numberOfOutputs: 2,
        outputChannelCount: [1, 1],
      })
      node.port.onmessage = ({ data }: MessageEvent<PlaybackReport>) =>
        data instanceof Float32Array ? levels(data) : status(data)
      const speaker = new Speaker(context, node, device, options)
      if (port !== undefined) speaker.#send({ type: 'take-from', port }, [port])
      speaker.adjust(options)
      await context.resume()
      return ok(speaker)
    } catch (thrown) {
      device.close()
      await closeContext(context)
      return err({ kind: 'audio-output', detail: unexpected(thrown).detail })
    }
  }

  adjust({ speaker, volume, monitor, passthrough, catchUp }: PlaybackOptions): void {
    void this.#device.choose(speaker)
    this.#listen(monitor)
    this.#ramp(this.#voice, volume)
    this.#send({ type: 'catch-up', isWanted: catchUp })
    this.#passthrough = passthrough
    this.#passOriginal()
  }

  /** Pauses playback, which resumes where it stopped. */
  set isPaused(isPaused: boolean) {
    this.#send({ type: 'pause', isPaused })
  }

  /** Whether the levels of what is played are measured. */
  set isMeasured(isWanted: boolean) {
    this.#send({ type: 'measure', isWanted })
  }

  /** While muted, the original is not played through the speaker either. */
  set isOriginalSilent(isSilent: boolean) {
    this.#isOriginalSilent = isSilent
    this.#passOriginal()
  }

  /** Drops queued speech, so that the next speech is played at once. */
  skipToNow(): void {
    this.#send({ type: 'skip' })
  }

  /** Delay between playing a sample and hearing it, in milliseconds. */
  get latencyMs(): number {
    return (this.#context.baseLatency + this.#context.outputLatency) * 1000
  }

  async close(): Promise<void> {
    this.#device.close()
    await this.#monitor?.close()
    await closeContext(this.#context)
  }

  #listen(monitor: PlaybackOptions['monitor']): void {
    if (monitor === undefined) {
      void this.#monitor?.close()
      this.#monitor = undefined
      return
    }
    this.#monitor ??= new SpeechMonitor(this.#node, this.#recovery, this.#problem)
    this.#monitor.adjust(monitor)
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

  #send(command: PlaybackCommand, transfer: Transferable[] = []): void {
    this.#node.port.postMessage(command, transfer)
  }
}
