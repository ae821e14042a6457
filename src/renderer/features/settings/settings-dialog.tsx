import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './settings-dialog.module.css'
import {
  pageTitles,
  type SettingsPage,
  type SettingsPagesProps,
  settingsPages,
  useSettingsPages,
} from './settings-pages.tsx'
import { useSettingsSearch } from './use-settings-search.ts'

interface SettingsDialogProps extends SettingsPagesProps {
  readonly isOpen: boolean
  readonly page: SettingsPage
  readonly onPage: (page: SettingsPage) => void
  readonly onClose: () => void
}

export function SettingsDialog({ isOpen, onClose, ...props }: SettingsDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('settings.title')} isOpen={isOpen} onClose={onClose} isWide>
      <Pages {...props} />
    </Dialog>
  )
}

type PagesProps = Omit<SettingsDialogProps, 'isOpen' | 'onClose'>

function Pages({ page, onPage, ...props }: PagesProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const { container, isNothingFound } = useSettingsSearch(query, page)
  const pages = useSettingsPages(props)
  const open = (name: SettingsPage) => {
    // A hidden page must be rendered before it can take the focus.
    flushSync(() => {
      setQuery('')
      onPage(name)
    })
    container.current?.querySelector<HTMLElement>(`[data-page=${name}] h3`)?.focus()
  }
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <TextField label={t('settings.search')} value={query} onChange={setQuery} type="search" />
        <nav className={styles.contents} aria-label={t('settings.contents')}>
          {settingsPages.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.content}
              aria-current={name === page && query.trim() === '' ? 'page' : undefined}
              onClick={() => open(name)}
            >
              {t(pageTitles[name])}
            </button>
          ))}
        </nav>
      </div>
      <div className={styles.main} data-rows>
        <p className={styles.outcome} role="status">
          {isNothingFound && t('settings.noResults')}
        </p>
        <div ref={container} className={styles.pages}>
          {settingsPages.map((name) => (
            <section key={name} className={styles.page} data-page={name}>
              <h3 className={styles.heading} tabIndex={-1}>
                {t(pageTitles[name])}
              </h3>
              {pages[name]}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
