import type { Result } from '../../core/base/result.ts'
import type { SoundServerError } from './sound-errors.ts'
import type { Sink } from './sound-graph.ts'

/** Adds streams of programs to a sink, while they are played where they were played before. */
export interface ProgramTap {
  /** Time from when a stream changes until the sink plays the change. */
  readonly delayMs: number
  /**
   * Adds these streams, by index, and removes all others. Idempotent.
   *
   * @returns the number of streams that reach the sink now; others may be about to begin
   */
  follow(streams: readonly number[], sink: Sink): Promise<Result<number, SoundServerError>>
  close(): void
}
