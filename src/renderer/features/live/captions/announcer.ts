import {
  type Caption,
  captionAt,
  captionCount,
  endsSentence,
  type Transcript,
} from '../../../../core/voice/receiving/transcript.ts'

/** A text to announce once. */
export interface Announcement {
  readonly id: number
  readonly text: string
  /** Undefined if unknown. */
  readonly language: string | undefined
}

interface Progress {
  readonly transcript: Transcript
  /** The announced language; undefined for a transcription. */
  readonly target: string | undefined
  /** Whether more text may still be concluded. */
  readonly isRunning: boolean
}

/** An unchanged translation is announced after this time, even in the middle of a sentence. */
const SETTLED_MS = 2000
/** Number of captions to check: translations arrive in the order of speech, so earlier captions no longer grow. */
const LOOK_BACK = 20

/**
 * Decides when a translation is announced: at the end of a sentence, or when it has not grown for a while. Only
 * concluded text is announced, each text once, and never the original in place of a translation. Each session
 * has its own announcer.
 */
export class Announcer {
  /** Number of announced characters, by caption. */
  readonly #read = new Map<number, number>()
  /** Captions with text that was not announced yet, and the time since when they are unchanged. */
  readonly #waiting = new Map<number, { readonly length: number; readonly since: number }>()
  #count = 0
  #target: string | undefined

  /**
   * @param now time in milliseconds from any origin
   * @returns texts to announce now, in order
   */
  update({ transcript, target, isRunning }: Progress, now: number): Announcement[] {
    const due: Announcement[] = []
    const count = captionCount(transcript)
    // Announced text is not announced again in another language.
    const isOther = target !== this.#target
    if (isOther)
      for (const index of this.#read.keys())
        this.#read.set(index, concludedIn(captionAt(transcript, index), target).length)
    this.#target = target
    for (let index = Math.max(0, count - LOOK_BACK); index < count; index += 1) {
      const caption = captionAt(transcript, index)
      const concluded = concludedIn(caption, target)
      const fresh = concluded.slice(this.#read.get(index) ?? 0).trim()
      if (fresh === '' || !this.#isDue(index, concluded, isRunning, now)) continue
      this.#read.set(index, concluded.length)
      this.#waiting.delete(index)
      due.push({ id: (this.#count += 1), text: fresh, language: target ?? caption?.language })
    }
    return due
  }

  /** Time of the next check if nothing changes; undefined if none is needed. */
  get nextAt(): number | undefined {
    const settled = [...this.#waiting.values()].map(({ since }) => since + SETTLED_MS)
    return settled.length === 0 ? undefined : Math.min(...settled)
  }

  #isDue(index: number, concluded: string, isRunning: boolean, now: number): boolean {
    if (!isRunning || endsSentence(concluded)) return true
    const before = this.#waiting.get(index)
    const since = before?.length === concluded.length ? before.since : now
    this.#waiting.set(index, { length: concluded.length, since })
    return now - since >= SETTLED_MS
  }
}

const concludedIn = (caption: Caption | undefined, target: string | undefined): string =>
  (target === undefined ? caption?.source : caption?.targets[target])?.concluded ?? ''
