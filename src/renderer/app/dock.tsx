import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { tinykeys } from 'tinykeys'
import { type PanelName, panelNames } from '../../core/panels.ts'
import { isDialogOpen } from '../ui/dialog-open.ts'
import styles from './dock.module.css'
import type { DockTabsProps } from './dock-tabs.tsx'
import { lazyPart } from './lazy-part.tsx'
import { PanelBoundary } from './panel-boundary.tsx'

const DockTabs = lazyPart(async () => (await import('./dock-tabs.tsx')).DockTabs)

interface DockProps extends Omit<DockTabsProps, 'open'> {
  readonly open: PanelName | null
}

/** One panel at a time, beside the captions. Its place is there at once: the captions never move for it. */
export function Dock({ open, onOpen }: DockProps) {
  const { t } = useTranslation()
  usePanelKeys(open, onOpen)
  if (open === null) return null
  return (
    <aside className={styles.dock} aria-label={t('panels.dock')}>
      <PanelBoundary>
        <Suspense>
          <DockTabs open={open} onOpen={onOpen} />
        </Suspense>
      </PanelBoundary>
    </aside>
  )
}

/** Alt and the number of its tab opens a panel, and closes it when it is open. */
function usePanelKeys(open: PanelName | null, onOpen: (panel: PanelName | null) => void): void {
  useEffect(() =>
    tinykeys(
      window,
      Object.fromEntries(
        panelNames.map((name, index) => [
          `Alt+Digit${index + 1}`,
          (event: KeyboardEvent) => {
            if (isDialogOpen()) return
            event.preventDefault()
            onOpen(name === open ? null : name)
          },
        ]),
      ),
    ),
  )
}
