import type { SoundChunk } from '../../core/contract/recording/sound-chunk.ts'

/** Time limit for encoding the rest of the audio when a session ends. */
const REST_LIMIT_MS = 5000

/** The last chunk of an engine that delivers no more. */
export const NO_MORE: SoundChunk = { data: new Uint8Array(0), isLast: true }

/** The encoded audio of a session on its way to storage: every chunk once, and exactly one that is the last. */
export class KeptSound<C extends SoundChunk = SoundChunk> {
  readonly #deliver: ((chunk: C) => void) | undefined
  readonly #noMore: C
  readonly #delivered = Promise.withResolvers<void>()
  #isOver = false

  /**
   * @param deliver undefined if no audio is stored
   * @param noMore the last chunk if the engine delivers none
   */
  constructor(deliver: ((chunk: C) => void) | undefined, noMore: C) {
    this.#deliver = deliver
    this.#noMore = noMore
    if (deliver === undefined) this.#delivered.resolve()
  }

  get isWanted(): boolean {
    return this.#deliver !== undefined
  }

  push(chunk: C): void {
    if (this.#isOver) return
    this.#isOver = chunk.isLast
    this.#deliver?.(chunk)
    if (chunk.isLast) this.#delivered.resolve()
  }

  /** Waits until all captured audio is encoded, within a limit. */
  async rest(): Promise<void> {
    await Promise.race([
      this.#delivered.promise,
      new Promise((resolve) => setTimeout(resolve, REST_LIMIT_MS)),
    ])
  }

  /** Ends the sound early: the engine delivers no more. */
  end(): void {
    this.push(this.#noMore)
  }
}
