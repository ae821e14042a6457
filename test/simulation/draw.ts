import { lanes, type TraceEvent } from './world/trace.ts'

/** Characters from one lane to the next. */
const WIDTH = 9
/** Repetitions are counted in the line of the first, if it is one of the last ones. */
const RECENT_LINES = 8
/** Lines after which the names of the columns are drawn again. */
const PAGE_LINES = 40

/** A run as a drawing in text: a column for each place, an arrow for what passes between two, and what that is. */
export function draw(events: readonly TraceEvent[]): string {
  const head = `${'s'.padStart(10)}  ${lanes.map((lane) => lane.padEnd(WIDTH)).join('')}`
  return joined(events)
    .flatMap((event, at) => (at % PAGE_LINES === 0 ? [head, lineOf(event)] : [lineOf(event)]))
    .join('\n')
}

interface Drawn extends TraceEvent {
  readonly count: number
}

const sameAs = (a: TraceEvent, b: TraceEvent): boolean =>
  a.from === b.from && a.to === b.to && a.what === b.what

/**
 * Repetitions are counted: sound is sent ten times a second. Other traffic may come between them, but nothing that happens
 * in one place, such as a fault or another phase.
 */
function joined(events: readonly TraceEvent[]): Drawn[] {
  const drawn: Drawn[] = []
  for (const event of events) {
    const from = Math.max(
      drawn.findLastIndex((each) => each.from === each.to) + 1,
      drawn.length - RECENT_LINES,
    )
    const at = drawn.findIndex((each, place) => place >= from && sameAs(each, event))
    const before = drawn[at]
    if (before === undefined) drawn.push({ ...event, count: 1 })
    else drawn[at] = { ...before, count: before.count + 1 }
  }
  return drawn
}

function lineOf({ atMs, from, to, what, count }: Drawn): string {
  const columns = lanes.map(() => '│'.padEnd(WIDTH)).join('')
  const [start, end] = [lanes.indexOf(from) * WIDTH, lanes.indexOf(to) * WIDTH]
  const [left, right] = [Math.min(start, end), Math.max(start, end)]
  const arrow =
    start === end
      ? '●'
      : start < end
        ? `├${'─'.repeat(right - left - 2)}▶`
        : `◀${'─'.repeat(right - left - 1)}┤`
  const line = columns.slice(0, left) + arrow + columns.slice(left + arrow.length)
  const times = count > 1 ? ` (${count} times)` : ''
  return `${(atMs / 1000).toFixed(3).padStart(10)}  ${line} ${what}${times}`
}
