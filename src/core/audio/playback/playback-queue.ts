/** A segment of a translation that is spoken. */
export interface SpokenSegment {
  /** When its words were captured, in milliseconds; undefined if the service has not reported it. */
  readonly captured: { readonly fromMs: number; readonly toMs: number } | undefined
}

/** Decoded speech that waits to be played. `segment` is the one that begins to be spoken with it. */
export interface SpokenSamples {
  readonly samples: Float32Array
  readonly segment?: SpokenSegment | undefined
}

/** Samples over which a cut fades out, so that it does not click. */
const FADE = 240

/**
 * Plays samples of speech in order, back to back, never overlapping. The service sends them faster than they are
 * spoken, so the queue grows and shrinks; its length is the lag of the voice behind the text.
 */
export class PlaybackQueue {
  #queue: SpokenSamples[] = []
  #offset = 0
  #length = 0
  #segment: SpokenSegment | undefined
  /** A segment that arrived without samples: it begins with the next ones. */
  #next: SpokenSegment | undefined

  /** Number of queued samples. */
  get length(): number {
    return this.#length
  }

  /** The segment that is being spoken, while anything is. */
  get segment(): SpokenSegment | undefined {
    return this.#length === 0 ? undefined : this.#segment
  }

  push(spoken: SpokenSamples): void {
    const { samples, segment = this.#next } = spoken
    this.#next = samples.length === 0 ? segment : undefined
    if (samples.length === 0) return
    this.#queue.push({ samples, segment })
    this.#length += samples.length
  }

  /**
   * Fills `output` with the next samples, and the rest of it with silence.
   *
   * @returns the number of speech samples in it
   */
  pull(output: Float32Array): number {
    let filled = 0
    for (let head = this.#queue[0]; head !== undefined && filled < output.length; head = this.#queue[0]) {
      if (this.#offset === 0 && head.segment !== undefined) this.#segment = head.segment
      const count = Math.min(output.length - filled, head.samples.length - this.#offset)
      output.set(head.samples.subarray(this.#offset, this.#offset + count), filled)
      filled += count
      this.#offset += count
      if (this.#offset === head.samples.length) {
        this.#queue.shift()
        this.#offset = 0
      }
    }
    this.#length -= filled
    output.fill(0, filled)
    return filled
  }

  /**
   * Copies the next samples without removing them.
   *
   * @returns the number of copied samples
   */
  peek(into: Float32Array): number {
    let seen = 0
    let from = this.#offset
    for (const { samples } of this.#queue) {
      if (seen === into.length) break
      const part = samples.subarray(from, from + into.length - seen)
      into.set(part, seen)
      seen += part.length
      from = 0
    }
    return seen
  }

  /** Replaces the next `count` samples. A segment that begins among them begins now. */
  replace(count: number, samples: Float32Array): void {
    this.pull(new Float32Array(count))
    const head = this.#queue[0]
    if (head !== undefined && this.#offset > 0)
      this.#queue[0] = { samples: head.samples.subarray(this.#offset) }
    this.#offset = 0
    this.#queue.unshift({ samples })
    this.#length += samples.length
  }

  /** Drops the queue with a short fade, so that new speech plays at once. The newest segment becomes current. */
  skip(): void {
    const latest = this.#queue.findLast(({ segment }) => segment !== undefined)?.segment
    const tail = new Float32Array(Math.min(FADE, this.#length))
    this.pull(tail)
    for (let i = 0; i < tail.length; i += 1) tail[i] = (tail[i] ?? 0) * (1 - (i + 1) / tail.length)
    this.#queue = []
    this.#offset = 0
    this.#length = 0
    this.push({ samples: tail, segment: latest })
  }
}
