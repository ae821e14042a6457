import { Audibility } from './audibility.ts'
import { Ear } from './ear.ts'
import {
  beginFollowing,
  type Following,
  findRest,
  hasForeignAfter,
  hasOwnBeginning,
  isLong,
  isOver,
  isStraying,
} from './following.ts'
import { FRAME_SIZE, FrameCutter, type FrameSpan, spanMs } from './heard-frames.ts'
import { OtherSpeech } from './other-speech.ts'
import type { HeardEvent, Passage } from './passages.ts'
import { Scout } from './scout.ts'
import { SoundMemory } from './sound-memory.ts'
import { SpeechCue } from './speech-cue.ts'
import type { Template } from './template.ts'
import { Track } from './track.ts'

/** Less than half a second of common sound is chance. */
const MIN_HEARD = 25
/** The last recognised sound decays within 100 ms. */
const AFTERSOUND = 5
/** Other speech is shown after 1.2 s, when it would have been recognised if it could be; then every 200 ms. */
const UNSURE = 60
const REFRESH = 10
/** Longest delay of a caption: 10 s. */
const LONGEST = 500
/**
 * Recognises speech in a stream: sentences of the script word by word as their sound arrives, and all other
 * speech as unknown. Silence and noise produce nothing.
 */
export class Listener {
  readonly #cutter = new FrameCutter()
  readonly #ear = new Ear()
  readonly #cue = new SpeechCue()
  readonly #audibility = new Audibility()
  readonly #memory = new SoundMemory()
  readonly #scout: Scout
  readonly #startMs: number
  #following: Following | undefined
  #other: OtherSpeech
  /** Frames before this one have been accounted for. */
  #settled = 0
  /** Whether a passage was reported that is neither concluded nor dropped. */
  #isTelling = false
  readonly #events: HeardEvent[] = []

  /** @param startMs position of the pushed sound in its stream */
  constructor(templates: readonly Template[], startMs = 0) {
    this.#startMs = startMs
    this.#scout = new Scout(templates, this.#memory)
    this.#other = new OtherSpeech(this.#memory, 0)
  }

  /** Takes the next samples at 16 kHz, in any number. */
  push(samples: Float32Array): HeardEvent[] {
    this.#cutter.push(samples, (sound, at) => this.#hear(sound, at))
    return this.#events.splice(0)
  }

