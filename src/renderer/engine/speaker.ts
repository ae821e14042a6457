import { type AppError, unexpected } from '../../core/errors.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { PlaybackCommand, PlaybackStatus } from './protocol.ts'
import playbackWorklet from './worklets/playback.worklet.ts?worker&url'

interface SpeakerOptions {
  /** Samples a second of what will be played. */
  readonly rate: number
  /** Empty for the system's choice. */
  readonly deviceId: string
  /** From 0 to 1. */
  readonly volume: number
  /** Brings `SpokenSamples`. */
  readonly port: MessagePort
  readonly status: (status: PlaybackStatus) => void
}

const VOLUME_RAMP_S = 0.02

/** Plays spoken translations on one output device. */
export class Speaker {
  readonly #context: AudioContext
  readonly #node: AudioWorkletNode
  readonly #gain: GainNode

  private constructor(context: AudioContext, node: AudioWorkletNode, gain: GainNode) {
    this.#context = context
    this.#node = node
    this.#gain = gain
  }

  static async open({ rate, deviceId, volume, port, status }: SpeakerOptions): Promise<Result<Speaker>> {
    try {
      const context = new AudioContext({
        sampleRate: rate,
        latencyHint: 'interactive',
        ...(deviceId !== '' && { sinkId: deviceId }),
      })
      await context.audioWorklet.addModule(playbackWorklet)
      const node = new AudioWorkletNode(context, 'parley-playback', {
        numberOfInputs: 0,
        numberOfOutputs: 1,
        outputChannelCount: [1],
      })
      node.port.onmessage = ({ data }: MessageEvent<PlaybackStatus>) => status(data)
      const command: PlaybackCommand = { do: 'take-from', port }
      node.port.postMessage(command, [port])
      const gain = new GainNode(context, { gain: volume })
      node.connect(gain).connect(context.destination)
      await context.resume()
      return ok(new Speaker(context, node, gain))
    } catch (thrown) {
      const error: AppError = { kind: 'audio-output', detail: unexpected(thrown).detail }
      return err(error)
    }
  }

  /** @param volume from 0 to 1 */
  set volume(volume: number) {
    this.#gain.gain.setTargetAtTime(volume, this.#context.currentTime, VOLUME_RAMP_S)
  }

  /** Drops what is queued; what comes next is heard at once. */
  skipToNow(): void {
    const command: PlaybackCommand = { do: 'skip' }
    this.#node.port.postMessage(command)
  }

  /** How long after it was played here a sample is heard, in milliseconds. */
  get latencyMs(): number {
    return (this.#context.baseLatency + this.#context.outputLatency) * 1000
  }

  close(): Promise<void> {
    return this.#context.close()
  }
}
