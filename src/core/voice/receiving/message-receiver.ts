import type { SpokenSegment } from '../../audio/playback/playback-queue.ts'
import type { VoiceConfig } from '../config.ts'
import type { StreamPosition } from '../position/stream-position.ts'
import type { CaptureSpan } from '../position/timeline.ts'
import type { MediaChunk, Segment, ServerMessage } from '../wire/voice-messages.ts'
import { SpeechDeduplicator } from './speech-deduplicator.ts'
import { TentativeText } from './tentative-text.ts'
import { endsSentence, type TranscriptUpdate } from './transcript.ts'
import { type Novelty, type PlacedSegment, TranscriptDeduplicator } from './transcript-deduplicator.ts'

const SOURCE = 'source'
/** Segments of the source whose translation may not have begun. */
const SOURCE_TAIL = 12
/** A translation that is further behind its source than this will not come. */
const MAX_BEHIND_MS = 15_000

type TranscriptMessage = Extract<
  ServerMessage,
  { type: 'source_transcript_update' | 'target_transcript_update' }
>

/** Times of the same words differ slightly between languages. */
const TOLERANCE_MS = 300

type Languages = Pick<VoiceConfig, 'targetLanguages' | 'spokenLanguages'>

const targetsOf = ({ targetLanguages, spokenLanguages }: Languages): readonly string[] => [
  ...new Set([...targetLanguages, ...spokenLanguages]),
]

/** Content of a transcript message, in capture times. */
export interface Received {
  readonly update: TranscriptUpdate
  /** When its last words end; undefined if it has no words. */
  readonly endMs: number | undefined
  /** Until when the source and all targets that keep up with it are concluded; undefined if nothing is. */
  readonly concludedMs: number | undefined
}

/** Speech to be played, and the segment that begins with it; undefined if one continues. */
export interface ReceivedSpeech {
  readonly chunk: MediaChunk
  readonly segment: SpokenSegment | undefined
}

/** Reads the service's transcripts and spoken translations: in capture times, each stretch of speech once. */
export class MessageReceiver {
  readonly #position: StreamPosition
  #targets: readonly string[]
  #spokenLanguages: readonly string[]
  /** Capture times from which on targets are translated into that were added later. */
  readonly #addedMs = new Map<string, number>()
  readonly #once = new TranscriptDeduplicator()
  readonly #spoken = new SpeechDeduplicator()
  readonly #tentative = new Map<string, TentativeText>()
  /** Text that the source concluded last. */
  #concludedText = ''
  /** The last source segments, in capture times: their translations may be missing. */
  #sourceTail: readonly Segment[] = []

  constructor(position: StreamPosition, languages: Languages) {
    this.#position = position
    this.#targets = targetsOf(languages)
    this.#spokenLanguages = languages.spokenLanguages
  }

