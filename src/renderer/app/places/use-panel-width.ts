import { useState } from 'react'
import { PANEL_WIDTH } from '../../../core/settings/settings.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { useMedia } from '../../ui/use-media.ts'

/** Widths in rem. rail.module.css and app.module.css have the first, in which the rail is a row. */
const NARROW = 43.75
const RAIL = 4.75
const MIN_CAPTIONS = 17.5
/** A query of this length matches every window. */
const MAX_LENGTH = 10_000

export interface PanelWidth {
  /** In per cent of what captions and panel have together; null: the default. */
  readonly share: number | null
  /** Shows the panel with a width, within its bounds, which is returned. */
  readonly resize: (share: number | null) => number | null
  /** Keeps the width that is shown. */
  readonly store: (share: number | null) => void
}

export interface ShownWidth extends PanelWidth {
  /** Whether the rail is a row and every panel as wide as the window. */
  readonly isNarrow: boolean
  /** Whether a panel leaves too little room for captions, and covers them. */
  readonly covers: boolean
}

/** The width of the panel, which follows the pointer before it is stored. */
export function usePanelWidth(onStore: (panelWidth: number | null) => void): ShownWidth {
  const { appearance } = useSettings()
  const [share, setShare] = useState(appearance.panelWidth)
  const isNarrow = useMedia(`(width < ${NARROW}rem)`)
  const room = share === null ? 0 : RAIL + MIN_CAPTIONS / Math.max(1 - share / 100, 0.001)
  const covers = useMedia(`(width < ${Math.min(Math.max(NARROW, room), MAX_LENGTH)}rem)`)
  return {
    share,
    isNarrow,
    covers,
    resize: (wanted) => {
      const { least, most } = PANEL_WIDTH
      const next = wanted === null ? null : Math.round(Math.min(Math.max(wanted, least), most) * 10) / 10
      setShare(next)
      return next
    },
    store: onStore,
  }
}
