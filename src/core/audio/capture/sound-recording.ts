import type { Encoder } from '../encoding/encoder.ts'
import { joinBytes } from '../pcm.ts'
import { Resampler } from '../resampler.ts'

/** Sample rate of Opus. */
const RATE = 48_000
/** Duration of one chunk: the most that a killed program loses. */
const CHUNK_MS = 2000

interface SoundRecordingOptions {
  /** Rate of the captured samples, per second. */
  readonly rate: number
  /** Takes mono samples at 48 kHz. */
  readonly openEncoder: () => Promise<Encoder>
  /** Resolves in a task of its own, after more urgent work such as sending the same sound. */
  readonly yieldTask: () => Promise<void>
  /** The next bytes of the stream, up to a capture time; the last chunk may be empty. */
  readonly chunk: (data: Uint8Array<ArrayBuffer>, isLast: boolean, endMs: number) => void
  /** Reports that the recording ended early. Only its last chunk follows. */
  readonly failed: (thrown: unknown) => void
}

/**
 * The sound of a session as one encoded stream, independent of what is sent and across any number of links.
 * Its time is capture time: sample 0 is the first captured one.
 */
export class SoundRecording {
  readonly #options: SoundRecordingOptions
  readonly #resampler: Resampler
  readonly #encoder: Promise<Encoder>
  /** Encodes frames one after the other. Never rejects. */
  #work = Promise.resolve()
  #parts: Uint8Array[] = []
  /** Number of samples in these parts. */
  #samples = 0
  /** Number of samples in all earlier parts. */
  #delivered = 0
  #isOver = false
  #hasFailed = false

  constructor(options: SoundRecordingOptions) {
    this.#options = options
    this.#resampler = new Resampler(options.rate, RATE)
    this.#encoder = options.openEncoder()
    this.#then(() => Promise.resolve())
  }

  push(samples: Float32Array<ArrayBuffer>): void {
    if (this.#isOver) return
    this.#then(async (encoder) => {
      await this.#options.yieldTask()
      const sound = this.#resampler.push(samples)
      this.#parts.push(await encoder.encode(sound))
      this.#samples += sound.length
      if (this.#samples * 1000 >= RATE * CHUNK_MS) this.#handOn(false)
    })
  }

  /** Ends the recording. The last chunk follows once everything is encoded. */
  finish(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#then(async (encoder) => {
      this.#parts.push(await encoder.encode(this.#resampler.finish()), await encoder.finish())
      this.#handOn(true)
      encoder.close()
    })
  }

  #then(step: (encoder: Encoder) => Promise<void>): void {
    this.#work = this.#work
      .then(async () => (this.#hasFailed ? undefined : step(await this.#encoder)))
      .catch((thrown: unknown) => this.#fail(thrown))
  }

  #fail(thrown: unknown): void {
    this.#isOver = true
    this.#hasFailed = true
    this.#options.failed(thrown)
    this.#handOn(true)
    // An encoder that failed to open was already reported.
    void this.#encoder.then(
      (encoder) => encoder.close(),
      () => undefined,
    )
  }

  #handOn(isLast: boolean): void {
    this.#delivered += this.#samples
    this.#options.chunk(joinBytes(this.#parts), isLast, (this.#delivered * 1000) / RATE)
    this.#parts = []
    this.#samples = 0
  }
}
