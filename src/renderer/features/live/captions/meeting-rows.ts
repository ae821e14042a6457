import { allLanguages } from '../../../../core/voice/language-spans.ts'
import { captionAt } from '../../../../core/voice/receiving/transcript.ts'
import { type LateOfSession, lateOf, NO_LATE } from '../late/late-captions.ts'
import type { EarlierSession, LiveState } from '../session/live-state.ts'
import { stageOf } from './stage-state.ts'
import { rowsOf, type TranscriptRows } from './transcript-rows.ts'

/** The captions of one side of a meeting as rows, over all of its sessions. */
export interface SideRows extends TranscriptRows {
  /** Time at which the caption at an index began, in milliseconds since 1970. */
  readonly startAt: (index: number) => number
}

/** State of a side that the stage renders. */
export const sideOf = (state: LiveState) => ({
  ...stageOf(state),
  earlier: state.earlier,
})

/** All target languages of a side, in the order in which they were chosen. */
export const targetsOf = ({ spans }: Pick<LiveState, 'spans'>): readonly string[] =>
  allLanguages(spans).targetLanguages

const startOf = ({ captureMarks, transcript }: EarlierSession, index: number): number =>
  (captureMarks[0]?.began ?? 0) + (captionAt(transcript, index)?.startMs ?? 0)

export function sideRows(shown: ReturnType<typeof sideOf>, late: LateOfSession = NO_LATE): SideRows {
  const all = [...shown.earlier, shown]
  const sessions = all.map((session, i) => ({
    session,
    rows: rowsOf(session, lateOf(late, session, all[i + 1]?.captureMarks[0]?.began)),
  }))
  const placeOf = (index: number) => {
    let at = index
    for (const [i, { session, rows }] of sessions.entries()) {
      if (at < rows.length) return { session, rows, at, lost: at === 0 ? sessions[i - 1]?.rows : undefined }
      at -= rows.length
    }
    return undefined
  }
  return {
    length: sessions.reduce((sum, { rows }) => sum + rows.length, 0),
    missingAfterMs: sessions.at(-1)?.rows.missingAfterMs,
    lateAfter: sessions.at(-1)?.rows.lateAfter ?? [],
    late: sessions.flatMap(({ rows }) => rows.late),
    startAt: (index) => {
      const place = placeOf(index)
      return place === undefined ? 0 : startOf(place.session, place.at)
    },
    rowAt: (index) => {
      const place = placeOf(index)
      const row = place?.rows.rowAt(place.at)
      // Speech that is missing after an earlier session is marked before the next one.
      const { missingAfterMs: missing, lateAfter = [] } = place?.lost ?? {}
      const withLate =
        row && lateAfter.length > 0 ? { ...row, lateBefore: [...lateAfter, ...row.lateBefore] } : row
      return withLate && missing !== undefined
        ? { ...withLate, missingBeforeMs: missing + (withLate.missingBeforeMs ?? 0) }
        : withLate
    },
  }
}
