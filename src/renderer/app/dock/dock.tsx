import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { digitOfTab, type PanelName, panelNames } from '../../../core/product/panel-names.ts'
import { panelKey } from '../../../core/shortcuts/page-keys.ts'
import { useShownPanels } from '../../queries/settings-queries.ts'
import { windowKeys } from '../../shared/window-keys.ts'
import { isDialogOpen } from '../../ui/overlays/dialog-open.ts'
import { PanelBoundary } from '../boundaries/error-boundary.tsx'
import styles from './dock.module.css'
import { DockTabs, type DockTabsProps } from './dock-tabs.tsx'

interface DockProps extends Pick<DockTabsProps, 'onOpen'> {
  readonly open: PanelName | null
}

/** Shows one panel at a time beside the captions. Its space is reserved at once, so that captions never move. */
export function Dock({ open, onOpen }: DockProps) {
  const { t } = useTranslation()
  const [focused, setFocused] = useState<PanelName | undefined>(undefined)
  usePanelKeys((panel) => {
    const next = panel === open ? null : panel
    // Keyboard users continue in the panel that they opened.
    setFocused(next ?? undefined)
    onOpen(next)
  })
  useFocusReturn(open !== null)
  if (open === null) return null
  return (
    <aside className={styles.dock} aria-label={t('panels.dock')}>
      <PanelBoundary>
        <DockTabs open={open} takesFocus={focused === open} onOpen={onOpen} />
      </PanelBoundary>
    </aside>
  )
}

/** Alt and the digit of a tab opens its panel, or closes it if it is open. */
function usePanelKeys(onPress: (panel: PanelName) => void): void {
  const shown = useShownPanels()
  const open = useEffectEvent((name: PanelName) => {
    if (shown.includes(name)) onPress(name)
  })
  useEffect(() => {
    const keys = panelNames.flatMap((name, index) => {
      const digit = digitOfTab(index)
      const press = (event: KeyboardEvent) => {
        if (isDialogOpen()) return
        event.preventDefault()
        open(name)
      }
      return digit === undefined ? [] : [[panelKey(digit), press] as const]
    })
    return windowKeys(window, Object.fromEntries(keys))
  }, [])
}

/** Restores the earlier focus when the panel closes, unless the focus has moved in the meantime. */
function useFocusReturn(isOpen: boolean): void {
  const origin = useRef<Element | null>(null)
  // Runs before the panel takes the focus, which happens in an effect.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    origin.current = document.activeElement
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body
        if (isLost && origin.current instanceof HTMLElement) origin.current.focus()
      })
    }
  }, [isOpen])
}
