/** A segment of a translation that is spoken. */
export interface SpokenSegment {
  readonly text: string
  /** When its words were captured, in milliseconds; undefined where the service has not told of them. */
  readonly captured: { readonly fromMs: number; readonly toMs: number } | undefined
}

/** Decoded speech that waits to be heard. `caption` is the text that begins to be spoken with it. */
export interface SpokenSamples {
  readonly samples: Float32Array
  readonly caption?: SpokenSegment | undefined
}

/** Samples over which a cut fades out, so that it does not click. */
const FADE = 240

/**
 * Plays packets of speech in order, back to back, never overlapping. The service sends them faster than they are
 * spoken, so the queue grows and shrinks; its length is the lag of the voice behind the text.
 */
export class PlaybackQueue {
  #queue: SpokenSamples[] = []
  #offset = 0
  #length = 0
  #caption: SpokenSegment | undefined

  /** Samples still to be heard. */
  get length(): number {
    return this.#length
  }

  /** The caption that is being spoken, while anything is. */
  get caption(): SpokenSegment | undefined {
    return this.#length === 0 ? undefined : this.#caption
  }

  push(spoken: SpokenSamples): void {
    if (spoken.samples.length === 0) return
    this.#queue.push(spoken)
    this.#length += spoken.samples.length
  }

  /**
   * Fills `output` with what comes next, and the rest of it with silence.
   *
   * @returns how many samples of speech it holds
   */
  pull(output: Float32Array): number {
    let filled = 0
    for (let head = this.#queue[0]; head !== undefined && filled < output.length; head = this.#queue[0]) {
      if (this.#offset === 0 && head.caption !== undefined) this.#caption = head.caption
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
   * Looks at what comes next and leaves it where it is.
   *
   * @returns how many samples there were to see
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

  /** Puts other samples in the place of the next `count`. A caption that begins among those begins now. */
  replace(count: number, samples: Float32Array): void {
    this.pull(new Float32Array(count))
    const head = this.#queue[0]
    if (head !== undefined && this.#offset > 0)
      this.#queue[0] = { samples: head.samples.subarray(this.#offset) }
    this.#offset = 0
    this.#queue.unshift({ samples })
    this.#length += samples.length
  }

  /** Drops all that is behind, so that what comes next is heard at once. */
  skip(): void {
    const tail = new Float32Array(Math.min(FADE, this.#length))
    this.pull(tail)
    for (let i = 0; i < tail.length; i += 1) tail[i] = (tail[i] ?? 0) * (1 - (i + 1) / tail.length)
    this.#queue = []
    this.#offset = 0
    this.#length = 0
    this.push({ samples: tail })
  }
}