  /** Ends the stream and concludes everything heard so far. */
  finish(): HeardEvent[] {
    const events = this.push(new Float32Array(FRAME_SIZE))
    for (let last = this.#following; last !== undefined; ) {
      // No further sound can disprove it.
      last.isSure ||= last.wordsReported > 0
      const rest = this.#settle(last)
      last = rest && beginFollowing(rest, this.#memory, this.#settled)
    }
    if (!this.#isCutShort) this.#concludeOther(this.#other)
    return [...events, ...this.#events.splice(0)]
  }

  /** Whether the end came before the latest speech could be recognised: nobody knows whether it is unknown. */
  get #isCutShort(): boolean {
    const { span } = this.#other
    const { end } = this.#memory
    return !this.#isTelling && span !== undefined && !this.#other.isOver(end) && end - span.start < UNSURE
  }

  #hear(sound: Float32Array, at: number): void {
    const heard = this.#ear.hear(sound, at)
    const isSpeechlike = this.#cue.isSpeechlike(sound, at, heard.bands)
    this.#memory.push(heard, this.#audibility.isAudible(heard.level), isSpeechlike)
    const frame = this.#memory.end - 1
    if (this.#following !== undefined) this.#follow(this.#following, frame)
    if (this.#following === undefined || isStraying(this.#following, frame)) this.#look(frame)
    if (this.#following === undefined) this.#followOther(frame)
  }

  #follow(following: Following, frame: number): void {
    following.track.follow(this.#memory, frame)
    if (!isOver(following, this.#memory, frame)) return this.#report(following)
    const rest = this.#settle(following)
    if (rest !== undefined) this.#following = beginFollowing(rest, this.#memory, this.#settled)
  }

  /** Looks for the beginning of a sentence while none is followed, or while the followed one has stopped. */
  #look(frame: number): void {
    const match = this.#scout.look(frame, this.#settled)
    const before = this.#following
    if (match === undefined || before?.track.agrees(match.found, match.from) === true) return
    const track = new Track(match.found, match.from)
    track.followPast(this.#memory, Math.max(this.#settled, track.start, this.#memory.first), frame)
    if (before !== undefined) track.keepLastStretch()
    if (track.heardFrames < MIN_HEARD) return
    if (before !== undefined) this.#giveWay(before, track)
    this.#following = beginFollowing(track, this.#memory, this.#settled)
    this.#report(this.#following)
  }

  /** Ends a sentence that was left in the middle, because another one has begun. */
  #giveWay(before: Following, next: Track): void {
    before.track.endBefore(next.firstHeard)
    // The match was chance: its sound belongs to the sentence that has begun.
    if (!before.isSure && before.track.heardFrames < MIN_HEARD) return this.#drop()
    const rest = this.#settle(before, next.canFollow(before.track) ? next.firstHeard : undefined)
    if (rest !== undefined) this.#concludeSentence(rest)
  }

  /** Reports the progress of a sentence, once it is certain. */
  #report(following: Following): void {
    if (!hasOwnBeginning(following) && !isLong(following)) return
    this.#trust(following)
    const passage = this.#toSentence(following.track)
    const count = passage.words.filter(({ isHeard }) => isHeard).length
    if (count === following.wordsReported) return
    following.wordsReported = count
    following.isSure ||= isLong(following)
    this.#emit({ type: 'hearing', passage, isSure: following.isSure })
  }

  /** Concludes the speech before a sentence. */
  #trust(following: Following): void {
    if (following.isTrusted) return
    following.isTrusted = true
    const { track, fragment } = following
    const before = OtherSpeech.between(this.#memory, this.#settled, track.firstHeard)
    if (fragment === undefined) this.#concludeOther(before)
    else this.#concludeSentence(fragment)
    if (before.isSpeech) this.#settled = track.firstHeard
  }

  /**
   * Concludes a sentence that has ended or was interrupted, unless it is only a phrase of unknown speech.
   *
   * @param next start of another sentence, if one begins
   * @returns a separate later part of the same sentence
   */
  #settle(following: Following, next = this.#memory.end): Track | undefined {
    this.#following = undefined
    const { track } = following
    const isForeignAfter = hasForeignAfter(track, this.#memory, next)
    const rest = isForeignAfter ? findRest(following, this.#memory, next) : undefined
    const hasOwnEnd = !isForeignAfter || rest !== undefined
    const isReal = following.isSure || isLong(following) || (hasOwnBeginning(following) && hasOwnEnd)
    if (isReal) {
      this.#trust(following)
      this.#concludeSentence(track)
      this.#settled = track.lastHeard + 1 + AFTERSOUND
    }
    this.#other = OtherSpeech.between(this.#memory, this.#settled, this.#memory.end)
    return isReal ? rest : undefined
  }

  #followOther(frame: number): void {
    this.#other.follow(frame)
    const { span, isSpeech } = this.#other
    if (span === undefined) return this.#drop()
    const length = frame - span.start
    if (this.#other.isOver(frame) || length >= LONGEST) {
      this.#concludeOther(this.#other)
      this.#settled = span.end
      this.#other = new OtherSpeech(this.#memory, span.end)
    } else if (isSpeech && length >= UNSURE && length % REFRESH === 0 && !this.#scout.isOnToSomething) {
      this.#emit({ type: 'hearing', passage: this.#toOther(span), isSure: false })
    }
  }

  #concludeSentence(track: Track): void {
    const passage = this.#toSentence(track)
    if (passage.words.some(({ isHeard }) => isHeard)) this.#emit({ type: 'concluded', passage })
    else this.#drop()
  }

  #concludeOther({ span, isSpeech }: OtherSpeech): void {
    if (span !== undefined && isSpeech) this.#emit({ type: 'concluded', passage: this.#toOther(span) })
    else this.#drop()
  }

  #drop(): void {
    if (this.#isTelling) this.#emit({ type: 'dropped' })
  }

  #emit(event: HeardEvent): void {
    this.#isTelling = event.type === 'hearing'
    this.#events.push(event)
  }

  #toSentence(track: Track): Extract<Passage, { type: 'sentence' }> {
    return { type: 'sentence', clip: track.template.clip, words: track.words(this.#startMs) }
  }

  #toOther(span: FrameSpan): Passage {
    const { startMs, endMs } = spanMs(span)
    const toStream = (ms: number) => Math.round(this.#startMs + ms)
    return { type: 'other', startMs: toStream(startMs), endMs: toStream(endMs) }
  }
}
