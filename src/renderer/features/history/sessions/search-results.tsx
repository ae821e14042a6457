import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toSearchTerms } from '../../../../core/session/library/search-text.ts'
import { type Hit, MAX_HITS, type SessionSummary } from '../../../../core/session/library/session-schema.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSessionSearch } from '../../../queries/sessions-queries.ts'
import { CaptionLine } from '../../../shared/captions/caption-parts.tsx'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Card, Cards, Marks } from '../../../ui/layout/card.tsx'
import panel from '../../../ui/layout/panel.module.css'
import { Skeleton } from '../../../ui/progress/skeleton.tsx'
import styles from '../history.module.css'
import { useHistory } from '../history.ts'
import { Marked } from './marked.tsx'
import { SessionMarks } from './session-marks.tsx'
import { useSessionNames } from './use-session-name.ts'

/** Sessions whose name matches, and captions that contain the words, newest first. */
export function SearchResults({ query }: { readonly query: string }) {
  const wanted = useDeferredValue(query)
  // A new query starts with its first page.
  return <Pages key={wanted} query={wanted} />
}

function Pages({ query }: { readonly query: string }) {
  const { t } = useTranslation()
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined])
  const first = useSessionSearch({ query })
  const count = first.data?.hits.length ?? 0
  const sessions = first.data?.sessions ?? []
  const captionsFound = (found: number, next: number | undefined) =>
    next === undefined ? t('history.found', { count: found }) : t('history.foundMore', { count: MAX_HITS })
  const wordsOf = (next: number | undefined) =>
    count + sessions.length === 0
      ? t('history.noResults', { query })
      : [
          ...(sessions.length === 0 ? [] : [t('history.foundSessions', { count: sessions.length })]),
          ...(count === 0 ? [] : [captionsFound(count, next)]),
        ].join(' · ')
  return (
    <>
      <p className={panel.quiet} role="status">
        {first.data !== undefined && first.error === undefined && wordsOf(first.data.next)}
      </p>
      {first.data === undefined && first.error === undefined && <Skeleton label={t('history.loading')} />}
      {sessions.length > 0 && (
        <Cards label={t('panels.names.history')}>
          {sessions.map((session) => (
            <NamedRow key={session.id} session={session} />
          ))}
        </Cards>
      )}
      {pages.map((after, at) => (
        <Page
          key={after ?? 0}
          query={query}
          after={after}
          onMore={at === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
        />
      ))}
    </>
  )
}

interface PageProps {
  readonly query: string
  readonly after: number | undefined
  /** Undefined if the next page is already shown. */
  readonly onMore: ((next: number) => void) | undefined
}

function Page({ query, after, onMore }: PageProps) {
  const { t } = useTranslation()
  const found = useSessionSearch({ query, ...(after !== undefined && { after }) })
  const next = found.data?.next
  return (
    <>
      {found.error !== undefined && <ErrorNotice error={found.error} onRetry={found.refetch} />}
      {[...Map.groupBy(found.data?.hits ?? [], ({ session }) => session.id)].map(([id, hits]) => (
        <SessionHits key={id} hits={hits} query={query} />
      ))}
      {next !== undefined && onMore !== undefined && (
        <div className={styles.more}>
          <Button onClick={() => onMore(next)}>{t('history.more')}</Button>
        </div>
      )}
    </>
  )
}

/** A session whose title or tag matches. */
function NamedRow({ session }: { readonly session: SessionSummary }) {
  const { t } = useTranslation()
  const { open } = useHistory()
  const { duration } = useFormats()
  const names = useSessionNames()
  const name = names.name(session)
  const when = names.when(session)
  return (
    <Card name={name} onOpen={() => open(session.id)}>
      <Marks>
        {name !== when && <span>{when}</span>}
        <span>{duration(session.durationMs)}</span>
        <span>{t('live.notices.stopped.captions', { count: session.captions })}</span>
      </Marks>
      <SessionMarks session={session} />
    </Card>
  )
}

/** The captions of one session, below its name. */
function SessionHits({ hits, query }: { readonly hits: readonly Hit[]; readonly query: string }) {
  const { row } = useFormats()
  const names = useSessionNames()
  const session = hits[0]?.session
  if (session === undefined) return null
  const name = row([...new Set([names.name(session), names.when(session)])])
  return (
    <section>
      <h3 className={styles.day}>{name}</h3>
      <Cards label={name}>
        {hits.map((hit) => (
          <HitRow key={hit.caption.index} hit={hit} query={query} />
        ))}
      </Cards>
    </section>
  )
}

function HitRow({ hit: { session, caption }, query }: { readonly hit: Hit; readonly query: string }) {
  const { open } = useHistory()
  const { row, time } = useFormats()
  const terms = toSearchTerms(query)
  const { source, side, language, targets } = caption
  const speaker = side && session.sides?.[side].name
  return (
    <Card
      name={row([time(session.startedAt + caption.startMs), ...(speaker === undefined ? [] : [speaker])])}
      onOpen={() => open(session.id, { index: caption.index })}
    >
      <CaptionLine language={language} hasCode>
        <Marked text={source} terms={terms} />
      </CaptionLine>
      {Object.entries(targets).map(([code, text]) => (
        <CaptionLine key={code} language={code} hasCode>
          <Marked text={text} terms={terms} />
        </CaptionLine>
      ))}
    </Card>
  )
}
