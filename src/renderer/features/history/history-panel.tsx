import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/controls/field.tsx'
import panel from '../../ui/layout/panel.module.css'
import { SessionView } from './captions/session-view.tsx'
import { useHistory } from './history.ts'
import { SearchResults } from './sessions/search-results.tsx'
import { SessionList } from './sessions/session-list.tsx'

/** The library: a list of sessions, search results, or one session. */
export function HistoryPanel() {
  const { t } = useTranslation()
  const { state, search } = useHistory()
  const { query, place } = state
  const list = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The button that had the focus was removed with the session.
    if (place === undefined && wasOpen.current) list.current?.querySelector('input')?.focus()
    wasOpen.current = place !== undefined
  }, [place])
  if (place !== undefined) return <SessionView key={place.id} place={place} />
  return (
    <div ref={list} className={panel.panel}>
      <TextField label={t('history.search')} type="search" value={query} onChange={search} />
      {query.trim() === '' ? <SessionList /> : <SearchResults query={query.trim()} />}
    </div>
  )
}
