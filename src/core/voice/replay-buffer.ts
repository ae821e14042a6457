import { measureLevel } from '../audio/level.ts'
import type { AudioFrame } from './ports.ts'

/** Quieter than this there is nothing that a service could hear words in: -50 dB. */
const SOUND_RMS = 0.003
/** What is sent again begins so long before the first sound. */
const LEAD_MS = 300

/** Speech that was dropped before it was sent. Capture times in milliseconds. */
export interface Gap {
  readonly fromMs: number
  readonly toMs: number
}

interface Kept {
  readonly frame: AudioFrame
  readonly hasSound: boolean
}

/**
 * The last seconds of captured speech, oldest first: what was sent and may not have been heard, then what waits to
 * be sent. Over its limit the oldest goes; speech that was not sent leaves a gap.
 */
export class ReplayBuffer {
  #kept: Kept[] = []
  /** How many of them have been sent. */
  #sent = 0
  #keptMs = 0
  #heldMs = 0
  #gaps: readonly Gap[] = []
  readonly #limitMs: number

  constructor(limitMs: number) {
    this.#limitMs = limitMs
  }

  /** What waits to be sent, in milliseconds. */
  get heldMs(): number {
    return this.#heldMs
  }

  /** Oldest first; the same list as long as nothing is dropped. */
  get gaps(): readonly Gap[] {
    return this.#gaps
  }

  push(frame: AudioFrame): void {
    this.#kept.push({ frame, hasSound: measureLevel(frame.samples).rms > SOUND_RMS })
    this.#keptMs += frame.durationMs
    this.#heldMs += frame.durationMs
    while (this.#keptMs > this.#limitMs && this.#kept.length > 1) this.#forgetOldest()
  }

  /** The oldest frame that waits to be sent. */
  get next(): AudioFrame | undefined {
    return this.#kept[this.#sent]?.frame
  }

  /** @returns whether there is sound in it; nothing, if it is not the next frame any more */
  markSent(frame: AudioFrame): boolean {
    const kept = this.#kept[this.#sent]
    if (kept?.frame !== frame) return false
    this.#sent += 1
    this.#heldMs = this.#sent === this.#kept.length ? 0 : this.#heldMs - frame.durationMs
    return kept.hasSound
  }

  /** The service has understood all that was captured before: it is never sent again. */
  confirm(captureMs: number): void {
    while (this.#sent > 0 && isBefore(this.#kept[0], captureMs)) this.#forgetOldest()
  }

  /**
   * Nobody knows what became of what was sent and not confirmed: it will be sent again, from its first sound on.
   *
   * @returns capture time at which that ends; nothing where there is nothing to send again
   */
  rewind(): number | undefined {
    const end = this.#kept[this.#sent - 1]?.frame
    const first = this.#kept.findIndex(({ hasSound }, index) => hasSound && index < this.#sent)
    if (end === undefined || first < 0) return undefined
    const sound = this.#kept[first] as Kept
    const from = this.#kept.findIndex(({ frame }) => endMs(frame) > sound.frame.startMs - LEAD_MS)
    for (const { frame } of this.#kept.slice(from, this.#sent)) this.#heldMs += frame.durationMs
    this.#sent = from
    return endMs(end)
  }

  #forgetOldest(): void {
    const oldest = this.#kept.shift()
    if (oldest === undefined) return
    const { durationMs } = oldest.frame
    this.#keptMs -= durationMs
    if (this.#sent > 0) {
      this.#sent -= 1
      return
    }
    this.#heldMs -= durationMs
    this.#widenGap(oldest.frame)
  }

  #widenGap(frame: AudioFrame): void {
    const last = this.#gaps.at(-1)
    const isNext = last !== undefined && frame.startMs - last.toMs < 1
    const gap = { fromMs: isNext ? last.fromMs : frame.startMs, toMs: endMs(frame) }
    this.#gaps = [...(isNext ? this.#gaps.slice(0, -1) : this.#gaps), gap]
  }
}

const endMs = ({ startMs, durationMs }: AudioFrame): number => startMs + durationMs

const isBefore = (kept: Kept | undefined, captureMs: number): boolean =>
  kept !== undefined && endMs(kept.frame) <= captureMs
