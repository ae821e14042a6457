import { CaptureClock } from '../../../core/audio/capture/capture-clock.ts'
import { FrameAssembler } from '../../../core/audio/capture/frame-assembler.ts'
import { type Level, measureLevel } from '../../../core/audio/capture/level.ts'
import { joinSamples } from '../../../core/audio/pcm.ts'
import type { Clock } from '../../../core/base/clock.ts'
import type { Log } from '../../../core/base/log.ts'
import type { VoiceConfig } from '../../../core/voice/session/config.ts'
import type { AudioFrame, CapturePort } from '../../../core/voice/session/ports.ts'

const LEVEL_EVERY_MS = 50

interface CaptureOptions {
  /** Brings `Float32Array`s from the capture worklet. */
  readonly port: MessagePort
  /** Samples a second. */
  readonly rate: number
  readonly chunkMs: number
  readonly clock: Clock
  readonly level: (level: Level) => void
  readonly log: Log
}

/** Sound as the session sees it: frames of equal length, zeros while it is muted. */
export class Capture implements CapturePort {
  readonly #options: CaptureOptions
  readonly #time = new CaptureClock()
  #assembler: FrameAssembler | undefined
  #samples = 0
  #forLevel: Float32Array[] = []
  isMuted = false

  constructor(options: CaptureOptions) {
    this.#options = options
    options.port.onmessage = ({ data }: MessageEvent<Float32Array<ArrayBuffer>>) => this.#take(data)
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

  /** When the sound at this capture time was heard, on the worker's clock. */
  timeOf(captureMs: number): number | undefined {
    return this.#time.timeOf(captureMs)
  }

  close(): void {
    this.#options.port.close()
  }

  #take(samples: Float32Array<ArrayBuffer>): void {
    this.#meter(samples)
    if (this.#assembler === undefined) return
    this.#samples += samples.length
    this.#time.observe(this.#options.clock.now(), (this.#samples * 1000) / this.#options.rate)
    this.#assembler.push(this.isMuted ? samples.fill(0) : samples)
  }

  /** The meter shows what the microphone hears even while it is muted: people speak into muted microphones. */
  #meter(samples: Float32Array): void {
    this.#forLevel.push(samples.slice())
    const length = this.#forLevel.reduce((total, part) => total + part.length, 0)
    if (length < (this.#options.rate * LEVEL_EVERY_MS) / 1000) return
    this.#options.level(measureLevel(joinSamples(this.#forLevel)))
    this.#forLevel = []
  }
}
