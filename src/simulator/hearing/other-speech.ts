import type { FrameSpan } from './heard-frames.ts'
import type { SoundMemory } from './sound-memory.ts'

/** Pause after which a speaker has finished: 600 ms. */
const PAUSE = 30
/** Sound within 300 ms belongs to the speech before it: a stop, an f, an s. */
const REACH = 15
/** Longest gap between the start of speech and its first voiced frame. */
const ONSET_GAP = 8
/** Minimum number of speech-like frames, and minimum duration of speech, 300 ms. */
const MIN_VOICED = 5
const MIN_FRAMES = 15

/** Detects the beginning and end of any speech, frame by frame. */
export class OtherSpeech {
  readonly #memory: SoundMemory
  /** Frames before this one belong to other events. */
  readonly #from: number
  #start: number | undefined
  #end = 0
  #voiced = 0

  constructor(memory: SoundMemory, from: number) {
    this.#memory = memory
    this.#from = from
  }

  /** The unknown speech from one frame up to another. */
  static between(memory: SoundMemory, from: number, to: number): OtherSpeech {
    const speech = new OtherSpeech(memory, from)
    for (let frame = Math.max(from, memory.first); frame < to; frame += 1) speech.follow(frame)
    return speech
  }

  get span(): FrameSpan | undefined {
    return this.#start === undefined ? undefined : { start: this.#start, end: this.#end }
  }

  /** Whether there is enough of it to be certain. */
  get isSpeech(): boolean {
    return this.#voiced >= MIN_VOICED && this.#end - (this.#start ?? this.#end) >= MIN_FRAMES
  }

  isOver(frame: number): boolean {
    return this.#start !== undefined && frame - this.#end >= PAUSE
  }

  follow(frame: number): void {
    if (this.#memory.isSpeechlike(frame)) {
      this.#start ??= this.#findStart(frame)
      this.#voiced += 1
      this.#end = frame + 1
    } else if (this.#start !== undefined && frame - this.#end < REACH && this.#memory.isAudible(frame)) {
      this.#end = frame + 1
    }
  }

  #findStart(voiced: number): number {
    let start = voiced
    for (let frame = voiced - 1; frame >= this.#from && start - frame <= ONSET_GAP; frame -= 1)
      if (this.#memory.isAudible(frame)) start = frame
    return start
  }
}
