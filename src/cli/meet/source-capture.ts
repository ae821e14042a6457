import type { SoundServerError } from '../../backend/sound-devices/sound-errors.ts'
import type { SoundStreams } from '../../backend/sound-devices/sound-streams.ts'
import { CaptureClock } from '../../core/audio/capture/capture-clock.ts'
import type { AudioFrame, CapturePort } from '../../core/audio/capture/capture-port.ts'
import { FrameAssembler } from '../../core/audio/capture/frame-assembler.ts'
import type { Clock } from '../../core/base/clock.ts'

interface SourceCaptureOptions {
  readonly tools: Pick<SoundStreams, 'record'>
  /** Name of the source on the sound server. */
  readonly source: string
  /** Samples a second. */
  readonly rate: number
  readonly chunkMs: number
  readonly clock: Clock
  /** Called when the source is lost, and with undefined when it is back. */
  readonly onChange: (error: SoundServerError | undefined) => void
}

const RETRY_MS = 500
/** A source without samples for this long is silent. */
const LATE_MS = 1000
const SILENCE_STEP_MS = 100

/** Captures a source of the sound server. While it is lost, it is silent at the pace of speech, and tried again. */
export class SourceCapture implements CapturePort {
  readonly #options: SourceCaptureOptions
  readonly #captureClock = new CaptureClock()
  #assembler: FrameAssembler | undefined
  #startedAt = 0
  #samples = 0
  #lastAt = 0
  #isLost = false
  #endRecording: () => void = () => undefined
  #cancelRetry: () => void = () => undefined
  #cancelSilence: () => void = () => undefined

  constructor(options: SourceCaptureOptions) {
    this.#options = options
  }

  start(onFrame: (frame: AudioFrame) => void): void {
    const { rate, chunkMs, clock } = this.#options
    this.#assembler = new FrameAssembler(rate, chunkMs, onFrame)
    this.#startedAt = clock.now()
    this.#lastAt = this.#startedAt
    this.#open()
    this.#watch()
  }

  stop(): void {
    this.#endRecording()
    this.#cancelRetry()
    this.#cancelSilence()
    this.#assembler?.flush()
    this.#assembler = undefined
  }

  /** When the sound at this capture time was heard, on the clock. */
  timeOf(captureMs: number): number {
    return this.#captureClock.timeOf(captureMs) ?? this.#startedAt + captureMs
  }

  #open(): void {
    const { tools, source, rate, clock, onChange } = this.#options
    this.#endRecording = tools.record(
      source,
      rate,
      (samples) => {
        this.#lastAt = clock.now()
        if (this.#isLost) onChange(undefined)
        this.#isLost = false
        this.#push(samples)
      },
      (error) => {
        if (!this.#isLost) onChange(error)
        this.#isLost = true
        this.#cancelRetry = clock.after(RETRY_MS, () => this.#open())
      },
    )
  }

  #push(samples: Float32Array<ArrayBuffer>): void {
    const { clock } = this.#options
    this.#samples += samples.length
    this.#captureClock.observe(clock.now(), this.#toMs(this.#samples))
    this.#assembler?.push(samples)
  }

  /** Fills in for a source that is late. */
  #watch(): void {
    const { clock, rate } = this.#options
    this.#cancelSilence = clock.after(SILENCE_STEP_MS, () => {
      const now = clock.now()
      const missing = Math.floor(((now - this.#startedAt) * rate) / 1000) - this.#samples
      if (now - this.#lastAt >= LATE_MS && missing > 0) this.#push(new Float32Array(missing))
      this.#watch()
    })
  }

  #toMs(samples: number): number {
    return (samples * 1000) / this.#options.rate
  }
}
