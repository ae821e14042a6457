/** Silence that separates two stretches of sound. */
const GAP_S = 0.2

class OutputProbe extends AudioWorkletProcessor {
  #lastSoundAt = Number.NEGATIVE_INFINITY

  process([input]: Float32Array[][]): boolean {
    const isSound = input?.[0]?.some((sample) => Math.abs(sample) > 1e-4) ?? false
    if (isSound && currentTime - this.#lastSoundAt > GAP_S) this.port.postMessage(Date.now())
    if (isSound) this.#lastSoundAt = currentTime
    return true
  }
}

registerProcessor('output-probe', OutputProbe)
