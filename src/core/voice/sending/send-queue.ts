import type { CapturedFrame } from '../../audio/capture/capture-port.ts'
import { addGap, aroundSpeech, type Gap, INEXACT_MS, isWithin, withoutSpan } from './sending-gaps.ts'

/** Length of the replay buffer: speech that waits to be sent, or may have to be resent. */
export const REPLAY_BUFFER_MS = 30_000
/** A replay begins this long before the first sound. */
const LEAD_MS = 300
/** Audio that is not concluded after this much further media will never be: it is not speech. */
const LONGEST_WAIT_MS = 15_000
/** The last part of unsent silence is sent once somebody speaks, since words begin quietly. */
const PRE_ROLL_MS = 500

/** A frame and its properties. */
export interface QueuedFrame {
  readonly frame: CapturedFrame
  /** Whether it contains anything audible. */
  readonly hasSound: boolean
  readonly isSpeech: boolean
}

interface Entry extends QueuedFrame {
  /** Whether it will be sent in any case; otherwise that depends on what follows. */
  isWanted: boolean
  /** Whether the service has sent a message since, so that it has probably been received. */
  isProven: boolean
}

/**
 * The last seconds of captured speech, oldest first: sent but unconfirmed frames, then frames to be sent. What is
 * captured is pushed here, and the sender pulls it when the link takes more.
 * Beyond its limit the oldest are dropped; unsent speech leaves a gap.
 */
export class SendQueue {
  #kept: Entry[] = []
  /** Number of frames sent. */
  #sent = 0
  /** Number of frames sent at least once: larger while some wait to be resent. */
  #onceSent = 0
  #gaps: readonly Gap[] = []
  /** The speech in the gaps, without its pauses. */
  #lost: readonly Gap[] = []
  /** Dropped speech that was sent and may not have been received. */
  #droppedUnproven: readonly Gap[] = []
  /** Dropped speech that was received: the session that received it may still conclude it. */
  #droppedProven: readonly Gap[] = []
  readonly #limitMs: number

  constructor(limitMs: number) {
    this.#limitMs = limitMs
  }

