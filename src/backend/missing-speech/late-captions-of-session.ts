import type { KeptGap } from '../../core/session/library/session-schema.ts'
import {
  gapsWithout,
  type LateSpeech,
  rangesIn,
  type SideSpan,
} from '../../core/session/missing-speech/missing-ranges.ts'
import type { SessionTable } from '../sessions/session-table.ts'

/**
 * Adds captions of speech that was missing, which is then no gap any more, in the caller's transaction.
 *
 * @returns the index of the first of them; undefined if there is no such session
 */
export function recordLate(
  table: SessionTable,
  id: string,
  { captions, span, audioMs }: LateSpeech,
): number | undefined {
  const session = table.get(id)
  if (session === undefined) return undefined
  const first = table.captions.nextLate(session.place)
  for (const [i, caption] of captions.entries())
    table.captions.put(session.place, { ...caption, index: first + i })
  const gaps = span === undefined ? session.gaps : gapsWithout(session.gaps, span)
  table.setMissing({
    ...session,
    gaps,
    audioMs: session.audioMs + audioMs,
    late: {
      spans: span === undefined ? session.late.spans : [...session.late.spans, span],
      audioMs: session.late.audioMs + audioMs,
    },
  })
  return first
}

/**
 * Gives a session that breaks off during an outage a gap to the end of its recorded sound, instead of the mark of its end.
 *
 * @returns whether there is one
 */
export function markRecorded(table: SessionTable, id: string, recorded: readonly SideSpan[]): boolean {
  const session = table.get(id)
  const isBreak = ({ fromMs, toMs }: KeptGap) => fromMs === toMs
  if (session === undefined || !session.gaps.some(isBreak)) return false
  const known = session.gaps.filter((gap) => !isBreak(gap))
  const missing = recorded.flatMap(({ fromMs, toMs, side }): KeptGap[] => {
    const knownEnds = rangesIn(known, { fromMs, toMs, side }).map((gap) => gap.toMs)
    const endMs = Math.max(fromMs, table.captions.endOf(session.place, side), ...knownEnds)
    return endMs < toMs ? [{ fromMs: endMs, toMs, ...(side !== undefined && { side }) }] : []
  })
  if (missing.length === 0) return false
  table.setMissing({ ...session, gaps: [...known, ...missing] })
  return true
}
