import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { StoredCaptionView } from '../../../../core/session/library/session-schema.ts'
import type { Player } from '../playback/player.ts'

/** A span of capture time, in milliseconds. */
interface Timed {
  readonly startMs: number
  readonly endMs: number
}

/** A caption stays marked for this long after its end: otherwise the mark would flicker between sentences. */
const LINGER_MS = 800

/**
 * Finds the caption that is spoken at a time; of several, the one that started last. Captions may overlap and
 * need not be sorted by time.
 *
 * @returns its index; undefined while nobody speaks
 */
export function spokenAt(captions: readonly Timed[]): (ms: number) => number | undefined {
  const spans = captions
    .map(({ startMs, endMs }, place) => ({ startMs, endMs: endMs + LINGER_MS, place }))
    .toSorted((a, b) => a.startMs - b.startMs)
  /** For each span, the latest end among it and all earlier ones, sorted by start time. */
  const latestEnds: number[] = []
  for (const { endMs } of spans) latestEnds.push(Math.max(endMs, latestEnds.at(-1) ?? 0))
  return (ms) => {
    let at = countBegun(spans, ms) - 1
    while (at >= 0 && (latestEnds[at] ?? 0) > ms) {
      const span = spans[at]
      if (span !== undefined && span.endMs > ms) return span.place
      at -= 1
    }
    return undefined
  }
}

/** Number of spans that have started by a time; they must be sorted by start time. */
function countBegun(spans: readonly { readonly startMs: number }[], ms: number): number {
  let from = 0
  let to = spans.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((spans[middle]?.startMs ?? 0) <= ms) from = middle + 1
    else to = middle
  }
  return from
}

/** Index of the caption that is being played, once playback has begun. */
export function useSpoken(
  player: Player | undefined,
  captions: readonly StoredCaptionView[],
): number | undefined {
  const find = useMemo(() => spokenAt(captions), [captions])
  const subscribe = useCallback(
    (changed: () => void) => player?.store.subscribe(changed) ?? (() => undefined),
    [player],
  )
  return useSyncExternalStore(subscribe, () => {
    const state = player?.store.getState()
    return state?.hasBegun === true ? find(state.atMs) : undefined
  })
}
