import { Limiter } from '../../../core/audio/capture/limiter.ts'
import { mixDown } from '../../../core/audio/pcm.ts'
import type { CaptureCommand } from '../protocol.ts'

/** One render quantum: what the audio thread works in. */
const QUANTUM = 128

/**
 * Hands captured sound on as it comes, all inputs mixed into one channel, to whoever has the other end of the port.
 * Where there is no input there is silence: the stream keeps its pace.
 */
class CaptureProcessor extends AudioWorkletProcessor {
  readonly #limiter = new Limiter(sampleRate)
  #out: MessagePort | undefined

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<CaptureCommand>) => {
      this.#out = data.port
    }
  }

  process(inputs: Float32Array[][]): boolean {
    const mono = mixDown(inputs, QUANTUM)
    this.#limiter.apply(mono)
    this.#out?.postMessage(mono, [mono.buffer])
    return true
  }
}

registerProcessor('parley-capture', CaptureProcessor)