  /** Duration of the audio that waits to be sent, in milliseconds. */
  get heldMs(): number {
    return totalMs(this.#kept.slice(this.#sent).filter(({ isWanted }) => isWanted))
  }

  /** All frames that are kept: sent ones that are unconfirmed, then those to be sent. */
  get frames(): readonly CapturedFrame[] {
    return this.#kept.map(({ frame }) => frame)
  }

  /** Whether there is speech that was sent and not confirmed. */
  get hasUnconfirmed(): boolean {
    return this.#kept.slice(0, this.#sent).some(({ isSpeech }) => isSpeech)
  }

  /** Whether speech was dropped that was sent and may still be concluded: it cannot be resent. */
  get hasDropped(): boolean {
    return this.#droppedUnproven.length + this.#droppedProven.length > 0
  }

  /** Oldest first; the same array as long as nothing is dropped. */
  get gaps(): readonly Gap[] {
    return this.#gaps
  }

  /**
   * @param isWanted whether it is to be sent, together with the audio shortly before it
   * @returns amount of silence that will not be sent, in milliseconds
   */
  push(kept: QueuedFrame, isWanted: boolean): number {
    this.#kept.push({ ...kept, isWanted, isProven: false })
    if (isWanted) for (const entry of this.#kept) entry.isWanted = true
    const dropped = this.#dropUnwanted(endMs(kept.frame) - PRE_ROLL_MS)
    while (totalMs(this.#kept) > this.#limitMs && this.#kept.length > 1) this.#forgetOldest()
    return dropped
  }

  /** The oldest frame to be sent. */
  get next(): CapturedFrame | undefined {
    const entry = this.#kept[this.#sent]
    return entry?.isWanted === true ? entry.frame : undefined
  }

  /** Marks the next frame as sent. @returns whether it contains speech */
  markSent(): boolean {
    const entry = this.#kept[this.#sent]
    if (entry === undefined) return false
    this.#sent += 1
    this.#onceSent = Math.max(this.#onceSent, this.#sent)
    return entry.isSpeech
  }

  /** Everything captured before is concluded and never resent. */
  confirm(captureMs: number): void {
    while (this.#onceSent > 0 && isBefore(this.#kept[0], captureMs)) this.#shift()
    this.#droppedProven = after(captureMs, this.#droppedProven)
  }

  /** Removes gaps whose speech is known after all. */
  known(spans: readonly Gap[]): void {
    const before = this.#gaps
    for (const span of spans) {
      this.#gaps = withoutSpan(this.#gaps, span)
      this.#lost = withoutSpan(this.#lost, span).filter((lost) => !isWithin(lost, span))
    }
    // Between and before known words are pauses.
    if (this.#gaps !== before) this.#gaps = aroundSpeech(this.#gaps, this.#lost)
  }

  /** A message has come: what was sent before has probably been received. */
  onMessage(): void {
    for (const entry of this.#kept.slice(0, this.#sent)) entry.isProven = true
    for (const gap of this.#droppedUnproven) this.#droppedProven = addSpeech(this.#droppedProven, gap)
    this.#droppedUnproven = []
    const newest = this.#kept[this.#sent - 1]
    if (newest !== undefined)
      this.#droppedProven = after(endMs(newest.frame) - LONGEST_WAIT_MS, this.#droppedProven)
  }

  /** A new session concludes nothing that only the previous one received. */
  newServiceSession(): void {
    for (const gap of this.#droppedProven) this.#lose(gap)
    this.#droppedProven = []
  }

  /**
   * Marks everything sent and unconfirmed to be resent, from its first sound on.
   *
   * @returns capture time at which the replay ends; undefined if there is nothing to resend
   */
  rewind(): number | undefined {
    for (const gap of this.#droppedUnproven) this.#lose(gap)
    this.#droppedUnproven = []
    const end = this.#kept[this.#sent - 1]?.frame
    const first = this.#kept.findIndex(({ hasSound }, index) => hasSound && index < this.#sent)
    if (end === undefined || first < 0) return undefined
    const sound = this.#kept[first] as QueuedFrame
    this.#sent = this.#kept.findIndex(({ frame }) => endMs(frame) > sound.frame.startMs - LEAD_MS)
    return endMs(end)
  }

  /** Gives up sending: unconfirmed audio is lost. */
  abort(): void {
    const sent = this.#sent
    this.rewind()
    this.newServiceSession()
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
    if (oldest.isProven) this.#droppedProven = addSpeech(this.#droppedProven, spanOf(oldest))
    else this.#droppedUnproven = addSpeech(this.#droppedUnproven, spanOf(oldest))
  }

  #lose(lost: Gap): void {
    this.#gaps = addGap(this.#gaps, lost)
    this.#lost = addSpeech(this.#lost, lost)
  }
}

/** Joins syllables, not what pauses separate. */
const addSpeech = (speech: readonly Gap[], added: Gap) => addGap(speech, added, INEXACT_MS)

const endMs = ({ startMs, durationMs }: CapturedFrame): number => startMs + durationMs

const spanOf = ({ frame }: QueuedFrame): Gap => ({ fromMs: frame.startMs, toMs: endMs(frame) })

/** The parts of these gaps after a moment. */
const after = (captureMs: number, gaps: readonly Gap[]): readonly Gap[] =>
  gaps.flatMap(({ fromMs, toMs }) => (toMs > captureMs ? { fromMs: Math.max(fromMs, captureMs), toMs } : []))

const totalMs = (kept: readonly QueuedFrame[]): number =>
  kept.reduce((total, { frame }) => total + frame.durationMs, 0)

const isBefore = (kept: QueuedFrame | undefined, captureMs: number): boolean =>
  kept !== undefined && endMs(kept.frame) <= captureMs
