import { timeOfCapture } from '../../../../core/audio/capture/capture-times.ts'
import { type EchoSpan, isSaidTwice, type SpokenCaption } from '../../../../core/voice/meeting/said-twice.ts'
import { endsSentence } from '../../../../core/voice/receiving/transcript.ts'
import { type Side, sides } from '../../../../core/voice/sides.ts'
import type { SideRows } from './meeting-rows.ts'
import { firstSpoken, type MergedPlace } from './merged-order.ts'

type Shown = Readonly<Record<Side, Pick<SideRows, 'length' | 'startAt' | 'rowAt'>>>

/** Captions of a meeting that repeat others because of an echo. */
export interface Repeats {
  /** Number of captions of each side that were compared. */
  readonly compared: Readonly<Record<Side, number>>
  readonly places: ReadonlySet<string>
}

export const NO_REPEATS: Repeats = { compared: { mine: 0, theirs: 0 }, places: new Set() }

/** Difference of the starts of captions that are compared. */
const REACH_MS = 30_000

export const keyOf = ({ side, index }: MergedPlace): string => `${side} ${index}`

/**
 * Compares each caption, once it is concluded, with the others of its time. A caption that is shown stays as it is when an
 * echo is found later.
 *
 * @returns `before` if no caption was concluded
 */
export function findRepeats(before: Repeats, shown: Shown, echoes: readonly EchoSpan[]): Repeats {
  // A new session begins without captions.
  const compared = {
    mine: Math.min(before.compared.mine, shown.mine.length),
    theirs: Math.min(before.compared.theirs, shown.theirs.length),
  }
  const places = new Set(before.places)
  for (const side of sides)
    for (let index = compared[side]; index < before.compared[side]; index += 1)
      places.delete(keyOf({ side, index }))
  // The earliest first, so that the captions of its time are those that were compared last.
  const toCompare = () =>
    firstSpoken(
      shown,
      sides.flatMap((side) =>
        isConcluded(shown[side], compared[side]) ? [{ side, index: compared[side] }] : [],
      ),
    )
  for (let place = toCompare(); place !== undefined; place = toCompare()) {
    const caption = captionOf(shown, place)
    for (const other of nearPlaces(shown, compared, caption.startMs)) {
      if (places.has(keyOf(other))) continue
      const earlier = captionOf(shown, other)
      if (isSaidTwice(earlier, caption, echoes)) places.add(keyOf(place))
      else if (isSaidTwice(caption, earlier, echoes)) places.add(keyOf(other))
      if (places.has(keyOf(place))) break
    }
    compared[place.side] += 1
  }
  return sides.every((side) => compared[side] === before.compared[side]) ? before : { compared, places }
}

/** Whether a caption exists and neither grows nor changes. */
function isConcluded({ length, rowAt }: Shown[Side], index: number): boolean {
  if (index < length - 1) return true
  const source = rowAt(index)?.caption.source
  return source !== undefined && source.tentative === '' && endsSentence(source.concluded)
}

function captionOf(shown: Shown, { side, index }: MergedPlace): SpokenCaption {
  const { caption, captureMarks = [] } = shown[side].rowAt(index) ?? {}
  const startMs = timeOfCapture(captureMarks, caption?.startMs ?? 0) ?? shown[side].startAt(index)
  return {
    side,
    startMs,
    endMs: startMs + (caption === undefined ? 0 : caption.endMs - caption.startMs),
    source: caption?.source.concluded ?? '',
    targets: Object.values(caption?.targets ?? {}).map(({ concluded }) => concluded),
  }
}

/** Places that were compared and that begin at about this time, latest first. */
function nearPlaces(shown: Shown, compared: Repeats['compared'], startMs: number): MergedPlace[] {
  return sides.flatMap((side) => {
    const near: MergedPlace[] = []
    for (let index = compared[side] - 1; index >= 0; index -= 1) {
      const distanceMs = startMs - shown[side].startAt(index)
      if (distanceMs > REACH_MS) break
      if (distanceMs >= -REACH_MS) near.push({ side, index })
    }
    return near
  })
}
