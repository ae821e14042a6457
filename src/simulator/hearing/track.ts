import { correlate } from './correlation.ts'
import { FRAME_MS, type FrameSpan, HEARING_RATE, spanMs } from './heard-frames.ts'
import type { HeardWord } from './passages.ts'
import type { SoundMemory } from './sound-memory.ts'
import type { Template, TemplateGrid } from './template.ts'
import type { Match } from './template-search.ts'

/** Frames that are compared while a clip is followed: 240 ms. */
const STEP = 12
/** The same sound reaches 0.9 even in noise; other sound stays below 0.7 nearly always. */
const SAME = 0.8
/** Likeness that only the recording itself reaches, not another speaker of its words. */
const SURELY_SAME = 0.97
/**
 * A busy computer loses or repeats some 10 ms buffers of its microphone. The clip is sought that many away, once so
 * many matches were surely the same: further away when more were, since phrases of a clip also occur in other speech.
 */
const SLIPS = [
  { buffers: 3, sure: 8, likeness: 0.9 },
  { buffers: 10, sure: 40, likeness: 0.95 },
] as const
/** Minimum number of audible frames for a conclusion. */
const MIN_AUDIBLE = 4
/** Minimum shift of a clip against the stream by lost sound, 40 ms, or by resent sound, half a second. */
const MIN_LOST = 2
const MIN_REPEATED = 25
/** Two parts count as one clip from 1.8 s, or most of it; less may be two phrases of another sentence. */
const MIN_IN_PARTS = 90
const MIN_SHARE_IN_PARTS = 0.6
/** Share of a word that must have been heard. */
const HEARD_SHARE = 0.7

/** Follows a recognised clip frame by frame, and records which of its frames were heard. */
export class Track {
  readonly template: Template
  #grid: TemplateGrid
  /** Frame n of the stream is frame n - shift of the clip. */
  #shift: number
  readonly #isHeard: Uint8Array
  /** Frames of the clip after the last one that can be heard. */
  readonly #end: number
  /** Number of audible frames of the clip. */
  readonly #audible: number
  #first: number | undefined
  #last = 0
  #count = 0
  /** Number of matches that are surely the same recording. */
  #sure = 0

