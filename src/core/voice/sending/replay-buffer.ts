import type { AudioFrame } from '../session/ports.ts'
import { addGap, type Gap, withoutSpan } from './gaps.ts'

/** How much speech is kept, whether it waits to be sent or may have to be resent. */
export const KEPT_LIMIT_MS = 30_000
/** A replay begins this long before the first sound. */
const LEAD_MS = 300
/** Audio that is not concluded after this much further media will never be: it is not speech. */
const LONGEST_WAIT_MS = 15_000
/** The last part of unsent silence is sent once somebody speaks, since words begin quietly. */
const PRE_ROLL_MS = 500

/** What is known about a frame. */
export interface Kept {
  readonly frame: AudioFrame
  /** A service could hear something in it. */
  readonly hasSound: boolean
  readonly isSpeech: boolean
}

interface Entry extends Kept {
  /** Whether it will be sent in any case; otherwise that depends on what follows. */
  isWanted: boolean
  /** The service has said something since it was sent: it has probably come through. */
  isProven: boolean
}

/**
 * The last seconds of captured speech, oldest first: what was sent and may not have been heard, then what waits to
 * be sent. Over its limit the oldest goes; speech that was not sent leaves a gap.
 */
export class ReplayBuffer {
  #kept: Entry[] = []
  /** Number of frames sent. */
  #sent = 0
  /** Number of frames sent at least once: larger while some wait to be resent. */
  #onceSent = 0
  #gaps: readonly Gap[] = []
  /** Dropped speech that was sent and may not have been received. */
  #unsure: readonly Gap[] = []
  /** Speech that is gone and has come through: the session that has it may still conclude it. */
  #unconfirmed: readonly Gap[] = []
  readonly #limitMs: number

  constructor(limitMs: number) {
    this.#limitMs = limitMs
  }

  /** Duration of the audio that waits to be sent, in milliseconds. */
  get heldMs(): number {
    return totalMs(this.#kept.slice(this.#sent).filter(({ isWanted }) => isWanted))
  }

  /** Whether there is speech that was sent and not confirmed. */
  get hasUnconfirmed(): boolean {
    return this.#kept.slice(0, this.#sent).some(({ isSpeech }) => isSpeech)
  }

  /** Oldest first; the same list as long as nothing is dropped. */
  get gaps(): readonly Gap[] {
    return this.#gaps
  }

  /**
   * @param isWanted whether it is to be sent, with what came shortly before it
   * @returns how much silence will not be sent, in milliseconds
   */
  push(kept: Kept, isWanted: boolean): number {
    this.#kept.push({ ...kept, isWanted, isProven: false })
    if (isWanted) for (const entry of this.#kept) entry.isWanted = true
    const dropped = this.#dropUnwanted(endMs(kept.frame) - PRE_ROLL_MS)
    while (totalMs(this.#kept) > this.#limitMs && this.#kept.length > 1) this.#forgetOldest()
    return dropped
  }

  /** The oldest frame that waits to be sent. */
  get next(): AudioFrame | undefined {
    const entry = this.#kept[this.#sent]
    return entry?.isWanted === true ? entry.frame : undefined
  }

  /** The next frame is sent now. @returns whether there is speech in it */
  markSent(): boolean {
    const entry = this.#kept[this.#sent]
    if (entry === undefined) return false
    this.#sent += 1
    this.#onceSent = Math.max(this.#onceSent, this.#sent)
    return entry.isSpeech
  }

  /** The service has understood all that was captured before: it is never sent again. */
  confirm(captureMs: number): void {
    while (this.#onceSent > 0 && isBefore(this.#kept[0], captureMs)) this.#shift()
    this.#unconfirmed = after(captureMs, this.#unconfirmed)
  }

  /** Removes gaps whose speech is known after all. */
  known(spans: readonly Gap[]): void {
    for (const span of spans) this.#gaps = withoutSpan(this.#gaps, span)
  }

  /** The service lives: what has been sent by now arrives. */
  acknowledge(): void {
    for (const entry of this.#kept.slice(0, this.#sent)) entry.isProven = true
    for (const gap of this.#unsure) this.#unconfirmed = addGap(this.#unconfirmed, gap)
    this.#unsure = []
    const newest = this.#kept[this.#sent - 1]
    if (newest !== undefined)
      this.#unconfirmed = after(endMs(newest.frame) - LONGEST_WAIT_MS, this.#unconfirmed)
  }

  /** Another session concludes nothing of what only the last one has heard. */
  newSession(): void {
    for (const gap of this.#unconfirmed) this.#lose(gap)
    this.#unconfirmed = []
  }

  /**
   * Marks everything sent and unconfirmed to be resent, from its first sound on.
   *
   * @returns capture time at which the replay ends; undefined if there is nothing to resend
   */
  rewind(): number | undefined {
    for (const gap of this.#unsure) this.#lose(gap)
    this.#unsure = []
    const end = this.#kept[this.#sent - 1]?.frame
    const first = this.#kept.findIndex(({ hasSound }, index) => hasSound && index < this.#sent)
    if (end === undefined || first < 0) return undefined
    const sound = this.#kept[first] as Kept
    this.#sent = this.#kept.findIndex(({ frame }) => endMs(frame) > sound.frame.startMs - LEAD_MS)
    return endMs(end)
  }

  /** Nothing will be sent any more: unconfirmed audio is lost. */
  abort(): void {
    const sent = this.#sent
    this.rewind()
    this.newSession()
    for (const [index, entry] of this.#kept.splice(0).entries())
      if (index < sent ? entry.isSpeech : entry.hasSound) this.#lose(spanOf(entry))
    this.#sent = this.#onceSent = 0
  }

  #dropUnwanted(beforeMs: number): number {
    const from = this.#kept.findIndex(({ isWanted }) => !isWanted)
    if (from < 0) return 0
    const count = this.#kept.slice(from).filter(({ frame }) => endMs(frame) <= beforeMs).length
    return totalMs(this.#kept.splice(from, count))
  }

  #shift(): Entry | undefined {
    this.#sent = Math.max(0, this.#sent - 1)
    this.#onceSent = Math.max(0, this.#onceSent - 1)
    return this.#kept.shift()
  }

  #forgetOldest(): void {
    const isSent = this.#sent > 0
    const oldest = this.#shift()
    if (oldest === undefined) return
    if (!isSent) {
      if (oldest.hasSound) this.#lose(spanOf(oldest))
      return
    }
    if (!oldest.isSpeech) return
    if (oldest.isProven) this.#unconfirmed = addGap(this.#unconfirmed, spanOf(oldest))
    else this.#unsure = addGap(this.#unsure, spanOf(oldest))
  }

  #lose(lost: Gap): void {
    this.#gaps = addGap(this.#gaps, lost)
  }
}

const endMs = ({ startMs, durationMs }: AudioFrame): number => startMs + durationMs

const spanOf = ({ frame }: Kept): Gap => ({ fromMs: frame.startMs, toMs: endMs(frame) })

/** The parts of these gaps after a moment. */
const after = (captureMs: number, gaps: readonly Gap[]): readonly Gap[] =>
  gaps.flatMap(({ fromMs, toMs }) => (toMs > captureMs ? { fromMs: Math.max(fromMs, captureMs), toMs } : []))

const totalMs = (kept: readonly Kept[]): number =>
  kept.reduce((total, { frame }) => total + frame.durationMs, 0)

const isBefore = (kept: Kept | undefined, captureMs: number): boolean =>
  kept !== undefined && endMs(kept.frame) <= captureMs
