import { Limiter } from '../../../core/audio/capture/limiter.ts'
import { SampleBatcher } from '../../../core/audio/capture/sample-batcher.ts'
import { Downmixer } from '../../../core/audio/downmixer.ts'
import type { CaptureCommand, CaptureFeed, CaptureRequest } from '../protocol.ts'

interface Output {
  readonly port: MessagePort
  readonly batcher: SampleBatcher
}

/**
 * Sends captured audio in batches through a port, with all inputs mixed into one channel. Missing inputs are
 * silent, so that the stream keeps its pace.
 */
class CaptureProcessor extends AudioWorkletProcessor {
  readonly #limiter = new Limiter(sampleRate)
  /** One for each input. */
  readonly #downmixers: Downmixer[] = []
  #out: Output | undefined

  constructor() {
    super()
    this.port.onmessage = ({ data: { port, batchSize } }: MessageEvent<CaptureCommand>) => {
      const batcher = new SampleBatcher(batchSize)
      this.#out = { port, batcher }
      port.onmessage = (_request: MessageEvent<CaptureRequest>) => {
        send(port, batcher.flush())
        const flushed: CaptureFeed = 'flushed'
        port.postMessage(flushed)
      }
    }
  }

  process(inputs: Float32Array[][]): boolean {
    if (this.#out === undefined) return true
    const { port, batcher } = this.#out
    const batch = batcher.add((quantum) => {
      // Each input is made mono first, so that one in stereo is no louder than one in mono.
      inputs.forEach((channels, i) => (this.#downmixers[i] ??= new Downmixer()).addTo(quantum, channels))
      this.#limiter.apply(quantum)
    })
    if (batch !== undefined) send(port, batch)
    return true
  }
}

const send = (port: MessagePort, batch: Float32Array<ArrayBuffer>): void =>
  port.postMessage(batch satisfies CaptureFeed, [batch.buffer])

registerProcessor('parley-capture', CaptureProcessor)
