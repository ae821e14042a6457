import { Tabs } from '@base-ui/react/tabs'
import { X } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { digitOfTab, type PanelName, panelNames } from '../../../core/product/panel-names.ts'
import { panelKey } from '../../../core/product/shortcuts/page-keys.ts'
import { useKeys } from '../../i18n/use-keys.ts'
import { useShownPanels } from '../../queries/settings-queries.ts'
import { PanelBoundary } from '../../shared/lazy/error-boundary.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import { Hint } from '../../ui/overlays/hint.tsx'
import { Skeleton } from '../../ui/progress/skeleton.tsx'
import { panels } from './panel-parts.ts'
import styles from './panel-tabs.module.css'
import { panelsOf, placeOfPanel } from './places.ts'
import { usePanelFocus } from './use-panel-focus.ts'

export interface PanelTabsProps {
  readonly open: PanelName
  /** Whether the panel was opened by keyboard and takes the focus. */
  readonly takesFocus: boolean
  readonly onOpen: (panel: PanelName | null) => void
}

/** The panels of the open place as tabs, which are its heading, and the open panel. */
export function PanelTabs({ open, takesFocus, onOpen }: PanelTabsProps) {
  const { t } = useTranslation()
  const Panel = panels[open]
  const shown = useShownPanels()
  const place = usePanelFocus<HTMLDivElement>(takesFocus ? open : undefined)
  const loading = (
    <div className={styles.loading}>
      <Skeleton label={t('panels.loading')} />
    </div>
  )
  return (
    <Tabs.Root
      className={styles.tabs}
      value={open}
      onValueChange={(panel: PanelName) => panel !== open && onOpen(panel)}
    >
      <div className={styles.head}>
        <Tabs.List className={styles.list}>
          {panelsOf(placeOfPanel[open], shown).map((name) => (
            <PanelTab key={name} name={name} />
          ))}
        </Tabs.List>
        <IconButton icon={<X size={16} />} label={t('panels.close')} onClick={() => onOpen(null)} />
      </div>
      <Tabs.Panel ref={place} className={styles.panel} value={open} tabIndex={-1}>
        {/* The Library keeps its search while another kind is chosen. */}
        <PanelBoundary key={placeOfPanel[open] === 'library' ? 'library' : open} waiting={loading}>
          <Suspense fallback={loading}>
            <Panel name={open} />
          </Suspense>
        </PanelBoundary>
      </Tabs.Panel>
    </Tabs.Root>
  )
}

function PanelTab({ name }: { readonly name: PanelName }) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const label = t(`panels.names.${name}`)
  const digit = digitOfTab(panelNames.indexOf(name))
  return (
    <Hint text={digit === undefined ? label : withKeys(label, panelKey(digit))}>
      <Tabs.Tab className={styles.tab} value={name}>
        {label}
      </Tabs.Tab>
    </Hint>
  )
}
