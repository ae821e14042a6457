import { type Entry, type ExportContent, entriesOf, gapMark, linesOf } from './content.ts'
import { columns, partsNeeded, wrap } from './wrap.ts'

/** A subtitle. Times are capture times in milliseconds. */
export interface Cue {
  readonly startMs: number
  readonly endMs: number
  readonly lines: readonly string[]
}

/** Shortest display time. */
const MIN_MS = 1000
/** Longest display time; longer looks frozen. */
const MAX_MS = 7000
/** Minimum display time of the first of two cues that begin at the same moment. */
const APART_MS = 500
const COLUMNS_PER_SECOND = 17

/**
 * Readable subtitles: at most two lines per language, never overlapping, and shown for as long as reading
 * takes unless another one follows.
 */
export function toCues(content: ExportContent): Cue[] {
  const cues = entriesOf(content)
    .flatMap((entry) => cuesOf(entry, content.lines))
    .toSorted((a, b) => a.startMs - b.startMs)
  const placed: Cue[] = []
  let freeFromMs = 0
  for (const [at, cue] of cues.entries()) {
    const startMs = Math.max(cue.startMs, freeFromMs)
    const nextMs = cues[at + 1]?.startMs ?? Number.POSITIVE_INFINITY
    const wantedMs = Math.max(cue.endMs, startMs + readingMs(cue))
    const endMs = Math.max(startMs + APART_MS, Math.min(wantedMs, nextMs))
    placed.push({ ...cue, startMs, endMs })
    freeFromMs = endMs
  }
  return placed
}

const readingMs = ({ lines }: Cue): number =>
  Math.min(MAX_MS, Math.max(MIN_MS, (columns(lines.join(' ')) / COLUMNS_PER_SECOND) * 1000))

function cuesOf(entry: Entry, names: readonly string[]): Cue[] {
  if (entry.is === 'gap')
    return [{ startMs: entry.gap.fromMs, endMs: entry.gap.toMs, lines: [gapMark(entry.gap)] }]
  const { startMs, endMs } = entry.caption
  const texts = linesOf(entry.caption, names)
  const count = Math.max(...texts.map(partsNeeded))
  const wrapped = texts.map((text) => wrap(text, count))
  const total = Math.max(1, sum(wrapped.flat(2).map(columns)))
  const cues: Cue[] = []
  let shown = 0
  const timeOf = (part: number) => Math.round(startMs + (Math.max(endMs, startMs) - startMs) * (part / total))
  for (let part = 0; part < count; part += 1) {
    const lines = wrapped.flatMap((parts) => parts[part] ?? [])
    if (lines.length === 0) continue
    const width = sum(lines.map(columns))
    cues.push({ startMs: timeOf(shown), endMs: timeOf(Math.min(total, shown + width)), lines })
    shown += width
  }
  return cues
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
