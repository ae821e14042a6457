import { Tabs } from '@base-ui/react/tabs'
import { X } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { tinykeys } from 'tinykeys'
import { type PanelName, panelNames } from '../../core/panels.ts'
import { IconButton } from '../ui/button.tsx'
import { isDialogOpen } from '../ui/dialog.tsx'
import { Hint } from '../ui/hint.tsx'
import styles from './dock.module.css'
import { PanelBoundary } from './panel-boundary.tsx'
import { panels } from './panels.ts'

interface DockProps {
  readonly open: PanelName | null
  readonly onOpen: (panel: PanelName | null) => void
}

/** One panel at a time, beside the captions. */
export function Dock({ open, onOpen }: DockProps) {
  const { t } = useTranslation()
  usePanelKeys(open, onOpen)
  if (open === null) return null
  const { Panel } = panels[open]
  return (
    <aside className={styles.dock} aria-label={t('panels.dock')}>
      <Tabs.Root
        className={styles.tabs}
        value={open}
        onValueChange={(panel: PanelName) => panel !== open && onOpen(panel)}
      >
        <div className={styles.head}>
          <Tabs.List className={styles.list}>
            {panelNames.map((name, index) => (
              <PanelTab key={name} name={name} number={index + 1} />
            ))}
          </Tabs.List>
          <IconButton icon={<X size={16} />} label={t('panels.close')} onClick={() => onOpen(null)} />
        </div>
        <Tabs.Panel className={styles.panel} value={open}>
          <PanelBoundary key={open}>
            <Suspense fallback={<p className={styles.loading}>{t('panels.loading')}</p>}>
              <Panel />
            </Suspense>
          </PanelBoundary>
        </Tabs.Panel>
      </Tabs.Root>
    </aside>
  )
}

function PanelTab({ name, number }: { readonly name: PanelName; readonly number: number }) {
  const { t } = useTranslation()
  const { icon: Icon } = panels[name]
  const label = t(`panels.names.${name}`)
  return (
    <Hint text={t('shortcuts.hint', { name: label, keys: t('shortcuts.panel', { number }) })}>
      <Tabs.Tab className={styles.tab} value={name}>
        <Icon size={16} aria-hidden />
        <span>{label}</span>
      </Tabs.Tab>
    </Hint>
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
