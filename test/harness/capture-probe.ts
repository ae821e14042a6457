import { toBase64 } from './base64.ts'
import probeWorklet from './capture-probe.worklet.ts?worker&url'

/** What the audio thread saw of the microphone. */
export interface Captured {
  readonly rate: number
  /** All samples, in base64 as 32-bit floats. */
  readonly samples: string
  /** For each quantum of 128 samples: when the audio thread got it, in milliseconds since 1970. */
  readonly times: readonly number[]
}

interface Taken {
  readonly samples: Float32Array<ArrayBuffer>
  readonly times: number[]
}

let probes: { readonly node: AudioWorkletNode; readonly rate: number }[] = []

/** From now on, every microphone that is opened is also seen by a probe on the same audio thread. */
export function probeCapture(): void {
  const { createMediaStreamSource } = AudioContext.prototype
  const listen = async (context: AudioContext, source: AudioNode) => {
    await context.audioWorklet.addModule(probeWorklet)
    const node = new AudioWorkletNode(context, 'capture-probe', { numberOfOutputs: 0 })
    source.connect(node)
    probes.push({ node, rate: context.sampleRate })
  }
  AudioContext.prototype.createMediaStreamSource = function createAndProbe(stream) {
    const source = createMediaStreamSource.call(this, stream)
    void listen(this, source)
    return source
  }
}

/** What the latest probe saw since it began. */
export async function takeCaptured(): Promise<Captured> {
  const probe = probes.at(-1)
  if (probe === undefined) throw new Error('nothing was probed')
  probes = []
  const taken = new Promise<Taken>((resolve) => {
    probe.node.port.onmessage = ({ data }: MessageEvent<Taken>) => resolve(data)
  })
  probe.node.port.postMessage('take')
  const { samples, times } = await taken
  return { rate: probe.rate, samples: toBase64(new Uint8Array(samples.buffer)), times }
}
