import { CaptureClock } from '../../../core/audio/capture/capture-clock.ts'
import type { AudioFrame, CapturePort } from '../../../core/audio/capture/capture-port.ts'
import { FrameAssembler } from '../../../core/audio/capture/frame-assembler.ts'
import { LevelReader, type MeterReading } from '../../../core/audio/capture/level.ts'
import { EnvelopeReader } from '../../../core/audio/echo/envelope.ts'
import type { Clock } from '../../../core/base/clock.ts'
import type { Log } from '../../../core/base/log.ts'
import type { CaptureFeed, CaptureRequest } from '../protocol.ts'

/** Time limit for a flush: a live audio thread responds within a few render quanta. */
const FLUSH_LIMIT_MS = 200
/** An audio thread that has delivered nothing for this long has no device: it delivers silence otherwise. */
const STALLED_MS = 1000
/** After this long, this thread was asleep too. */
const ASLEEP_MS = 4000

interface CaptureOptions {
  /** To the capture worklet: delivers a `CaptureFeed`, and takes a `CaptureRequest`. */
  readonly port: MessagePort
  /** In Hz. */
  readonly rate: number
  readonly chunkMs: number
  readonly clock: Clock
  readonly isMuted: boolean
  readonly level: (level: MeterReading) => void
  /** Receives the levels of what is captured while they are measured. */
  readonly levels: (levels: Float32Array) => void
  readonly log: Log
}

/** Captured audio in frames of equal length, as the session needs it; zeros while muted. */
export class Capture implements CapturePort {
  readonly #options: CaptureOptions
  readonly #time = new CaptureClock()
  readonly #level: LevelReader
  readonly #flushed: (() => void)[] = []
  #assembler: FrameAssembler | undefined
  #samples = 0
  /** When the latest samples arrived, or silence was captured instead. */
  #arrivedAt: number
  #isStalled = false
  #isMuted: boolean
  #envelope: EnvelopeReader | undefined

  constructor(options: CaptureOptions) {
    this.#options = options
    this.#level = new LevelReader(options.rate)
    this.#isMuted = options.isMuted
    this.#arrivedAt = options.clock.now()
    options.port.onmessage = ({ data }: MessageEvent<CaptureFeed>) => {
      if (data === 'flushed') this.#flushed.shift()?.()
      else {
        this.#isStalled = false
        this.#take(data)
      }
    }
  }

  start(onFrame: (frame: AudioFrame) => void): void {
    const { rate, chunkMs } = this.#options
    this.#samples = 0
    this.#assembler = new FrameAssembler(rate, chunkMs, onFrame)
  }

  stop(): void {
    if (this.#assembler === undefined) return
    this.#assembler.flush()
    this.#assembler = undefined
    this.#options.log.info('capture ended', { samples: this.#samples, rate: this.#options.rate })
  }

  /** Mutes or unmutes audio from now on; audio captured before stays unchanged. */
  set isMuted(isMuted: boolean) {
    this.#flush(() => {
      this.#isMuted = isMuted
    })
  }

  /** Whether levels are measured: those of silence while muted. */
  set isMeasured(isMeasured: boolean) {
    const { rate, levels } = this.#options
    this.#envelope = isMeasured ? new EnvelopeReader(rate, levels) : undefined
  }

  /** Runs a function once all audio captured so far has arrived, or after a time limit. */
  whenComplete(run: () => void): void {
    let cancel: () => void = () => undefined
    const once = () => {
      cancel()
      cancel = () => undefined
      run()
      run = () => undefined
    }
    cancel = this.#options.clock.after(FLUSH_LIMIT_MS, once)
    this.#flush(once)
  }

  /** The time on the worker's clock at which the audio at a capture time was captured. */
  timeOf(captureMs: number): number | undefined {
    return this.#time.timeOf(captureMs)
  }

  /**
   * Captures silence while no samples arrive at all, as during a restart of the sound server, so that capture time goes
   * on. Called regularly.
   */
  noticeStall(): void {
    const { clock, rate } = this.#options
    const missingMs = clock.now() - this.#arrivedAt
    if (missingMs < STALLED_MS && !this.#isStalled) return
    this.#isStalled = true
    this.#arrivedAt = clock.now()
    if (missingMs < ASLEEP_MS) this.#take(new Float32Array(Math.round((missingMs * rate) / 1000)))
  }

  close(): void {
    this.#options.port.close()
  }

  /** Requests the worklet's incomplete batch, and runs a function after it. */
  #flush(then: () => void): void {
    this.#flushed.push(then)
    this.#options.port.postMessage('flush' satisfies CaptureRequest)
  }

  /** The meter shows the level of all inputs even while muted: people speak into muted microphones. */
  #take(samples: Float32Array<ArrayBuffer>): void {
    this.#arrivedAt = this.#options.clock.now()
    const level = this.#level.push(samples)
    if (level !== undefined) this.#options.level(level)
    if (this.#assembler === undefined) return
    this.#samples += samples.length
    this.#time.observe(this.#options.clock.now(), (this.#samples * 1000) / this.#options.rate)
    if (this.#isMuted) samples.fill(0)
    this.#envelope?.push(samples)
    this.#assembler.push(samples)
  }
}
