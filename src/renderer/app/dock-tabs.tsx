import { Tabs } from '@base-ui/react/tabs'
import { X } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type PanelName, panelNames } from '../../core/panels.ts'
import { IconButton } from '../ui/button.tsx'
import { Hint } from '../ui/hint.tsx'
import styles from './dock-tabs.module.css'
import { PanelBoundary } from './panel-boundary.tsx'
import { panels } from './panels.ts'

export interface DockTabsProps {
  readonly open: PanelName
  readonly onOpen: (panel: PanelName | null) => void
}

/** The tabs of the panels, and the one that is open. */
export function DockTabs({ open, onOpen }: DockTabsProps) {
  const { t } = useTranslation()
  const { Panel } = panels[open]
  return (
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
