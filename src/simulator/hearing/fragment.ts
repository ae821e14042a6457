import { correlate } from './correlation.ts'
import type { FrameSpan } from './frames.ts'
import type { SoundMemory } from './sound-memory.ts'
import { type Template, WINDOW } from './template.ts'
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
export function findFragment(
  template: Template,
  memory: SoundMemory,
  { start, end }: FrameSpan,
): Track | undefined {
  const length = end - start
  if (length < SHORTEST || length > LONGEST || start < memory.first) return undefined
  // The first audible sound may precede the clip's own first frame slightly.
  const from = start + MARGIN
  const match = bestMatch(template, memory, from, Math.min(length - MARGIN, WINDOW))
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
