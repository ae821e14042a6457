import type { CaptureCommand } from './protocol.ts'
import captureWorklet from './worklets/capture.worklet.ts?worker&url'

/** The microphone's way to the engine worker: the context resamples, a worklet hands the samples on. */
export class CaptureGraph {
  readonly #context: AudioContext
  readonly #stream: MediaStream

  private constructor(context: AudioContext, stream: MediaStream) {
    this.#context = context
    this.#stream = stream
  }

  /**
   * @param rate samples a second that the content type needs
   * @param port takes the samples as `Float32Array`s
   */
  static async open(stream: MediaStream, rate: number, port: MessagePort): Promise<CaptureGraph> {
    const context = new AudioContext({ sampleRate: rate, latencyHint: 'interactive' })
    await context.audioWorklet.addModule(captureWorklet)
    const node = new AudioWorkletNode(context, 'parley-capture', { numberOfInputs: 1, numberOfOutputs: 0 })
    const command: CaptureCommand = { do: 'give-to', port }
    node.port.postMessage(command, [port])
    context.createMediaStreamSource(stream).connect(node)
    await context.resume()
    return new CaptureGraph(context, stream)
  }

  /** Tells when the device goes away; the stream goes on with silence. */
  onLost(lost: () => void): void {
    for (const track of this.#stream.getAudioTracks()) track.addEventListener('ended', lost)
  }

  async close(): Promise<void> {
    for (const track of this.#stream.getTracks()) track.stop()
    await this.#context.close()
  }
}
