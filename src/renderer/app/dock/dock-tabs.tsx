import { Tabs } from '@base-ui/react/tabs'
import { X } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { digitOfTab, type PanelName } from '../../../core/product/panel-names.ts'
import { panelKey } from '../../../core/shortcuts/page-keys.ts'
import { useKeys } from '../../i18n/use-keys.ts'
import { useShownPanels } from '../../queries/settings-queries.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { Hint } from '../../ui/overlays/hint.tsx'
import { PanelBoundary } from '../boundaries/error-boundary.tsx'
import { panels } from './dock-panels.ts'
import styles from './dock-tabs.module.css'
import { usePanelFocus } from './use-panel-focus.ts'

export interface DockTabsProps {
  readonly open: PanelName
  /** Whether the panel was opened by keyboard and takes the focus. */
  readonly takesFocus: boolean
  readonly onOpen: (panel: PanelName | null) => void
}

/** Tabs of the panels, with the open panel. */
export function DockTabs({ open, takesFocus, onOpen }: DockTabsProps) {
  const { t } = useTranslation()
  const { Panel } = panels[open]
  const shown = useShownPanels()
  const focus = usePanelFocus<HTMLDivElement>(takesFocus ? open : undefined)
  return (
    <Tabs.Root
      className={styles.tabs}
      value={open}
      onValueChange={(panel: PanelName) => panel !== open && onOpen(panel)}
    >
      <div className={styles.head}>
        <Tabs.List className={styles.list}>
          {shown.map((name, index) => (
            <PanelTab key={name} name={name} digit={digitOfTab(index)} />
          ))}
        </Tabs.List>
        <IconButton icon={<X size={16} />} label={t('panels.close')} onClick={() => onOpen(null)} />
      </div>
      <Tabs.Panel {...focus} className={styles.panel} value={open} tabIndex={-1}>
        <PanelBoundary key={open}>
          <Suspense fallback={<p className={styles.loading}>{t('panels.loading')}</p>}>
            <Panel />
          </Suspense>
        </PanelBoundary>
      </Tabs.Panel>
    </Tabs.Root>
  )
}

interface PanelTabProps {
  readonly name: PanelName
  /** Digit that opens the panel together with Alt. */
  readonly digit: string | undefined
}

function PanelTab({ name, digit }: PanelTabProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const { icon: Icon } = panels[name]
  const label = t(`panels.names.${name}`)
  return (
    <Hint text={digit === undefined ? label : withKeys(label, panelKey(digit))}>
      <Tabs.Tab className={styles.tab} value={name}>
        <Icon size={16} aria-hidden />
        <span>{label}</span>
      </Tabs.Tab>
    </Hint>
  )
}
