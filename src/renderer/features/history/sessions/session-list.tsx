import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionSummary } from '../../../../core/library/session-schema.ts'
import { SESSION_EXTENSION, SESSION_MEDIA_TYPE } from '../../../../core/product/session-file-type.ts'
import { isNewerLibrary, useSessionList } from '../../../queries/sessions-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { useFilePicker } from '../../../ui/controls/file-picker.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Cards } from '../../../ui/layout/card.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import panel from '../../../ui/layout/panel.module.css'
import styles from '../history.module.css'
import { useHistory } from '../history.ts'
import { NewerLibrary } from '../newer-library.tsx'
import { DamagedLibrary } from './damaged-library.tsx'
import { DeleteSessionDialog } from './delete-session-dialog.tsx'
import { SessionRow } from './session-row.tsx'

const PAGE = 50
/** Value for all tags: a tag is never empty. */
const ALL = ''

interface SessionListProps {
  /** Imports sessions from files. */
  readonly onImport: (files: readonly File[]) => void
}

/** All stored sessions, newest first. */
export function SessionList({ onImport }: SessionListProps) {
  const { t } = useTranslation()
  const { state, choose } = useHistory()
  const [pages, setPages] = useState(1)
  const [deleting, setDeleting] = useState<SessionSummary | undefined>(undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const { privacy } = useSettings()
  const tag = state.tag === undefined ? {} : { tag: state.tag }
  const first = useSessionList({ limit: PAGE, ...tag })
  const keepsNothing = privacy.retention === 'nothing'
  return (
    <>
      <div className={panel.head}>
        <h2 ref={heading} tabIndex={-1} className={panel.title}>
          {t('history.title')}
        </h2>
        <Import onFiles={onImport} />
      </div>
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
                  { value: ALL, label: t('history.allTags') },
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
              />
            ) : (
              <Cards label={t('history.title')}>
                {Array.from({ length: pages }, (_, page) => (
                  <Page key={page * PAGE} offset={page * PAGE} tag={state.tag} onDelete={setDeleting} />
                ))}
                {total > pages * PAGE && (
                  <li className={styles.more}>
                    <Button onClick={() => setPages(pages + 1)}>{t('history.more')}</Button>
                  </li>
                )}
              </Cards>
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

function Page({ offset, tag, onDelete }: PageProps) {
  const listed = useSessionList({
    limit: PAGE,
    ...(offset > 0 && { offset }),
    ...(tag !== undefined && { tag }),
  })
  return listed.data?.sessions.map((session) => (
    <SessionRow key={session.id} session={session} onDelete={() => onDelete(session)} />
  ))
}

/** Opens a file dialog for exported sessions. */
function Import({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation()
  const picker = useFilePicker({
    label: t('history.import'),
    accept: `.${SESSION_EXTENSION},.json,${SESSION_MEDIA_TYPE},application/json`,
    isMultiple: true,
    onFiles,
  })
  return (
    <>
      {picker.input}
      <IconButton icon={<Upload size={16} />} label={t('history.import')} onClick={picker.open} />
    </>
  )
}
