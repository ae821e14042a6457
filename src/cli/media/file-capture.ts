import { FrameAssembler } from '../../core/audio/capture/frame-assembler.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { VoiceConfig } from '../../core/voice/session/config.ts'
import type { AudioFrame, CapturePort } from '../../core/voice/session/ports.ts'

interface FileCaptureOptions {
  /** Mono. */
  readonly samples: Float32Array<ArrayBuffer>
  /** Samples a second. */
  readonly rate: number
  readonly chunkMs: number
  readonly clock: Clock
  /** Called when the whole file has been spoken. */
  readonly ended: () => void
}

/** A recording instead of a microphone: it is heard at the pace at which it was spoken. */
export class FileCapture implements CapturePort {
  readonly #options: FileCaptureOptions
  #assembler: FrameAssembler | undefined
  #startedAt = 0
  #taken = 0
  #cancel: () => void = () => undefined

  constructor(options: FileCaptureOptions) {
    this.#options = options
  }

  start(_config: VoiceConfig, onFrame: (frame: AudioFrame) => void): void {
    const { rate, chunkMs, clock } = this.#options
    this.#assembler = new FrameAssembler(rate, chunkMs, onFrame)
    this.#startedAt = clock.now()
    this.#taken = 0
    this.#schedule()
  }

  stop(): void {
    this.#cancel()
    this.#assembler?.flush()
    this.#assembler = undefined
  }

  /** When the sound at this capture time was heard, on the clock. */
  timeOf(captureMs: number): number {
    return this.#startedAt + captureMs
  }

  /** Delivers each chunk when its last sample would have been spoken. */
  #schedule(): void {
    const { samples, rate, chunkMs, clock, ended } = this.#options
    if (this.#taken >= samples.length) return ended()
    const chunk = samples.slice(this.#taken, this.#taken + Math.round((rate * chunkMs) / 1000))
    const spokenAt = this.timeOf(((this.#taken + chunk.length) * 1000) / rate)
    this.#cancel = clock.after(spokenAt - clock.now(), () => {
      this.#taken += chunk.length
      this.#assembler?.push(chunk)
      this.#schedule()
    })
  }
}
