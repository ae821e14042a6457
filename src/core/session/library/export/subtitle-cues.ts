import { columns } from '../../../base/words/columns.ts'
import { type Entry, type ExportContent, entriesOf, gapMark } from './content.ts'
import { clockTime } from './times.ts'
import { wrap } from './wrap.ts'

/** A subtitle. Times are capture times in milliseconds. */
export interface Cue {
  readonly startMs: number
  readonly endMs: number
  readonly lines: readonly string[]
  /** Name of the side that speaks; empty in a session of one voice. */
  readonly speaker: string
}

/** Shortest display time. */
const MIN_MS = 1000
/** Longest display time; longer looks frozen. */
const MAX_MS = 7000
/** Minimum display time of the first of two cues that begin at the same moment. */
const APART_MS = 500
/** Delay from which overlapping cues are shortened, so that a long overlap catches up. */
const MAX_LATE_MS = 5000
const COLUMNS_PER_SECOND = 17

/**
 * Readable subtitles: at most two lines per language, never overlapping, and shown for as long as reading
 * takes unless another one follows. Where two people speak at once, the second one waits.
 *
 * @param label text before the words of a speaker, for formats without a mark of their own
 */
export function toCues(content: ExportContent, label: (speaker: string) => string = () => ''): Cue[] {
  const cues = entriesOf(content)
    .flatMap((entry) => cuesOf(entry, entry.speaker === '' ? '' : label(entry.speaker)))
    .toSorted((a, b) => a.startMs - b.startMs)
  const placed: Cue[] = []
  let freeFromMs = 0
  for (const [at, cue] of cues.entries()) {
    const startMs = Math.max(cue.startMs, freeFromMs)
    const nextMs = cues[at + 1]?.startMs ?? Number.POSITIVE_INFINITY
    const wantedMs = Math.max(cue.endMs, startMs + readingMs(cue))
    const endMs = Math.max(startMs + minMs(cue, startMs, nextMs), Math.min(wantedMs, nextMs))
    placed.push({ ...cue, startMs, endMs })
    freeFromMs = endMs
  }
  return placed
}

/** @param startMs when it is shown */
function minMs(cue: Cue, startMs: number, nextMs: number): number {
  if (nextMs >= cue.endMs) return APART_MS
  return startMs - cue.startMs > MAX_LATE_MS ? MIN_MS : readingMs(cue)
}

const readingMs = ({ lines }: Cue): number =>
  Math.min(MAX_MS, Math.max(MIN_MS, (columns(lines.join(' ')) / COLUMNS_PER_SECOND) * 1000))

function cuesOf(entry: Entry, label: string): Cue[] {
  const { speaker } = entry
  if (entry.type === 'gap')
    return [
      { startMs: entry.gap.fromMs, endMs: entry.gap.toMs, lines: [label + gapMark(entry.gap)], speaker },
    ]
  const { startMs, endMs } = entry.caption
  const texts = entry.lines.map(({ text }, at) => (at === 0 ? label + text : text))
  const wrapped = wrap(texts)
  const count = Math.max(...wrapped.map(({ length }) => length))
  const total = Math.max(1, sum(wrapped.flat(2).map(columns)))
  const cues: Cue[] = []
  let shown = 0
  const timeOf = (part: number) => Math.round(startMs + (Math.max(endMs, startMs) - startMs) * (part / total))
  for (let part = 0; part < count; part += 1) {
    const lines = wrapped.flatMap((parts) => parts[part] ?? [])
    if (lines.length === 0) continue
    const width = sum(lines.map(columns))
    cues.push({ startMs: timeOf(shown), endMs: timeOf(Math.min(total, shown + width)), lines, speaker })
    shown += width
  }
  return cues
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const spanOf = ({ startMs, endMs }: Cue, mark: ',' | '.'): string =>
  `${clockTime(startMs, mark)} --> ${clockTime(endMs, mark)}`

/** Takes no room, and lets no line break (U+2060). */
const WORD_JOINER = '\u2060'

/**
 * SubRip cannot escape an arrow or the beginning of a tag. Players know tags in angle brackets, and those of
 * Substation Alpha in braces.
 */
const forSrt = (line: string): string =>
  line.replaceAll('-->', '→').replace(/<(?=[a-z/!?])|\{(?=\\)/giu, (mark) => mark + WORD_JOINER)

export const toSrt = (content: ExportContent): string =>
  toCues(content, (speaker) => `${speaker}: `)
    .map((cue, at) => `${at + 1}\n${spanOf(cue, ',')}\n${cue.lines.map(forSrt).join('\n')}\n`)
    .join('\n')

const forVtt = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const voiceOf = ({ speaker }: Cue): string => (speaker === '' ? '' : `<v ${forVtt(speaker)}>`)

export const toVtt = (content: ExportContent): string =>
  `WEBVTT\n\n${toCues(content)
    .map((cue) => `${spanOf(cue, '.')}\n${voiceOf(cue)}${cue.lines.map(forVtt).join('\n')}\n`)
    .join('\n')}`
