import { wordBounds } from '../script/script-words.ts'
import type { FrameSpan } from './heard-frames.ts'

/** `start` and `end` are frames of the clip. */
export interface PlacedWord extends FrameSpan {
  readonly text: string
}

/** Silence of 80 ms is a pause: the stop of a consonant is shorter. */
const SHORTEST_PAUSE = 4
/** Maximum distance of a pause from the expected position of a comma: 500 ms. */
const REACH = 25
const PUNCTUATION = /[,;:.?!]$/

/**
 * Places words in a clip. A comma is placed at a nearby pause, if there is one; between commas, each word
 * takes a share of the audible frames in proportion to its letters.
 */
export function placeWords(words: readonly string[], isAudible: readonly boolean[]): PlacedWord[] {
  const whole = { start: isAudible.indexOf(true), end: isAudible.lastIndexOf(true) + 1 }
  const pauses = findPauses(isAudible)
  const placed: PlacedWord[] = []
  let rest = whole
  for (let i = 0; i < words.length; i += 1) {
    if (i < words.length - 1 && !PUNCTUATION.test(words[i] ?? '')) continue
    const expected = share(words.slice(placed.length), rest, isAudible)[i - placed.length]?.end ?? rest.end
    const pause = i === words.length - 1 ? undefined : nearest(pauses, expected, rest.start)
    // Without a pause nearby, the words are placed together with the following ones.
    if (pause === undefined && i < words.length - 1) continue
    placed.push(
      ...share(
        words.slice(placed.length, i + 1),
        { start: rest.start, end: pause?.start ?? rest.end },
        isAudible,
      ),
    )
    rest = { start: pause?.end ?? rest.end, end: rest.end }
  }
  return placed
}

/** Silent stretches between the first and the last sound. */
function findPauses(isAudible: readonly boolean[]): FrameSpan[] {
  const pauses: FrameSpan[] = []
  let start = isAudible.indexOf(true)
  for (const [frame, is] of isAudible.entries()) {
    if (!is) continue
    if (frame - start >= SHORTEST_PAUSE) pauses.push({ start, end: frame })
    start = frame + 1
  }
  return pauses
}

function nearest(pauses: readonly FrameSpan[], expected: number, after: number): FrameSpan | undefined {
  const distance = ({ start, end }: FrameSpan) => Math.abs((start + end) / 2 - expected)
  return pauses
    .filter((pause) => pause.start > after && distance(pause) <= REACH)
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
}

/** Gives each word its share of the audible frames of `span`. */
function share(words: readonly string[], span: FrameSpan, isAudible: readonly boolean[]): PlacedWord[] {
  const audible = isAudible.flatMap((is, frame) =>
    is && frame >= span.start && frame < span.end ? [frame] : [],
  )
  const bounds = wordBounds(words).map((bound) => Math.round(bound * audible.length))
  return words.map((text, i) => {
    const start = audible[Math.min(bounds[i] ?? 0, audible.length - 1)] ?? span.start
    return { text, start, end: Math.max(start, audible[(bounds[i + 1] ?? 0) - 1] ?? 0) + 1 }
  })
}
