/** A span of capture time, in milliseconds. */
interface Timed {
  readonly startMs: number
  readonly endMs: number
}

/** A caption stays marked so long after its end: between two sentences the mark would only flicker. */
const LINGER_MS = 800

/**
 * Finds the caption that is spoken at a moment: of several, the one that began last. Captions may overlap and
 * need not be sorted by time.
 *
 * @returns its index; undefined while nobody speaks
 */
export function spokenAt(captions: readonly Timed[]): (ms: number) => number | undefined {
  const spans = captions
    .map(({ startMs, endMs }, place) => ({ startMs, endMs: endMs + LINGER_MS, place }))
    .toSorted((a, b) => a.startMs - b.startMs)
  /** The latest end of all that began no later, by their order in time. */
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

/** Number of spans that have begun at a moment, if sorted by start time. */
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
