import { ROOM_SOUND_RATE, ROOM_SOUND_SAMPLES } from '../../../core/audience/room/sound-frames.ts'
import { Resampler } from '../../../core/audio/resampler.ts'
import type { Clock } from '../../../core/base/clock.ts'
import { encodeG711 } from '../../../core/media/g711.ts'

/** How long the end of a sentence waits for a whole frame. */
const REST_MS = 100

interface SharedSpeechOptions {
  /** Rate of the speech, in Hz. */
  readonly rate: number
  readonly clock: Clock
  /** Receives the sound of a frame, in mu-law. */
  readonly frame: (language: string, sound: Uint8Array<ArrayBuffer>) => void
}

/** Spoken translations in all languages of a session, as the phones of a room play them. */
export class SharedSpeech {
  readonly #options: SharedSpeechOptions
  readonly #frames = new Map<string, FrameWriter>()

  constructor(options: SharedSpeechOptions) {
    this.#options = options
  }

  push(language: string, samples: Float32Array<ArrayBuffer>): void {
    let writer = this.#frames.get(language)
    if (writer === undefined) {
      const { rate, clock, frame } = this.#options
      writer = new FrameWriter(rate, clock, (sound) => frame(language, sound))
      this.#frames.set(language, writer)
    }
    writer.push(samples)
  }

  /** Drops what is not a whole frame yet. */
  close(): void {
    for (const writer of this.#frames.values()) writer.close()
  }
}

class FrameWriter {
  readonly #resampler: Resampler
  readonly #clock: Clock
  readonly #frame: (sound: Uint8Array<ArrayBuffer>) => void
  readonly #samples = new Float32Array(ROOM_SOUND_SAMPLES)
  #length = 0
  #cancelRest: (() => void) | undefined

  constructor(rate: number, clock: Clock, frame: (sound: Uint8Array<ArrayBuffer>) => void) {
    this.#resampler = new Resampler(rate, ROOM_SOUND_RATE)
    this.#clock = clock
    this.#frame = frame
  }

  push(samples: Float32Array<ArrayBuffer>): void {
    let rest = this.#resampler.push(samples)
    while (rest.length > 0) {
      const part = rest.subarray(0, ROOM_SOUND_SAMPLES - this.#length)
      this.#samples.set(part, this.#length)
      this.#length += part.length
      rest = rest.subarray(part.length)
      if (this.#length === ROOM_SOUND_SAMPLES) this.#write()
    }
    if (this.#length > 0) this.#cancelRest ??= this.#clock.after(REST_MS, () => this.#write())
  }

  close(): void {
    this.#cancelRest?.()
  }

  #write(): void {
    this.#cancelRest?.()
    this.#cancelRest = undefined
    this.#frame(encodeG711('ulaw', this.#samples.subarray(0, this.#length)))
    this.#length = 0
  }
}
