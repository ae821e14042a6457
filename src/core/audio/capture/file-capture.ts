import type { Clock } from '../../base/clock.ts'
import { ADJOINING_MS, type AudioFrame, type CapturedFrame, type CapturePort } from './capture-port.ts'

interface FileCaptureOptions<F> {
  /** The whole file, from 0 ms on without gaps. Each frame is asked for when the one before was delivered. */
  readonly frames: Iterable<F> | AsyncIterable<F>
  readonly clock: Clock
  /** Times the pace of speech; 1 by default. */
  readonly speed?: number
  /** Whether the session holds all that it should: the file then waits, as a speaker would not. Never by default. */
  readonly isHeld?: () => boolean
  /**
   * Called when the whole file has been spoken.
   *
   * @param thrown why it could not be read to its end, if it could not
   */
  readonly ended: (thrown?: unknown) => void
}

/** Interval at which a waiting file asks whether it may go on. */
const HELD_LOOK_MS = 100

type Next<F> = IteratorResult<F> | Promise<IteratorResult<F>>

const iteratorOf = <F>(frames: FileCaptureOptions<F>['frames']): Iterator<F> | AsyncIterator<F> =>
  Symbol.asyncIterator in frames ? frames[Symbol.asyncIterator]() : frames[Symbol.iterator]()

/**
 * Captures from a recording instead of a microphone, at the pace at which it was spoken. Parts that are left out take no
 * time.
 */
export class FileCapture<F extends CapturedFrame = AudioFrame> implements CapturePort<F> {
  readonly #options: FileCaptureOptions<F>
  readonly #frames: Iterator<F> | AsyncIterator<F>
  /** When capture would have begun if nothing had waited or been left out. */
  #startedAt = 0
  #endMs = 0
  #isStopped = false
  #cancel: () => void = () => undefined

  constructor(options: FileCaptureOptions<F>) {
    this.#options = options
    this.#frames = iteratorOf(options.frames)
  }

  start(onFrame: (frame: F) => void): void {
    this.#startedAt = this.#options.clock.now()
    this.#schedule(this.#frames.next(), onFrame)
  }

  stop(): void {
    this.#isStopped = true
    this.#cancel()
    // Reading may be under way, and closes the file when it is over.
    void this.#frames.return?.()
  }

  /** When the sound at this capture time was heard, on the clock. */
  timeOf(captureMs: number): number {
    return this.#startedAt + captureMs / this.#speed
  }

  get #speed(): number {
    return this.#options.speed ?? 1
  }

  #schedule(next: Next<F>, onFrame: (frame: F) => void): void {
    if (next instanceof Promise)
      next.then(
        (read) => this.#place(read, onFrame),
        (thrown: unknown) => this.#isStopped || this.#options.ended(thrown),
      )
    else this.#place(next, onFrame)
  }

  /** Delivers a frame at the time at which its end would have been spoken. */
  #place({ done, value }: IteratorResult<F>, onFrame: (frame: F) => void): void {
    if (this.#isStopped) return
    const { clock, ended } = this.#options
    if (done === true) return ended()
    const frame: F = value
    const leftOutMs = frame.startMs - this.#endMs
    if (leftOutMs > ADJOINING_MS) this.#startedAt -= leftOutMs / this.#speed
    this.#endMs = frame.startMs + frame.durationMs
    this.#cancel = clock.after(this.timeOf(this.#endMs) - clock.now(), () => this.#deliver(frame, onFrame))
  }

  #deliver(frame: F, onFrame: (frame: F) => void): void {
    const { clock, isHeld } = this.#options
    if (isHeld?.() === true) {
      this.#startedAt += HELD_LOOK_MS
      this.#cancel = clock.after(HELD_LOOK_MS, () => this.#deliver(frame, onFrame))
      return
    }
    onFrame(frame)
    this.#schedule(this.#frames.next(), onFrame)
  }
}
