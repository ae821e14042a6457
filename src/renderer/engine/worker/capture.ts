import { CaptureClock } from '../../../core/audio/capture/capture-clock.ts'
import { FrameAssembler } from '../../../core/audio/capture/frame-assembler.ts'
import { LevelReader, type MeterReading } from '../../../core/audio/capture/level.ts'
import type { Clock } from '../../../core/base/clock.ts'
import type { Log } from '../../../core/base/log.ts'
import type { VoiceConfig } from '../../../core/voice/session/config.ts'
import type { AudioFrame, CapturePort } from '../../../core/voice/session/ports.ts'
import type { CaptureFeed } from '../protocol.ts'

/** An audio thread that lives answers within some quanta. */
const FLUSH_LIMIT_MS = 200

interface CaptureOptions {
  /** Brings a `CaptureFeed` from the capture worklet. */
  readonly port: MessagePort
  /** Samples a second. */
  readonly rate: number
  readonly chunkMs: number
  readonly clock: Clock
  readonly isMuted: boolean
  readonly level: (level: MeterReading) => void
  readonly log: Log
}

/** Sound as the session sees it: frames of equal length, zeros while it is muted. */
export class Capture implements CapturePort {
  readonly #options: CaptureOptions
  readonly #time = new CaptureClock()
  readonly #level: LevelReader
  readonly #flushed: (() => void)[] = []
  #assembler: FrameAssembler | undefined
  #samples = 0
  #isMuted: boolean

  constructor(options: CaptureOptions) {
    this.#options = options
    this.#level = new LevelReader(options.rate)
    this.#isMuted = options.isMuted
    options.port.onmessage = ({ data }: MessageEvent<CaptureFeed>) => {
      if (data === 'flushed') this.#flushed.shift()?.()
      else this.#take(data)
    }
  }

  start(_config: VoiceConfig, onFrame: (frame: AudioFrame) => void): void {
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

  /** Sound that comes from now on is zeros, or is not any more; what was heard before stays as it is. */
  set isMuted(isMuted: boolean) {
    this.#flush(() => {
      this.#isMuted = isMuted
    })
  }

  /** Stops as soon as all that was heard by now has come, or cannot come any more. */
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

  /** When the sound at this capture time was heard, on the worker's clock. */
  timeOf(captureMs: number): number | undefined {
    return this.#time.timeOf(captureMs)
  }

  close(): void {
    this.#options.port.close()
  }

  /** Asks for what the worklet has gathered, and runs this after it. */
  #flush(then: () => void): void {
    this.#flushed.push(then)
    this.#options.port.postMessage('flush')
  }

  /** The meter shows what the microphone hears even while it is muted: people speak into muted microphones. */
  #take(samples: Float32Array<ArrayBuffer>): void {
    const level = this.#level.take(samples)
    if (level !== undefined) this.#options.level(level)
    if (this.#assembler === undefined) return
    this.#samples += samples.length
    this.#time.observe(this.#options.clock.now(), (this.#samples * 1000) / this.#options.rate)
    this.#assembler.push(this.#isMuted ? samples.fill(0) : samples)
  }
}
