import { findFragment } from './fragment.ts'
import { OtherSpeech } from './other-speech.ts'
import type { SoundMemory } from './sound-memory.ts'
import type { Track } from './track.ts'

/** After so long without a match a clip is given up: 700 ms; or 1 s where other sound goes on, to see what it is. */
const LOST = 35
const LOST_IN_SPEECH = 50
/** After so long, 200 ms, something else is looked for. */
const STRAYING = 10
/** Sound right beside a match that does not match: of 500 ms, 240 ms. */
const BESIDE = 25
const FOREIGN = 12
/** A match this long, 2.5 s, or of so much of a clip, stands by itself; phrases occur in other sentences too. */
const LONG = 125
const LARGE_SHARE = 0.7

/** A sentence that is being followed, and what is known about its credibility. */
export interface Following {
  readonly track: Track
  /** A piece of the same sentence right before it, set off because sound was lost or sent again. */
  readonly fragment: Track | undefined
  /** Whether other sound leads into it: then it may be a phrase of a sentence that the script does not have. */
  readonly isForeignBefore: boolean
  /** Whether what came before it has been concluded, so that it can be told about. */
  isTrusted: boolean
  /** Whether it has been told that it is this sentence for sure. */
  isSure: boolean
  wordsTold: number
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
    wordsTold: 0,
  }
}

/** Whether enough was heard that it can be nothing else, whatever is around it. */
export const isLong = ({ track }: Following): boolean =>
  track.heardFrames >= LONG || track.share >= LARGE_SHARE

/** Whether a sentence begins by itself, or with a piece of itself, and not in the middle of something unknown. */
export const hasOwnBeginning = ({ track, fragment, isForeignBefore }: Following): boolean =>
  !isForeignBefore || (fragment !== undefined && track.canFollow(fragment))

export const isStraying = ({ track }: Following, frame: number): boolean =>
  frame - track.lastHeard >= STRAYING

/** Whether a clip has come to its end, or was broken off so long ago that it will not go on. */
export function isOver(following: Following, memory: SoundMemory, frame: number): boolean {
  const { track } = following
  if (frame + 1 >= track.end && !isStraying(following, frame)) return true
  const isWorthWaiting = hasForeignAfter(track, memory, memory.end) && !isLong(following)
  return frame - track.lastHeard >= (isWorthWaiting ? LOST_IN_SPEECH : LOST)
}

/** Whether other sound goes on where the clip was left. What comes from frame `next` on does not count. */
export function hasForeignAfter({ lastHeard }: Track, memory: SoundMemory, next: number): boolean {
  return isForeign(memory, lastHeard + 1, Math.min(lastHeard + 1 + BESIDE, next))
}

/** A piece of the same sentence that comes after it, up to frame `to`, at another place than it should. */
export function findRest(following: Following, memory: SoundMemory, to: number): Track | undefined {
  const { track } = following
  const { span } = OtherSpeech.between(memory, track.lastHeard + 1, to)
  const rest = span && findFragment(track.template, memory, span)
  return rest !== undefined && (isLong(following) || rest.canFollow(track)) ? rest : undefined
}

const isForeign = (memory: SoundMemory, from: number, to: number): boolean =>
  memory.countAudible(from, to) >= FOREIGN
