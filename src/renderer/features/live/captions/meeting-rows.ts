import { captionAt } from '../../../../core/voice/receiving/transcript.ts'
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

const NO_TARGETS: readonly string[] = []

export const targetsOf = ({ config }: Pick<LiveState, 'config'>): readonly string[] =>
  config?.targetLanguages ?? NO_TARGETS

const startOf = ({ captureMarks, transcript }: EarlierSession, index: number): number =>
  (captureMarks[0]?.began ?? 0) + (captionAt(transcript, index)?.startMs ?? 0)

export function sideRows(shown: ReturnType<typeof sideOf>): SideRows {
  const sessions = [...shown.earlier, shown].map((session) => ({
    session,
    rows: rowsOf(session, targetsOf(session)),
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
    startAt: (index) => {
      const place = placeOf(index)
      return place === undefined ? 0 : startOf(place.session, place.at)
    },
    rowAt: (index) => {
      const place = placeOf(index)
      const row = place?.rows.rowAt(place.at)
      // Speech that is missing after an earlier session is marked before the next one.
      const missing = place?.lost?.missingAfterMs
      return row && missing !== undefined
        ? { ...row, missingBeforeMs: missing + (row.missingBeforeMs ?? 0) }
        : row
    },
  }
}
