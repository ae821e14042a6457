import type { CaptureSpan } from '../position/timeline.ts'
import type { MediaChunk, Segment } from '../wire/voice-messages.ts'
import type { Novelty } from './transcript-deduplicator.ts'

/** Speech that came so shortly before its link was lost may not have come whole. */
const WHOLE_AFTER_MS = 1500
/** How long spoken spans are remembered; nothing older is ever spoken again. */
const REMEMBERED_MS = 120_000

interface Expected extends CaptureSpan {
  readonly text: string
  readonly novelty: Novelty
}

interface Voice {
  /** Concluded and not spoken yet, oldest first. */
  expected: Expected[]
  spoken: CaptureSpan[]
  /** The segment being spoken, and when its latest audio arrived. */
  last: { readonly span: CaptureSpan; readonly at: number } | undefined
  /** The segment that was being spoken when the link was lost, until more speech arrives. */
  interrupted: CaptureSpan | undefined
  isDropping: boolean
}

interface TakenSpeech {
  /** Whether it is to be played. */
  readonly isNew: boolean
  /** When its words were captured; undefined if the segment is not known. */
  readonly captured: CaptureSpan | undefined
}

/**
 * Drops speech that was already played. Resent words are translated and spoken twice; speech names the
 * segment that it speaks, and the segment states when its words were captured.
 */
export class SpeechDeduplicator {
  readonly #voices = new Map<string, Voice>()

  /** A segment of this language is concluded, in capture times; its speech may follow. */
  conclude(language: string, { text, startTime, endTime }: Segment, novelty: Novelty): void {
    const voice = this.#voiceOf(language)
    voice.expected.push({ text: text.trim(), fromMs: startTime, toMs: endTime, novelty })
    voice.expected = voice.expected.filter(({ toMs }) => toMs > endTime - REMEMBERED_MS)
  }

  /**
   * Takes in a chunk of speech. Its segment must have been concluded before: otherwise it is played without a capture
   * time.
   *
   * @param now our clock
   */
  receive({ language, text }: Pick<MediaChunk, 'language' | 'text'>, now: number): TakenSpeech {
    const voice = this.#voiceOf(language)
    if (text !== undefined) this.#begin(voice, text.trim(), now)
    else this.#goOn(voice, now)
    voice.interrupted = undefined
    const span = voice.last?.span
    return { isNew: !voice.isDropping, captured: span && { fromMs: span.fromMs, toMs: span.toMs } }
  }

  /** Whether all that was concluded in a language has been spoken. */
  isComplete(language: string, now: number): boolean {
    const { expected, last } = this.#voiceOf(language)
    return (
      expected.every(({ novelty }) => novelty !== 'new') &&
      (last === undefined || now - last.at >= WHOLE_AFTER_MS)
    )
  }

  /** The segment being spoken may be incomplete, so it may be spoken again. */
  linkLost(now: number): void {
    for (const voice of this.#voices.values()) {
      const { last } = voice
      if (last !== undefined && now - last.at < WHOLE_AFTER_MS)
        voice.spoken = voice.spoken.filter((span) => span !== last.span)
      voice.interrupted = last?.span
      voice.last = undefined
      voice.isDropping = false
    }
  }

  /** The new link may bring the rest of what the old one did not. */
  #goOn(voice: Voice, now: number): void {
    const span = voice.last?.span ?? voice.interrupted
    if (span === undefined) return
    voice.last = { span, at: now }
    if (!voice.spoken.includes(span)) voice.spoken = [...voice.spoken, span]
  }

  #begin(voice: Voice, text: string, now: number): void {
    const index = voice.expected.findIndex((expected) => expected.text === text)
    const [named] = index < 0 ? [] : voice.expected.splice(index, 1)
    voice.isDropping = named !== undefined && (named.novelty === 'stale' || isCovered(named, voice.spoken))
    voice.last = undefined
    if (named === undefined || voice.isDropping) return
    voice.last = { span: named, at: now }
    voice.spoken = [...voice.spoken.filter(({ toMs }) => toMs > named.toMs - REMEMBERED_MS), named]
  }

  #voiceOf(language: string): Voice {
    const known = this.#voices.get(language)
    if (known !== undefined) return known
    const voice: Voice = {
      expected: [],
      spoken: [],
      last: undefined,
      interrupted: undefined,
      isDropping: false,
    }
    this.#voices.set(language, voice)
    return voice
  }
}

/** Whether most of a span has been spoken. */
function isCovered({ fromMs, toMs }: CaptureSpan, spoken: readonly CaptureSpan[]): boolean {
  const shared = spoken.map((span) => Math.min(span.toMs, toMs) - Math.max(span.fromMs, fromMs))
  return shared.some((ms) => ms > (toMs - fromMs) / 2)
}