  /** @param streamFrame position of the matched window in the stream */
  constructor({ template, grid, frame }: Match, streamFrame: number) {
    this.template = template
    this.#grid = grid
    this.#shift = streamFrame - frame
    this.#end = Math.min(
      template.isAudible.lastIndexOf(true) + 1,
      ...template.grids.map(({ length }) => length),
    )
    this.#isHeard = new Uint8Array(grid.length)
    this.#audible = template.isAudible.filter(Boolean).length
  }

  /** The first frame of the stream that could belong to the clip. */
  get start(): number {
    return this.#shift
  }

  /** The frame of the stream at which the clip is over. */
  get end(): number {
    return this.#shift + this.#end
  }

  /** The first and the last frame of the stream in which the clip was heard. */
  get firstHeard(): number {
    return this.#shift + (this.#first ?? 0)
  }

  get lastHeard(): number {
    return this.#shift + this.#last
  }

  /**
   * Whether this clip plausibly follows another one that was left in the middle: because it begins here, or
   * because the other one continues after a loss or a repetition.
   */
  canFollow(other: Track): boolean {
    if ((this.#first ?? 0) - this.template.isAudible.indexOf(true) < STEP) return true
    if (other.template !== this.template || !isEnough(other.#count + this.#count, this.#audible)) return false
    const moved = this.start - other.start
    return moved <= -MIN_LOST || moved >= MIN_REPEATED
  }

  get heardFrames(): number {
    return this.#count
  }

  /** Heard share of the clip's sound, from 0 to 1. */
  get share(): number {
    return this.#count / this.#audible
  }

  /** Whether a match is consistent with this track. */
  agrees({ template, frame }: Match, streamFrame: number): boolean {
    return template === this.template && Math.abs(streamFrame - frame - this.#shift) <= 1
  }

  /** Compares the sound that ends with `frame` of the stream with the clip. */
  follow(memory: SoundMemory, frame: number): void {
    const from = frame - STEP + 1
    if (from < memory.first || this.#countAudible(from - this.#shift) < MIN_AUDIBLE) return
    const likeness = this.#compare(memory, from, this.#grid, this.#shift)
    const best = likeness < SAME ? this.#slip(memory, from) : likeness
    if (best === 0) return
    if (best > SURELY_SAME) this.#sure += 1
    const at = from - this.#shift
    for (let i = at; i < at + STEP; i += 1) this.#hear(i)
  }

  /** Compares the stretch from frame `first` to `last` of the stream, which was heard before the match was found. */
  followPast(memory: SoundMemory, first: number, last: number): void {
    for (let frame = first; frame <= last; frame += 1) this.follow(memory, frame)
    // Before the matched sound the clip may have slipped, which only the match itself makes visible.
    const grid = this.#grid
    const shift = this.#shift
    for (let frame = this.firstHeard + STEP - 1; frame >= first; frame -= 1) this.follow(memory, frame)
    this.#grid = grid
    this.#shift = shift
  }

  /**
   * Moves the clip to where it continues, if a few milliseconds of it were lost or repeated.
   *
   * @returns the likeness there; 0 if it continues nowhere
   */
  #slip(memory: SoundMemory, from: number): number {
    const [whole, half] = this.template.grids
    const position = 2 * this.#shift - Number(this.#grid === half)
    for (const { buffers, sure, likeness: least } of SLIPS) {
      if (this.#sure < sure) return 0
      let best = 0
      for (let to = position - buffers; to <= position + buffers; to += 1) {
        const grid = to % 2 === 0 ? whole : half
        const shift = Math.ceil(to / 2)
        const likeness = this.#compare(memory, from, grid, shift)
        if (likeness < Math.max(least, best)) continue
        best = likeness
        this.#grid = grid
        this.#shift = shift
      }
      if (best > 0) return best
    }
    return 0
  }

  /** Likeness of the sound from a frame of the stream on and the clip at a position; 0 outside the clip. */
  #compare(memory: SoundMemory, from: number, grid: TemplateGrid, shift: number): number {
    const at = from - shift
    if (at < 0 || at + STEP > this.#end) return 0
    return correlate(memory.levels, memory.at(from), grid.levels, at, STEP)
  }

  /** Discards matches before the last gapless stretch: other speech was heard then. */
  keepLastStretch(): void {
    let start = this.#last
    for (let i = start, missing = 0; i >= 0 && missing < STEP; i -= 1) {
      if (this.#isHeard[i] === 1) {
        start = i
        missing = 0
      } else if (this.template.isAudible[i] === true) missing += 1
    }
    this.#keep(start, this.#isHeard.length)
  }

  /** Discards matches from this frame of the stream on: other speech begins there. */
  endBefore(frame: number): void {
    this.#keep(0, Math.max(0, frame - this.#shift))
  }

  /** The clip's words with their times in a stream whose frame 0 begins at `startMs`. */
  words(startMs: number): HeardWord[] {
    const origin = startMs + this.#shift * FRAME_MS - (this.#grid.offset / HEARING_RATE) * 1000
    return this.template.words.map((word) => {
      const heard = this.#countHeard(word.start, word.end)
      const isHeard = heard >= HEARD_SHARE * this.#countAudible(word.start, word.end)
      const span = spanMs({ start: word.start, end: isHeard ? this.#heardEnd(word) : word.end })
      return {
        text: word.text,
        startMs: Math.max(0, Math.round(origin + span.startMs)),
        endMs: Math.round(origin + span.endMs),
        isHeard,
      }
    })
  }

  /** End of a word as far as it was heard: its last sounds may still arrive. */
  #heardEnd({ start, end }: FrameSpan): number {
    return this.#last < start ? end : Math.min(end, this.#last + 1)
  }

  #keep(from: number, to: number): void {
    this.#isHeard.fill(0, 0, from)
    this.#isHeard.fill(0, to)
    this.#first = this.#isHeard.includes(1) ? this.#isHeard.indexOf(1) : undefined
    this.#last = Math.max(0, this.#isHeard.lastIndexOf(1))
    this.#count = this.#isHeard.reduce((sum, isHeard) => sum + isHeard, 0)
  }

  #hear(frame: number): void {
    if (this.template.isAudible[frame] !== true) return
    this.#first = Math.min(this.#first ?? frame, frame)
    this.#last = Math.max(this.#last, frame)
    if (this.#isHeard[frame] === 0) this.#count += 1
    this.#isHeard[frame] = 1
  }

  #countAudible(from: number, to = from + STEP): number {
    let count = 0
    for (let i = from; i < to; i += 1) if (this.template.isAudible[i] === true) count += 1
    return count
  }

  #countHeard(from: number, to: number): number {
    let count = 0
    for (let i = from; i < to; i += 1) count += this.#isHeard[i] ?? 0
    return count
  }
}

const isEnough = (heard: number, audible: number): boolean =>
  heard >= MIN_IN_PARTS || heard >= MIN_SHARE_IN_PARTS * audible
