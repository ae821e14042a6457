/** One render quantum of Web Audio: what an audio thread works in, in samples. */
export const QUANTUM = 128
/** Minimum duration of a complete batch. */
const MIN_BATCH_MS = 50

/**
 * Samples in one message from the audio thread: a whole chunk, or an equal part of a long one, so that the last sample
 * of a chunk never waits for others.
 *
 * @param rate samples a second
 * @param chunkMs length of a media chunk
 */
export const batchSize = (rate: number, chunkMs: number): number =>
  Math.round((rate * chunkMs) / 1000) / Math.max(1, Math.floor(chunkMs / MIN_BATCH_MS))

/**
 * Gathers quanta on the audio thread, so that it sends few messages and allocates once for each. A batch is complete
 * with the quantum that reaches a multiple of its size, so that a consumer that cuts the stream into frames there waits
 * no longer than for single quanta.
 */
export class SampleBatcher {
  readonly #size: number
  readonly #capacity: number
  #samples: Float32Array<ArrayBuffer>
  #filled = 0
  #total = 0
  #batches = 1

  /** @param size samples in a batch, at least one quantum; may be a fraction */
  constructor(size: number) {
    this.#size = size
    this.#capacity = Math.ceil(size) + QUANTUM
    this.#samples = new Float32Array(this.#capacity)
  }

  /** @param fill writes the next quantum, into samples that are zero */
  add(fill: (quantum: Float32Array<ArrayBuffer>) => void): Float32Array<ArrayBuffer> | undefined {
    fill(this.#samples.subarray(this.#filled, this.#filled + QUANTUM))
    this.#filled += QUANTUM
    this.#total += QUANTUM
    return this.#total < Math.round(this.#batches * this.#size) ? undefined : this.flush()
  }

  /** @returns the gathered samples, possibly none; the ends of later batches do not move */
  flush(): Float32Array<ArrayBuffer> {
    const batch = this.#samples.subarray(0, this.#filled)
    this.#samples = new Float32Array(this.#capacity)
    this.#filled = 0
    this.#batches = Math.floor(this.#total / this.#size) + 1
    return batch
  }
}
