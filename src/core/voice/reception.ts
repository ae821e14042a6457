import type { MediaChunk, Segment, ServerMessage } from './messages.ts'
import { Once, type PlacedSegment } from './once.ts'
import type { AudioSender } from './sender.ts'
import { SpokenOnce } from './spoken-once.ts'
import type { Timeline } from './timeline.ts'
import type { TranscriptUpdate } from './transcript.ts'

const SOURCE = 'source'
/** A translation that is further behind its source than this will not come. */
const MOST_BEHIND_MS = 15_000

type TranscriptMessage = Extract<
  ServerMessage,
  { type: 'source_transcript_update' | 'target_transcript_update' }
>

/** An update in capture times, and the capture time of its last words; nothing where it has no words. */
export interface Received {
  readonly update: TranscriptUpdate
  readonly endMs: number | undefined
}

/** Reads what the service understood: in capture times, each stretch of speech once. */
export class Reception {
  readonly #timeline: Timeline
  readonly #targets: readonly string[]
  readonly #once = new Once()
  readonly #spoken = new SpokenOnce()

  /** @param targets languages that the service translates into */
  constructor(timeline: Timeline, targets: readonly string[]) {
    this.#timeline = timeline
    this.#targets = targets
  }

  /** @param sender learns what need not be sent again */
  take(message: TranscriptMessage, sender: AudioSender): Received {
    const target = message.type === 'target_transcript_update' ? message.language : undefined
    const transcript = target ?? SOURCE
    for (const { startTime, endTime } of [...message.concluded, ...message.tentative])
      sender.reported(startTime, endTime)
    const judged = (segments: readonly Segment[]) =>
      segments.map((segment) => {
        const placed = this.#place(segment)
        return { placed, ...this.#once.judge(transcript, placed, sender.replay) }
      })
    const newOf = (segments: ReturnType<typeof judged>) =>
      segments.flatMap(({ segment, novelty }) => (novelty === 'new' ? segment : []))
    const judgedConcluded = judged(message.concluded)
    if (target !== undefined)
      for (const { segment, novelty } of judgedConcluded) this.#spoken.conclude(target, segment, novelty)
    for (const { placed, segment, novelty } of judgedConcluded)
      if (novelty === 'new') this.#once.conclude(transcript, placed, segment)
    const concluded = newOf(judgedConcluded)
    const tentative = newOf(judged(message.tentative))
    const confirmedMs = this.#confirmedMs()
    if (confirmedMs !== undefined) sender.confirm(confirmedMs)
    const all = [...concluded, ...tentative]
    return {
      update: { target, concluded, tentative },
      endMs: all.length === 0 ? undefined : newestEnd(all),
    }
  }

  /** Until when everything is concluded, in the source and in all targets that keep up with it. */
  #confirmedMs(): number | undefined {
    const source = this.#once.concludedMs(SOURCE)
    if (source === undefined) return undefined
    const targets = this.#targets.map((target) => this.#once.concludedMs(target) ?? Number.NEGATIVE_INFINITY)
    return Math.max(Math.min(source, ...targets), source - MOST_BEHIND_MS)
  }

  /**
   * @param now our clock
   * @returns what of this is to be heard: of words that were sent again, and are spoken again, what a decoder needs
   */
  takeSpeech(chunk: MediaChunk, now: number): MediaChunk | undefined {
    if (this.#spoken.isNew(chunk, now)) return chunk
    const head = chunk.data.slice(0, chunk.headers ?? 0)
    return head.length === 0 ? undefined : { ...chunk, data: head, duration: 0, text: undefined }
  }

  linkLost(now: number): void {
    this.#spoken.linkLost(now)
  }

  #place(inStream: Segment): PlacedSegment {
    const startTime = this.#timeline.toCaptureStartMs(inStream.startTime, inStream.endTime)
    const endTime = this.#timeline.toCaptureEndMs(inStream.endTime, inStream.startTime)
    const isAcross = endTime < startTime
    return {
      inStream,
      inCapture: {
        ...inStream,
        startTime,
        // It runs into what was sent again, which was captured earlier.
        endTime: isAcross ? startTime + inStream.endTime - inStream.startTime : endTime,
      },
    }
  }
}

const newestEnd = (segments: readonly Segment[]): number =>
  Math.max(...segments.map(({ endTime }) => endTime))
