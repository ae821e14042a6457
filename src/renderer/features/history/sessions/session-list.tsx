import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionSummary } from '../../../../core/session/library/session-schema.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { isNewerLibrary, useSessionList } from '../../../queries/sessions-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { PanelHeading } from '../../../ui/layout/panel-heading.tsx'
import styles from '../history.module.css'
import { useHistory } from '../history.ts'
import { NewerLibrary } from '../newer-library.tsx'
import { DamagedLibrary } from './damaged-library.tsx'
import { DeleteSessionDialog } from './delete-session-dialog.tsx'
import { SessionDays } from './session-days.tsx'

const PAGE = 50
const EXAMPLE = { durationMs: 42 * 60_000, captions: 318 }
/** Value for all tags: a tag is never empty. */
const ALL = ''

/** All stored sessions, newest first. */
export function SessionList() {
  const { t } = useTranslation()
  const { row, duration } = useFormats()
  const { state, choose } = useHistory()
  const [pages, setPages] = useState(1)
  const [deleting, setDeleting] = useState<SessionSummary | undefined>(undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const { privacy } = useSettings()
  const first = useSessionList(pageAt(0, state.tag === undefined ? {} : { tag: state.tag }))
  const keepsNothing = privacy.retention === 'nothing'
  return (
    <>
      <PanelHeading ref={heading}>{t('panels.names.history')}</PanelHeading>
      <QueryState
        query={first}
        loading={t('history.loading')}
        refusal={
          isNewerLibrary(first.error) && (
            <NewerLibrary error={first.error} onStarted={() => heading.current?.focus()} />
          )
        }
      >
        {({ total, tags, hasSetAside, problem }) => (
          <>
            <ErrorNotice error={problem} onRetry={first.refetch} />
            {hasSetAside && <DamagedLibrary onDeleted={() => heading.current?.focus()} />}
            {tags.length > 0 && (
              <Select
                label={t('history.tag')}
                options={[
                  { value: ALL, label: t('history.session.back') },
                  ...tags.map((value) => ({ value, label: value })),
                ]}
                value={state.tag ?? ALL}
                onChange={(value) => choose(value === ALL ? undefined : value)}
              />
            )}
            {total === 0 ? (
              <Empty
                title={t('history.empty.title')}
                remedies={[t(`history.empty.${keepsNothing ? 'notSaved' : 'remedy'}`)]}
                {...(!keepsNothing && {
                  example: row([
                    t('history.empty.example'),
                    duration(EXAMPLE.durationMs),
                    t('live.notices.stopped.captions', { count: EXAMPLE.captions }),
                  ]),
                })}
              />
            ) : (
              <>
                {Array.from({ length: pages }, (_, page) => (
                  <Page key={page * PAGE} offset={page * PAGE} tag={state.tag} onDelete={setDeleting} />
                ))}
                {total > pages * PAGE && (
                  <div className={styles.more}>
                    <Button onClick={() => setPages(pages + 1)}>{t('history.more')}</Button>
                  </div>
                )}
              </>
            )}
          </>
        )}
      </QueryState>
      {deleting !== undefined && (
        <DeleteSessionDialog
          session={deleting}
          onClose={() => setDeleting(undefined)}
          onDone={() => {
            setDeleting(undefined)
            heading.current?.focus()
          }}
        />
      )}
    </>
  )
}

interface PageProps {
  readonly offset: number
  readonly tag: string | undefined
  readonly onDelete: (session: SessionSummary) => void
}

/** The sessions of a page. */
function Page({ offset, tag, onDelete }: PageProps) {
  const { open } = useHistory()
  const tagged = tag === undefined ? {} : { tag }
  const listed = useSessionList(pageAt(offset, tagged))
  const before = useSessionList(pageAt(Math.max(0, offset - PAGE), tagged))
  return (
    <SessionDays
      sessions={listed.data?.sessions ?? []}
      before={offset === 0 ? undefined : before.data?.sessions.at(-1)}
      Heading="h3"
      onOpen={open}
      onDelete={onDelete}
    />
  )
}

const pageAt = (offset: number, tagged: { readonly tag?: string }) => ({
  limit: PAGE,
  ...(offset > 0 && { offset }),
  ...tagged,
})