  /**
   * The service translates what it is sent from now on into other languages. What was concluded before has no
   * translation into those that are new, and no more text comes in those that are gone.
   */
  changeLanguages(languages: Languages): TranscriptUpdate[] {
    const [before, targets] = [this.#targets, targetsOf(languages)]
    const concludedMs = this.#once.concludedMs(SOURCE) ?? Number.NEGATIVE_INFINITY
    for (const target of targets) if (!before.includes(target)) this.#addedMs.set(target, concludedMs)
    this.#targets = targets
    this.#spokenLanguages = languages.spokenLanguages
    return before
      .filter((target) => !targets.includes(target) && this.#tentative.delete(target))
      .map((target) => ({ target, concluded: [], tentative: [] }))
  }

  /**
   * Whether the source ends with a sentence, of which all translations were received, and spoken. What is being said
   * after it is not concluded, and would be resent.
   *
   * @param now our clock
   */
  isBetweenSentences(now: number): boolean {
    const concludedMs = this.#once.concludedMs(SOURCE)
    if (concludedMs === undefined) return true
    return (
      endsSentence(this.#concludedText) &&
      this.#targets.every((target) => this.#translatedMs(target) >= concludedMs - TOLERANCE_MS) &&
      this.#spokenLanguages.every((language) => this.#spoken.isComplete(language, now))
    )
  }

  receive(message: TranscriptMessage): Received {
    const target = message.type === 'target_transcript_update' ? message.language : undefined
    const transcript = target ?? SOURCE
    for (const { startTime, endTime } of [...message.concluded, ...message.tentative])
      this.#position.onTranscript(startTime, endTime)
    const judge = (segments: readonly Segment[]) =>
      segments.map((segment) => {
        const placed = this.#place(segment)
        const { novelty, segment: inCapture } = this.#once.judge(transcript, placed, this.#position.replay)
        return { novelty, placed: { inStream: segment, inCapture }, whole: placed }
      })
    const concluded = judge(message.concluded)
    if (target !== undefined)
      // Speech names a segment by the text that the service has given it.
      for (const { placed, novelty } of concluded)
        this.#spoken.conclude(target, { ...placed.inCapture, text: placed.inStream.text }, novelty)
    for (const { novelty, placed, whole } of concluded)
      if (novelty === 'new') this.#conclude(transcript, whole, placed.inCapture)
    const tentative = judge(message.tentative)
    const these = (judged: typeof tentative, wanted: Novelty) =>
      judged.flatMap(({ novelty, placed }) => (novelty === wanted ? placed : []))
    const unconcluded = (judged: typeof tentative, wanted: Novelty) =>
      these(judged, wanted).flatMap((placed) => {
        const inCapture = this.#once.unconcluded(transcript, placed.inCapture)
        return inCapture === undefined ? [] : { ...placed, inCapture }
      })
    const text = this.#tentativeOf(transcript)
    text.update(
      unconcluded([...concluded, ...tentative], 'stale'),
      unconcluded(tentative, 'new'),
      this.#once.concludedMs(transcript) ?? Number.NEGATIVE_INFINITY,
    )
    const update = {
      target,
      concluded: these(concluded, 'new').map(({ inCapture }) => inCapture),
      tentative: text.segments.map(({ inCapture }) => inCapture),
    }
    const all = [...update.concluded, ...update.tentative]
    return { update, endMs: all.length === 0 ? undefined : newestEnd(all), concludedMs: this.#concludedMs() }
  }

  #concludedMs(): number | undefined {
    const source = this.#once.concludedMs(SOURCE)
    if (source === undefined) return undefined
    const targets = this.#targets.map((target) => this.#translatedMs(target))
    return Math.max(Math.min(source, ...targets), source - MAX_BEHIND_MS)
  }

  /** Capture time until which a translation was received, or none was wanted. */
  #translatedMs(target: string): number {
    return Math.max(
      this.#once.concludedMs(target) ?? Number.NEGATIVE_INFINITY,
      this.#addedMs.get(target) ?? Number.NEGATIVE_INFINITY,
    )
  }

  /** The last spans of capture time whose speech is known. */
  get known(): readonly CaptureSpan[] {
    return this.#sourceTail.map(({ startTime: fromMs, endTime: toMs }) => ({ fromMs, toMs }))
  }

  /** Handles the normal end of the stream: the remaining tentative text is kept. */
  end(): TranscriptUpdate[] {
    return this.#keepTentative(Number.POSITIVE_INFINITY, () => [])
  }

  /**
   * Gives up on audio captured before a moment: its tentative text becomes unfinished, and translations that
   * have not arrived are missing.
   */
  abandon(beforeMs: number): TranscriptUpdate[] {
    return this.#keepTentative(beforeMs, (target) => {
      const translatedMs = this.#translatedMs(target)
      return this.#sourceTail.flatMap(({ startTime, endTime }) =>
        (startTime + endTime) / 2 > translatedMs && endTime <= beforeMs
          ? { text: '', startTime, endTime }
          : [],
      )
    })
  }

  /** @param missing the missing translations of a target language, once its tentative text is kept */
  #keepTentative(beforeMs: number, missing: (target: string) => Segment[]): TranscriptUpdate[] {
    return [undefined, ...this.#targets].flatMap((target) => {
      const transcript = target ?? SOURCE
      const text = this.#tentativeOf(transcript)
      const kept = text.takeUntil(beforeMs)
      for (const placed of kept) this.#leaveUnfinished(transcript, placed)
      const unfinished = [
        ...kept.map(({ inCapture }) => inCapture),
        ...(target === undefined ? [] : missing(target)),
      ]
      if (unfinished.length === 0) return []
      const tentative = text.segments.map(({ inCapture }) => inCapture)
      return { target, concluded: [], tentative, unfinished }
    })
  }

  #conclude(transcript: string, placed: PlacedSegment, segment: Segment): void {
    this.#once.conclude(transcript, placed, segment)
    if (transcript !== SOURCE) return
    this.#remember(segment)
    this.#concludedText = segment.text
  }

  #leaveUnfinished(transcript: string, placed: PlacedSegment): void {
    this.#once.leaveUnfinished(transcript, placed)
    if (transcript === SOURCE) this.#remember(placed.inCapture)
  }

  #remember(segment: Segment): void {
    this.#sourceTail = [...this.#sourceTail, segment].slice(-SOURCE_TAIL)
  }

  /**
   * @param now our clock
   * @returns the part to be played: of repeated speech, only the packets that a decoder needs
   */
  takeSpeech(chunk: MediaChunk, now: number): ReceivedSpeech | undefined {
    const { isNew, captured } = this.#spoken.receive(chunk, now)
    if (isNew) return { chunk, segment: chunk.text === undefined ? undefined : { captured } }
    const head = chunk.data.slice(0, chunk.headers ?? 0)
    return head.length === 0
      ? undefined
      : { chunk: { ...chunk, data: head, text: undefined }, segment: undefined }
  }

  linkLost(now: number): void {
    this.#spoken.linkLost(now)
    for (const text of this.#tentative.values()) text.linkLost()
  }

  #tentativeOf(transcript: string): TentativeText {
    const text = this.#tentative.get(transcript) ?? new TentativeText()
    this.#tentative.set(transcript, text)
    return text
  }

  #place(inStream: Segment): PlacedSegment {
    const { fromMs, toMs } = this.#position.toCapture(inStream.startTime, inStream.endTime)
    return { inStream, inCapture: { ...inStream, startTime: fromMs, endTime: toMs } }
  }
}

const newestEnd = (segments: readonly Segment[]): number =>
  Math.max(...segments.map(({ endTime }) => endTime))
