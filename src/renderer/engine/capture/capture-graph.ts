import type { CaptureCommand } from '../protocol.ts'
import { closeContext } from '../recovery/resume-context.ts'
import captureWorklet from '../worklets/capture.worklet.ts?worker&url'

/** Audio sources, each with its own input of the worklet. */
const INPUTS = { microphone: 0, system: 1, file: 2 } as const
export type InputName = keyof typeof INPUTS

const GAIN_RAMP_S = 0.02
/** Sound that is rendered at a time. `interactive` wakes the threads of sound every 10 ms, for messages 50 ms apart. */
const RENDERED_S = 0.02

interface Input {
  readonly gain: GainNode
  source: AudioNode | undefined
}

/** Audio path to the engine worker: the context resamples, and a worklet mixes and sends the samples. */
export class CaptureGraph {
  readonly context: AudioContext
  readonly #inputs: { readonly [N in InputName]: Input }
  #original: MediaStreamAudioDestinationNode | undefined

  private constructor(context: AudioContext, node: AudioWorkletNode) {
    this.context = context
    const input = (index: number): Input => {
      const gain = new GainNode(context)
      gain.connect(node, 0, index)
      return { gain, source: undefined }
    }
    this.#inputs = {
      microphone: input(INPUTS.microphone),
      system: input(INPUTS.system),
      file: input(INPUTS.file),
    }
  }

  /**
   * @param rate sample rate of the capture, in Hz
   * @param batchSize samples per message
   * @param port receives a `CaptureFeed`
   */
  static async open(rate: number, batchSize: number, port: MessagePort): Promise<CaptureGraph> {
    const context = new AudioContext({ sampleRate: rate, latencyHint: RENDERED_S })
    await context.audioWorklet.addModule(captureWorklet)
    const node = new AudioWorkletNode(context, 'parley-capture', {
      numberOfInputs: Object.keys(INPUTS).length,
      numberOfOutputs: 0,
    })
    const command: CaptureCommand = { port, batchSize }
    node.port.postMessage(command, [port])
    const graph = new CaptureGraph(context, node)
    await context.resume()
    return graph
  }

  /** Replaces the source of an input; undefined for silence. */
  attach(name: InputName, source: MediaStream | AudioNode | undefined): void {
    const input = this.#inputs[name]
    input.source?.disconnect()
    input.source = source instanceof MediaStream ? this.context.createMediaStreamSource(source) : source
    input.source?.connect(input.gain)
  }

  setGain(name: InputName, gain: number): void {
    this.#inputs[name].gain.gain.setTargetAtTime(gain, this.context.currentTime, GAIN_RAMP_S)
  }

  /** The mix of all sources as one stream, for playback. */
  get original(): MediaStream {
    if (this.#original === undefined) {
      this.#original = new MediaStreamAudioDestinationNode(this.context, { channelCount: 1 })
      for (const { gain } of Object.values(this.#inputs)) gain.connect(this.#original)
    }
    return this.#original.stream
  }

  async close(): Promise<void> {
    for (const { source } of Object.values(this.#inputs)) source?.disconnect()
    await closeContext(this.context)
  }
}
