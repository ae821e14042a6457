import { joinBytes } from '../../core/audio/pcm.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { VoiceConfig } from '../../core/voice/session/config.ts'
import type { AudioFrame, CapturePort, Encoder } from '../../core/voice/session/ports.ts'
import { MAX_BYTES, MAX_MS, type MediaFile, type MediaUnit } from './media-unit.ts'

interface MediaCaptureOptions {
  readonly file: MediaFile
  readonly chunkMs: number
  readonly clock: Clock
  /** Called when the whole file has been spoken. */
  readonly ended: () => void
}

/**
 * Captures a file whose bytes are sent unchanged, at the pace of its own time. A frame of the session stands
 * for some units of the file: it has a single sample, at the level of speech.
 */
export class MediaCapture implements CapturePort {
  readonly #options: MediaCaptureOptions
  /** Units of a frame, by its single sample. */
  readonly #units = new Map<Float32Array, readonly MediaUnit[]>()
  #onFrame: ((frame: AudioFrame) => void) | undefined
  #startedAt = 0
  #taken = 0
  #spokenMs = 0
  #cancel: () => void = () => undefined

  constructor(options: MediaCaptureOptions) {
    this.#options = options
  }

  start(_config: VoiceConfig, onFrame: (frame: AudioFrame) => void): void {
    this.#onFrame = onFrame
    this.#startedAt = this.#options.clock.now()
    this.#taken = 0
    this.#spokenMs = 0
    this.#schedule()
  }

  stop(): void {
    this.#cancel()
    this.#onFrame = undefined
  }

  /** When the sound at this capture time was heard, on the clock. */
  timeOf(captureMs: number): number {
    return this.#startedAt + captureMs
  }

  /** Begins a stream: with the head of the file, and from there on with its bytes. */
  openEncoder(): Promise<Encoder> {
    let hasBegun = false
    const encode = (samples: Float32Array): Promise<Uint8Array> => {
      const units = this.#units.get(samples) ?? []
      const head = hasBegun ? [] : units.slice(0, 1).map((unit) => unit.head)
      hasBegun = true
      return Promise.resolve(joinBytes([...head, ...units.map(({ data }) => data)]))
    }
    return Promise.resolve({
      encode,
      finish: () => Promise.resolve(new Uint8Array(0)),
      close: () => undefined,
    })
  }

  /** Delivers units when the last of them would have been spoken. */
  #schedule(): void {
    const { file, chunkMs, clock, ended } = this.#options
    const units = nextUnits(file, this.#taken, chunkMs)
    if (units.length === 0) return ended()
    const durationMs = units.reduce((total, unit) => total + unit.durationMs, 0)
    const startMs = this.#spokenMs
    this.#cancel = clock.after(this.timeOf(startMs + durationMs) - clock.now(), () => {
      this.#taken += units.length
      this.#spokenMs += durationMs
      const samples = Float32Array.of(1)
      this.#units.set(samples, units)
      this.#onFrame?.({ samples, startMs, durationMs })
      this.#schedule()
    })
  }
}

/** Enough units for a chunk, within the limits of a message. */
function nextUnits({ units }: MediaFile, from: number, chunkMs: number): MediaUnit[] {
  const taken: MediaUnit[] = []
  let durationMs = 0
  let bytes = 0
  for (let i = from; i < units.length && durationMs < chunkMs; i += 1) {
    const unit = units[i] as MediaUnit
    durationMs += unit.durationMs
    bytes += unit.data.length + (i === from ? unit.head.length : 0)
    if (taken.length > 0 && (durationMs > MAX_MS || bytes > MAX_BYTES)) break
    taken.push(unit)
  }
  return taken
}
