const SECONDS = 120

/** Records every sample and its arrival in the audio thread, without messages until it is asked. */
class CaptureProbe extends AudioWorkletProcessor {
  readonly #samples = new Float32Array(sampleRate * SECONDS)
  readonly #times: number[] = []
  #length = 0

  constructor() {
    super()
    this.port.onmessage = () => {
      this.port.postMessage({ samples: this.#samples.slice(0, this.#length), times: this.#times })
    }
  }

  process([input]: Float32Array[][]): boolean {
    const mono = input?.[0]
    if (mono !== undefined && this.#length + mono.length <= this.#samples.length) {
      this.#samples.set(mono, this.#length)
      this.#length += mono.length
      this.#times.push(Date.now())
    }
    return true
  }
}

registerProcessor('capture-probe', CaptureProbe)
