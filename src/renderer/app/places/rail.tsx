import { type LucideIcon, Radio, Settings, Zap } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { digitOfTab, type PanelName, panelNames } from '../../../core/product/panel-names.ts'
import { pageKeys, panelKey } from '../../../core/product/shortcuts/page-keys.ts'
import { useKeys } from '../../i18n/use-keys.ts'
import { useShownPanels } from '../../queries/settings-queries.ts'
import { classes } from '../../ui/classes.ts'
import { Hint } from '../../ui/overlays/hint.tsx'
import { type PlaceName, panelsOf, placeIcons, placeOfPanel, type RailPlace } from './places.ts'
import styles from './rail.module.css'

interface RailProps {
  readonly open: PanelName | null
  readonly onOpen: (panel: PanelName | null, isByKeyboard?: boolean) => void
  /** Shows the captions alone; once they are, the first page instead of a session that is over. */
  readonly onLive: () => void
  readonly onSettings: () => void
  readonly onQuick: () => void
}

/** The places of the window: the captions, the panels beside them, and the settings. */
export function Rail({ open, onOpen, onLive, onSettings, onQuick }: RailProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const shown = useShownPanels()
  // A place opens with the panel that was open in it last.
  const [latest, setLatest] = useState<Partial<Record<PlaceName, PanelName>>>({})
  if (open !== null && latest[placeOfPanel[open]] !== open)
    setLatest({ ...latest, [placeOfPanel[open]]: open })

  const place = (name: RailPlace, label: string) => {
    const panels = panelsOf(name, shown)
    const panel = panels.find((each) => each === latest[name]) ?? panels[0]
    if (panel === undefined) return null
    const digit = digitOfTab(panelNames.indexOf(panel))
    return (
      <Place
        icon={placeIcons[name]}
        label={label}
        hint={digit === undefined ? label : withKeys(label, panelKey(digit))}
        isOpen={open !== null && placeOfPanel[open] === name}
        // A click without a pointer is a key.
        onClick={({ detail }) => onOpen(panel, detail === 0)}
      />
    )
  }
  return (
    <nav className={styles.rail} aria-label={t('panels.places.label')}>
      <Place
        icon={Radio}
        label={t('panels.places.live')}
        hint={withKeys(t('panels.places.live'), pageKeys.live)}
        isOpen={open === null}
        onClick={onLive}
      />
      {place('history', t('panels.names.history'))}
      {place('translate', t('panels.places.translate'))}
      {place('library', t('panels.names.library'))}
      <div className={styles.foot}>
        <Place icon={Zap} label={t('settings.shortcuts.names.quick')} isSmall onClick={onQuick} />
        <Place
          icon={Settings}
          label={t('settings.title')}
          hint={withKeys(t('settings.title'), pageKeys.settings)}
          onClick={onSettings}
        />
      </div>
    </nav>
  )
}

interface PlaceProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly hint?: string
  readonly isOpen?: boolean
  /** Whether only its icon is shown. */
  readonly isSmall?: boolean
  readonly onClick: (event: MouseEvent) => void
}

function Place({ icon: Icon, label, hint = label, isOpen = false, isSmall = false, onClick }: PlaceProps) {
  return (
    <Hint text={hint}>
      <button
        type="button"
        className={classes(styles.place, isSmall && styles.small)}
        aria-label={label}
        aria-current={isOpen ? 'page' : undefined}
        onClick={onClick}
      >
        <Icon size={isSmall ? 16 : 20} aria-hidden />
        {!isSmall && <span className={styles.name}>{label}</span>}
      </button>
    </Hint>
  )
}
