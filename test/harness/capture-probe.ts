import { toBase64 } from './base64.ts'
import probeWorklet from './capture-probe.worklet.ts?worker&url'

/** The microphone's audio as the audio thread received it. */
export interface Captured {
  readonly rate: number
  /** All samples, as 32-bit floats in base64. */
  readonly samples: string
  /** Time at which the audio thread received each quantum of 128 samples, in milliseconds since 1970. */
  readonly times: readonly number[]
}

interface Taken {
  readonly samples: Float32Array<ArrayBuffer>
  readonly times: number[]
}

const probes: Promise<{ readonly node: AudioWorkletNode; readonly rate: number }>[] = []

/** Attaches a probe on the same audio thread to every microphone that is opened from now on. */
export function probeCapture(): void {
  const { createMediaStreamSource } = AudioContext.prototype
  const listen = async (context: AudioContext, source: AudioNode) => {
    await context.audioWorklet.addModule(probeWorklet)
    const node = new AudioWorkletNode(context, 'capture-probe', { numberOfOutputs: 0 })
    source.connect(node)
    return { node, rate: context.sampleRate }
  }
  AudioContext.prototype.createMediaStreamSource = function createAndProbe(stream) {
    const source = createMediaStreamSource.call(this, stream)
    probes.push(listen(this, source))
    return source
  }
}

/** @returns the recording of the microphone that was opened at this place, counted from 0 */
export async function takeCaptured(place = 0): Promise<Captured> {
  const probe = await probes[place]
  if (probe === undefined) throw new Error('nothing was probed')
  const taken = new Promise<Taken>((resolve) => {
    probe.node.port.onmessage = ({ data }: MessageEvent<Taken>) => resolve(data)
  })
  probe.node.port.postMessage('take')
  const { samples, times } = await taken
  return { rate: probe.rate, samples: toBase64(new Uint8Array(samples.buffer)), times }
}
