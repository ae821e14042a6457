import type { StoredCaptionView } from '../../src/core/session/library/session-schema.ts'
import { captionAt } from '../../src/core/voice/receiving/transcript.ts'
import { type Side, sides } from '../../src/core/voice/sides.ts'
import { sideOf, sideRows } from '../../src/renderer/features/live/captions/meeting-rows.ts'
import { type MergedPlace, mergedOrder } from '../../src/renderer/features/live/captions/merged-order.ts'
import type { Lives } from '../../src/renderer/features/live/meeting/lives.ts'

/** The original of a caption with its side. */
export interface MergedCaption {
  readonly side: Side
  readonly text: string
}

/** A caption of the library. */
export const toMerged = ({ side, source }: StoredCaptionView): MergedCaption => {
  if (side === undefined) throw new Error(`"${source}" is stored without its side`)
  return { side, text: source }
}

/** Merges the captions of both sides whenever they change, like the stage of a meeting. @returns reads the latest */
export function followOrder(lives: Lives): () => MergedCaption[] {
  let order: readonly MergedPlace[] = []
  const rowsOf = (side: Side) => sideRows(sideOf(lives[side].store.getState()))
  for (const side of sides)
    lives[side].store.subscribe(({ transcript }, before) => {
      if (transcript !== before.transcript)
        order = mergedOrder(order, { mine: rowsOf('mine'), theirs: rowsOf('theirs') })
    })
  return () =>
    order.map(({ side, index }) => {
      const source = captionAt(lives[side].store.getState().transcript, index)?.source
      return { side, text: source === undefined ? '' : source.concluded + source.tentative }
    })
}
