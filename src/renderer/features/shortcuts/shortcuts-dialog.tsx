import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { digitOfTab, panelNames } from '../../../core/product/panel-names.ts'
import { showKeys } from '../../../core/product/shortcuts/accelerators.ts'
import {
  HELP_KEY,
  pageKeys,
  panelKey,
  quickKeys,
  SEARCH_KEY,
} from '../../../core/product/shortcuts/page-keys.ts'
import { shortcutNames } from '../../../core/product/shortcuts/shortcuts.ts'
import { isMac } from '../../i18n/is-mac.ts'
import { useShownKeys } from '../../i18n/use-keys.ts'
import { useAppInfo, useShortcuts } from '../../queries/host-queries.ts'
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
  present: 'live.present',
  live: 'panels.places.live',
  correct: 'corrections.correctCaption',
  search: 'glossaries.editor.find',
  save: 'glossaries.editor.save',
  export: 'history.session.export',
  previous: 'settings.shortcuts.list.previous',
  next: 'settings.shortcuts.list.next',
  messages: 'live.messages',
  smaller: 'live.smaller',
  larger: 'live.larger',
  defaultSize: 'settings.shortcuts.list.defaultSize',
  settings: 'settings.title',
  shortcuts: 'settings.shortcuts.list.title',
} as const satisfies Record<keyof typeof pageKeys, string>

/** Keys that do the same. */
const otherKeys: Partial<Record<string, string>> = { search: SEARCH_KEY, shortcuts: HELP_KEY }

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

/** The same in a browser, where the window is a tab: nothing hides it, or keeps it on top. */
const quickNamesInBrowser = { ...quickNames, hide: 'quick.clear', pin: undefined } as const

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
  const namesOfQuick = useAppInfo().data?.host === 'electron' ? quickNames : quickNamesInBrowser
  return (
    <Dialog title={t('settings.shortcuts.list.title')} isOpen={isOpen} onClose={onClose} isWide isText>
      <Keys title={t('settings.shortcuts.list.here')}>
        {entriesOf(pageKeys).map(([name, keys]) => (
          <Row key={name} name={t(pageNames[name])} keys={show(keys)} or={otherKeys[name]} />
        ))}
      </Keys>
      <Keys title={t('panels.dock')}>
        {shown.map((name) => {
          const digit = digitOfTab(panelNames.indexOf(name))
          if (digit === undefined) return null
          return <Row key={name} name={t(`panels.names.${name}`)} keys={show(panelKey(digit))} />
        })}
      </Keys>
      <GlobalKeys />
      <Keys title={t('settings.shortcuts.names.quick')}>
        {entriesOf(quickKeys).map(([key, keys]) => {
          const name = namesOfQuick[key]
          return name !== undefined && <Row key={key} name={t(name)} keys={show(keys)} />
        })}
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

interface RowProps {
  readonly name: string
  readonly keys: string
  /** Keys that do the same. */
  readonly or?: string | undefined
}

function Row({ name, keys, or }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.keys}>
        {[keys, ...(or === undefined ? [] : [or])].map((each) => (
          <kbd key={each} className={styles.key} dir="ltr">
            {each}
          </kbd>
        ))}
      </dd>
    </div>
  )
}
