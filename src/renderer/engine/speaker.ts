import { type AppError, unexpected } from '../../core/errors.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { PlaybackCommand, PlaybackStatus } from './protocol.ts'
import playbackWorklet from './worklets/playback.worklet.ts?worker&url'

declare global {
  /** What Chromium has, and the types of the web do not yet. */
  interface AudioContext {
    /** Empty for the system's choice. */
    readonly sinkId: string
    setSinkId(deviceId: string): Promise<void>
  }
}

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
  /** Told once, when the device fails and what is spoken would be heard by nobody. */
  readonly problem: (error: AppError) => void
}

const VOLUME_RAMP_S = 0.02

/**
 * Sends the sound to a device. A device that is gone is no reason to fall silent: a context that is made for it
 * says that it runs and plays into nothing. The system's choice takes its place, and that is told.
 */
async function chooseDevice(
  context: AudioContext,
  deviceId: string,
  problem: SpeakerOptions['problem'],
): Promise<void> {
  let isTold = false
  const fallBack = async (detail: string) => {
    if (isTold || context.state === 'closed') return
    isTold = true
    const isChosen = context.sinkId !== '' || deviceId !== ''
    try {
      await context.setSinkId('')
      await context.resume()
      problem({ kind: 'audio-output', ...(isChosen && { instead: 'system' }), detail })
    } catch (thrown) {
      problem({ kind: 'audio-output', detail: unexpected(thrown).detail })
    }
  }
  context.addEventListener('error', () => void fallBack('the device failed'))
  if (deviceId === '') return
  await context.setSinkId(deviceId).catch((thrown: unknown) => fallBack(unexpected(thrown).detail))
}

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

  static async open({
    rate,
    deviceId,
    volume,
    port,
    status,
    problem,
  }: SpeakerOptions): Promise<Result<Speaker>> {
    try {
      const context = new AudioContext({ sampleRate: rate, latencyHint: 'interactive' })
      await chooseDevice(context, deviceId, problem)
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
