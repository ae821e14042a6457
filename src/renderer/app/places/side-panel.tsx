import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { digitOfTab, type PanelName, panelNames } from '../../../core/product/panel-names.ts'
import { panelKey } from '../../../core/product/shortcuts/page-keys.ts'
import { useShownPanels } from '../../queries/settings-queries.ts'
import { PanelBoundary } from '../../shared/lazy/error-boundary.tsx'
import { useWindowKeys } from '../../shared/use-window-keys.ts'
import { classes } from '../../ui/classes.ts'
import { isDialogOpen } from '../../ui/overlays/dialog-open.ts'
import { PanelSeparator } from './panel-separator.tsx'
import { PanelTabs, type PanelTabsProps } from './panel-tabs.tsx'
import styles from './side-panel.module.css'
import type { ShownWidth } from './use-panel-width.ts'

interface SidePanelProps extends Pick<PanelTabsProps, 'takesFocus'> {
  readonly open: PanelName | null
  readonly onOpen: (panel: PanelName | null, isByKeyboard?: boolean) => void
  readonly width: ShownWidth
}

/** Shows one panel at a time beside the captions. Its space is reserved at once, so that captions never move. */
export function SidePanel({ open, takesFocus, onOpen, width }: SidePanelProps) {
  const { t } = useTranslation()
  usePanelKeys((panel) => onOpen(panel === open ? null : panel, true))
  useFocusReturn(open !== null)
  if (open === null) return null
  return (
    <aside
      className={classes(styles.panel, width.covers && styles.covering)}
      style={width.covers || width.share === null ? undefined : { inlineSize: `${width.share}%` }}
      aria-label={t('panels.dock')}
    >
      {!width.isNarrow && <PanelSeparator {...width} />}
      <PanelBoundary>
        <PanelTabs open={open} takesFocus={takesFocus} onOpen={onOpen} />
      </PanelBoundary>
    </aside>
  )
}

/** Alt and the digit of a panel opens it, or closes it if it is open. */
function usePanelKeys(onPress: (panel: PanelName) => void): void {
  const shown = useShownPanels()
  const keys = panelNames.flatMap((name, index) => {
    const digit = digitOfTab(index)
    const press = (event: KeyboardEvent) => {
      if (isDialogOpen()) return
      event.preventDefault()
      if (shown.includes(name)) onPress(name)
    }
    return digit === undefined ? [] : [[panelKey(digit), press] as const]
  })
  useWindowKeys(Object.fromEntries(keys))
}

/** Restores the earlier focus when the panel closes, unless the focus has moved in the meantime. */
function useFocusReturn(isOpen: boolean): void {
  const origin = useRef<Element | null>(null)
  // Runs before the panel takes the focus, which happens in an effect.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    origin.current = document.activeElement
    return () => {
      // The panel is removed, and nothing else has taken its focus yet.
      const isLost = document.activeElement === document.body
      if (isLost && origin.current instanceof HTMLElement) origin.current.focus()
    }
  }, [isOpen])
}
