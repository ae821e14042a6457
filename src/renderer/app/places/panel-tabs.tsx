import { Tabs } from '@base-ui/react/tabs'
import { X } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { digitOfTab, type PanelName, panelNames } from '../../../core/product/panel-names.ts'
import { panelKey } from '../../../core/product/shortcuts/page-keys.ts'
import { useKeys } from '../../i18n/use-keys.ts'
import { useShownPanels } from '../../queries/settings-queries.ts'
import { focusOn } from '../../shared/focus-home.ts'
import { PanelBoundary } from '../../shared/lazy/error-boundary.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import { Hint } from '../../ui/overlays/hint.tsx'
import { Skeleton } from '../../ui/progress/skeleton.tsx'
import { panels } from './panel-parts.ts'
import styles from './panel-tabs.module.css'
import { panelsOf, placeOfPanel } from './places.ts'

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

const FIELD = 'textarea, input:not([type=file], [hidden], [aria-hidden=true])'

/** A panel's first field; otherwise its heading, from which Tab goes on. */
const entryOf = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>(FIELD) ?? panel.querySelector('h2') ?? panel.querySelector('button')

/**
 * Moves the focus into a panel that was opened by keyboard. Waits for what is still loading, unless the focus moves
 * elsewhere in the meantime.
 *
 * @param opened the panel that was opened by keyboard, if the open one was
 */
function usePanelFocus<T extends HTMLElement>(opened: PanelName | undefined) {
  const place = useRef<T>(null)
  useEffect(() => {
    const panel = place.current
    if (panel === null || opened === undefined) return undefined
    const waiting = new Set([document.activeElement, document.body, panel])
    const enter = () => {
      const entry = entryOf(panel)
      const isFree = waiting.has(document.activeElement)
      if (entry === null && isFree) return
      observer.disconnect()
      if (isFree) focusOn(entry)
    }
    const observer = new MutationObserver(enter)
    observer.observe(panel, { childList: true, subtree: true })
    enter()
    return () => observer.disconnect()
  }, [opened])
  return place
}
