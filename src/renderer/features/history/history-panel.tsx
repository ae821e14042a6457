import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import { useDrop } from '../../ui/controls/use-drop.ts'
import panel from '../../ui/layout/panel.module.css'
import { SessionReader } from './captions/session-view.tsx'
import styles from './history.module.css'
import { useHistory } from './history.ts'
import { ImportButton } from './sessions/import-button.tsx'
import { ImportFailed } from './sessions/import-failed.tsx'
import { SearchResults } from './sessions/search-results.tsx'
import { SessionList } from './sessions/session-list.tsx'
import { useImport } from './sessions/use-import.ts'

/** The library: a list of sessions, search results, or one session. */
export function HistoryPanel() {
  const { t } = useTranslation()
  const { state, search } = useHistory()
  const { query, place } = state
  const list = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The button that had the focus was removed with the session.
    if (place === undefined && wasOpen.current) {
      const field = list.current?.querySelector('input')
      field?.focus()
      // The next search replaces the word of this one.
      field?.select()
    }
    wasOpen.current = place !== undefined
  }, [place])
  const importing = useImport()
  const isWhole = query.trim() === ''
  const drop = useDrop(({ files }) => importing.importFiles([...files]))
  if (place !== undefined) return <SessionReader key={place.id} place={place} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div ref={list} className={classes(panel.panel, drop.isOver && styles.over)} {...drop.handlers}>
      {drop.isOver && <p className={panel.quiet}>{t('history.drop')}</p>}
      {importing.failures.map(({ id, ...failure }) => (
        <ImportFailed key={id} {...failure} onDismiss={() => importing.dismiss(id)} />
      ))}
      <div className={styles.search}>
        <TextField label={t('history.search')} type="search" value={query} onChange={search} />
        {isWhole && <ImportButton onFiles={importing.importFiles} />}
      </div>
      {isWhole ? <SessionList /> : <SearchResults query={query.trim()} />}
    </div>
  )
}
