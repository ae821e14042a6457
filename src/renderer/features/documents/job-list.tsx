import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { DocumentJob } from '../../../core/areas/documents/documents-calls.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useDocumentJobs } from '../../queries/text-queries.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Skeleton } from '../../ui/progress/skeleton.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import type { DocumentsStore } from './documents-store.ts'
import { isDownloaded, isHeldByHost, JobRow } from './job-row.tsx'
import styles from './rows.module.css'

interface JobListProps {
  readonly documents: DocumentsStore
  readonly isDesktop: boolean
}

/** All document translations, newest first, until they are removed. */
export function JobList({ documents, isDesktop }: JobListProps) {
  const { t } = useTranslation()
  const list = useDocumentJobs()
  const heading = useRef<HTMLHeadingElement>(null)
  const jobs = list.data?.jobs ?? []
  const problem = list.error ?? list.data?.problem
  const news = useNews(jobs)
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 ref={heading} className={classes(styles.title, styles.words)} tabIndex={-1}>
          {t('documents.jobs')}
        </h2>
        {/* Not on the desktop, which asks where to save each file. */}
        {!isDesktop && (
          <DownloadAll jobs={jobs} documents={documents} onDone={() => heading.current?.focus()} />
        )}
      </div>
      <div className={hidden.hidden} role="status">
        {news}
      </div>
      <ErrorNotice error={problem} />
      {list.data === undefined && problem === undefined && <Skeleton label={t('panels.loading')} />}
      {list.data !== undefined && jobs.length === 0 && <Empty title={t('documents.empty')} />}
      {jobs.length > 0 && (
        <ul className={styles.list} aria-label={t('documents.jobs')}>
          {jobs.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              documents={documents}
              isDesktop={isDesktop}
              // The button is removed with its row, so the focus moves to the heading.
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface DownloadAllProps {
  readonly jobs: readonly DocumentJob[]
  readonly documents: DocumentsStore
  /** Called after the last download, when the button is removed. */
  readonly onDone: () => void
}

/** Downloads all finished translations that were not downloaded yet; shown only for two or more. */
function DownloadAll({ jobs, documents, onDone }: DownloadAllProps) {
  const { t } = useTranslation()
  const fetching = useStore(documents.store, (state) => state.fetching)
  const [isRunning, setRunning] = useState(false)
  const waiting = jobs.filter((job) => isHeldByHost(job) && !isDownloaded(job, fetching[job.id]))
  if (waiting.length < 2 && !isRunning) return null
  const start = async () => {
    setRunning(true)
    await documents.actions.downloadAll(waiting)
    setRunning(false)
    onDone()
  }
  return (
    <Button isRunning={isRunning} onClick={() => void start()}>
      {t('documents.downloadAll')}
    </Button>
  )
}

/** Announces to screen readers which translations end while the panel is open. */
function useNews(jobs: readonly DocumentJob[]): string {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const [news, setNews] = useState('')
  const known = useRef(new Map<string, DocumentJob['state']>())
  useEffect(() => {
    const ended = jobs.find(
      ({ id, state }) =>
        (state === 'done' || state === 'failed') && known.current.has(id) && known.current.get(id) !== state,
    )
    known.current = new Map(jobs.map(({ id, state }) => [id, state]))
    if (ended === undefined) return
    const language = nameOf(ended.targetLanguage)
    setNews(
      t('documents.stateOf', { name: ended.name, language, state: t(`documents.states.${ended.state}`) }),
    )
  }, [jobs, t, nameOf])
  return news
}
