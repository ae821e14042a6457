import type { Segment, ServerMessage } from './messages.ts'
import { Once, type PlacedSegment } from './once.ts'
import type { AudioSender } from './sender.ts'
import type { Timeline } from './timeline.ts'
import type { TranscriptUpdate } from './transcript.ts'

const SOURCE = 'source'

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
  readonly #once = new Once()

  constructor(timeline: Timeline) {
    this.#timeline = timeline
  }

  /** @param sender learns what need not be sent again */
  take(message: TranscriptMessage, sender: AudioSender): Received {
    const target = message.type === 'target_transcript_update' ? message.language : undefined
    const transcript = target ?? SOURCE
    const read = (segments: readonly Segment[]) =>
      this.#once.filter(
        transcript,
        segments.map((segment) => this.#place(segment)),
        sender.replay,
      )
    const concluded = read(message.concluded)
    this.#once.conclude(transcript, concluded)
    const tentative = read(message.tentative)
    if (target === undefined && concluded.length > 0) sender.confirm(newestEnd(concluded))
    const all = [...concluded, ...tentative]
    return {
      update: { target, concluded, tentative },
      endMs: all.length === 0 ? undefined : newestEnd(all),
    }
  }

  #place(inStream: Segment): PlacedSegment {
    const startTime = this.#timeline.toCaptureStartMs(inStream.startTime)
    const endTime = this.#timeline.toCaptureEndMs(inStream.endTime)
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
