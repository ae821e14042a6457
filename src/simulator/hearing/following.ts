import { correlate } from './correlation.ts'
import type { FrameSpan } from './heard-frames.ts'
import { OtherSpeech } from './other-speech.ts'
import type { SoundMemory } from './sound-memory.ts'
import { TEMPLATE_WINDOW, type Template } from './template.ts'
import type { Match } from './template-search.ts'
import { Track } from './track.ts'

/** Range of fragments: below 300 ms everything is ambiguous, from 2 s on a clip is recognised anyway. */
const SHORTEST = 15
const LONGEST = 100
const MARGIN = 2
const ALIKE = 0.7
/** Minimum share of the fragment's sound that belongs to the clip. */
const MIN_SHARE = 0.6

/**
 * Searches one clip for a stretch of sound that is too short to be recognised among all clips. Right beside a
 * recognised sentence, such a stretch is probably a part of it: sound was lost in between, or is resent.
 */
function findFragment(template: Template, memory: SoundMemory, { start, end }: FrameSpan): Track | undefined {
  const length = end - start
  if (length < SHORTEST || length > LONGEST || start < memory.first) return undefined
  // The first audible sound may precede the clip's own first frame slightly.
  const from = start + MARGIN
  const match = bestMatch(template, memory, from, Math.min(length - MARGIN, TEMPLATE_WINDOW))
  if (match.likeness < ALIKE) return undefined
  const track = new Track(match, from)
  for (let frame = start; frame < end; frame += 1) track.follow(memory, frame)
  return track.heardFrames >= MIN_SHARE * memory.countAudible(start, end) ? track : undefined
}

function bestMatch(template: Template, memory: SoundMemory, from: number, window: number): Match {
  let best: Match = { template, grid: template.grids[0], frame: 0, likeness: 0 }
  for (const grid of template.grids)
    for (let frame = 0; frame + window <= grid.length; frame += 1) {
      const likeness = correlate(memory.levels, memory.at(from), grid.levels, frame, window)
      if (likeness > best.likeness) best = { template, grid, frame, likeness }
    }
  return best
}

/**
 * Time without a match after which a clip is abandoned: 700 ms, or 1 s if other sound continues, to identify
 * it.
 */
const LOST = 35
const LOST_IN_SPEECH = 50
/** Time without a match, 200 ms, after which other sentences are searched for. */
const STRAYING = 10
/** Sound right beside a match that does not match: of 500 ms, 240 ms. */
const BESIDE = 25
const FOREIGN = 12
/**
 * A match of this length, 2.5 s, or of that share of a clip, is conclusive; phrases also occur in other
 * sentences.
 */
const LONG = 125
const LARGE_SHARE = 0.7

/** A sentence that is being followed, and the evidence for it. */
export interface Following {
  readonly track: Track
  /** A part of the same sentence right before it, separated because sound was lost or resent. */
  readonly fragment: Track | undefined
  /** Whether other sound precedes it without a pause: it may then be a phrase of an unknown sentence. */
  readonly isForeignBefore: boolean
  /** Whether everything before it is concluded, so that it can be reported. */
  isTrusted: boolean
  /** Whether it was reported as certain. */
  isSure: boolean
  wordsReported: number
}

/** @param settled frames before this one are accounted for */
export function beginFollowing(track: Track, memory: SoundMemory, settled: number): Following {
  const { firstHeard, template } = track
  const { span } = OtherSpeech.between(memory, settled, firstHeard)
  return {
    track,
    fragment: span && findFragment(template, memory, span),
    isForeignBefore: isForeign(memory, Math.max(settled, firstHeard - BESIDE), firstHeard),
    isTrusted: false,
    isSure: false,
    wordsReported: 0,
  }
}

/** Whether the match is long enough to be conclusive in any context. */
export const isLong = ({ track }: Following): boolean =>
  track.heardFrames >= LONG || track.share >= LARGE_SHARE

/**
 * Whether a sentence has its own beginning, or begins with a part of itself, rather than in the middle of
 * unknown speech.
 */
export const hasOwnBeginning = ({ track, fragment, isForeignBefore }: Following): boolean =>
  !isForeignBefore || (fragment !== undefined && track.canFollow(fragment))

export const isStraying = ({ track }: Following, frame: number): boolean =>
  frame - track.lastHeard >= STRAYING

/** Whether a clip has ended, or was interrupted so long ago that it will not continue. */
export function isOver(following: Following, memory: SoundMemory, frame: number): boolean {
  const { track } = following
  if (frame + 1 >= track.end && !isStraying(following, frame)) return true
  const isWorthWaiting = hasForeignAfter(track, memory, memory.end) && !isLong(following)
  return frame - track.lastHeard >= (isWorthWaiting ? LOST_IN_SPEECH : LOST)
}

/** Whether other sound continues where the clip was left. Sound from frame `next` on is ignored. */
export function hasForeignAfter({ lastHeard }: Track, memory: SoundMemory, next: number): boolean {
  return isForeign(memory, lastHeard + 1, Math.min(lastHeard + 1 + BESIDE, next))
}

/** A later part of the same sentence, up to frame `to`, at a position where it does not belong. */
export function findRest(following: Following, memory: SoundMemory, to: number): Track | undefined {
  const { track } = following
  const { span } = OtherSpeech.between(memory, track.lastHeard + 1, to)
  const rest = span && findFragment(track.template, memory, span)
  return rest !== undefined && (isLong(following) || rest.canFollow(track)) ? rest : undefined
}

const isForeign = (memory: SoundMemory, from: number, to: number): boolean =>
  memory.countAudible(from, to) >= FOREIGN
