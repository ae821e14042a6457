import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { digitOfTab } from '../../../core/product/panel-names.ts'
import { showKeys } from '../../../core/shortcuts/accelerators.ts'
import { pageKeys, panelKey, quickKeys } from '../../../core/shortcuts/page-keys.ts'
import { shortcutNames } from '../../../core/shortcuts/shortcuts.ts'
import { isMac } from '../../i18n/is-mac.ts'
import { useShownKeys } from '../../i18n/use-keys.ts'
import { useShortcuts } from '../../queries/host-queries.ts'
import { useShownPanels } from '../../queries/settings-queries.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './shortcuts-dialog.module.css'

/** Actions of the main window's shortcuts. */
const pageNames = {
  startOrStop: 'settings.shortcuts.names.startOrStop',
  mute: 'settings.shortcuts.names.mute',
  pause: 'settings.shortcuts.names.pause',
  swapSides: 'settings.shortcuts.names.swapSides',
  talk: 'settings.shortcuts.list.holdToTalk',
  skip: 'live.skip',
  presets: 'settings.shortcuts.list.choosePreset',
  overlay: 'settings.shortcuts.names.overlay',
  smaller: 'live.smaller',
  larger: 'live.larger',
  defaultSize: 'settings.shortcuts.list.defaultSize',
  settings: 'app.settings',
  shortcuts: 'settings.shortcuts.list.title',
} as const satisfies Record<keyof typeof pageKeys, string>

/** Actions of the quick window's shortcuts. */
const quickNames = {
  translate: 'text.translate',
  copy: 'quick.copy',
  copyAndClose: 'quick.copyAndClose',
  swap: 'text.swap',
  earlier: 'quick.earlier',
  pin: 'quick.pin',
  hide: 'quick.hide',
} as const satisfies Record<keyof typeof quickKeys, string>

const entriesOf = <T extends object>(table: T) => Object.entries(table) as [keyof T & string, string][]

interface ShortcutsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Lists all keyboard shortcuts, from the same tables that bind them. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation()
  const show = useShownKeys()
  const shown = useShownPanels()
  return (
    <Dialog title={t('settings.shortcuts.list.title')} isOpen={isOpen} onClose={onClose} isText>
      <Keys title={t('settings.shortcuts.list.here')}>
        {entriesOf(pageKeys).map(([name, keys]) => (
          <Row key={name} name={t(pageNames[name])} keys={show(keys)} />
        ))}
      </Keys>
      <Keys title={t('panels.dock')}>
        {shown.map((name, index) => {
          const digit = digitOfTab(index)
          if (digit === undefined) return null
          return <Row key={name} name={t(`panels.names.${name}`)} keys={show(panelKey(digit))} />
        })}
      </Keys>
      <GlobalKeys />
      <Keys title={t('panels.quick')}>
        {entriesOf(quickKeys).map(([name, keys]) => (
          <Row key={name} name={t(quickNames[name])} keys={show(keys)} />
        ))}
      </Keys>
    </Dialog>
  )
}

/** Global shortcuts, if the host supports them. */
function GlobalKeys() {
  const { t } = useTranslation()
  const { data } = useShortcuts()
  if (data === undefined || !data.isAvailable || !data.isOn) return null
  return (
    <Keys title={t('settings.shortcuts.list.everywhere')}>
      {shortcutNames.map((name) => {
        const { keys } = data.shortcuts[name]
        return (
          <Row
            key={name}
            name={t(`settings.shortcuts.names.${name}`)}
            keys={keys === null ? t('settings.shortcuts.none') : showKeys(keys, isMac)}
          />
        )
      })}
    </Keys>
  )
}

function Keys({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.list}>{children}</dl>
    </section>
  )
}

function Row({ name, keys }: { readonly name: string; readonly keys: string }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.keys}>
        <kbd className={styles.key} dir="ltr">
          {keys}
        </kbd>
      </dd>
    </div>
  )
}
