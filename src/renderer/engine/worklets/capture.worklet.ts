import { downmix } from '../../../core/audio/pcm.ts'
import type { CaptureCommand } from '../protocol.ts'

/** One render quantum: what the audio thread works in. */
const QUANTUM = 128

/**
 * Hands captured sound on as it comes, mono, to whoever has the other end of the port. Where there is no input
 * there is silence: the stream keeps its pace.
 */
class CaptureProcessor extends AudioWorkletProcessor {
  #out: MessagePort | undefined

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<CaptureCommand>) => {
      this.#out = data.port
    }
  }

  process([input = []]: Float32Array[][]): boolean {
    const mono = downmix(input, QUANTUM)
    this.#out?.postMessage(mono, [mono.buffer])
    return true
  }
}

registerProcessor('parley-capture', CaptureProcessor)
