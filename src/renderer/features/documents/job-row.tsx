import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { DocumentJob } from '../../../core/areas/documents/documents-calls.ts'
import type { AppError } from '../../../core/base/errors.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useSize } from '../../i18n/use-size.ts'
import { attemptsOf } from '../../queries/query/attempts.ts'
import {
  useCancelDocument,
  useRemoveDocument,
  useRetryDocument,
  useSaveDocument,
} from '../../queries/text-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Confirm } from '../../ui/overlays/confirm.tsx'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import type { DocumentsStore, Fetching } from './documents-store.ts'
import styles from './rows.module.css'

const isUnderWay = ({ state }: DocumentJob): boolean =>
  state === 'queued' || state === 'uploading' || state === 'translating' || state === 'saving'

/** Whether the host has the translation itself, so that it can be saved. */
export const isHeldByHost = ({ state, result }: DocumentJob): boolean =>
  state === 'done' && result?.place === 'data-folder'

/** Whether this page, or one before it, has passed the translation to the browser. */
export const isDownloaded = ({ result }: DocumentJob, fetching: Fetching | undefined): boolean =>
  result?.isDownloaded === true || fetching?.type === 'downloaded'

interface JobRowProps {
  readonly job: DocumentJob
  readonly documents: DocumentsStore
  readonly isDesktop: boolean
  readonly onRemoved: () => void
}

/** The translation of one document into one language. */
export function JobRow({ job, documents, isDesktop, onRemoved }: JobRowProps) {
  const { t } = useTranslation()
  const sizeOf = useSize()
  const { id, name, state, progress, secondsRemaining, billedCharacters = 0 } = job
  const language = useLanguageNames()(job.targetLanguage)
  const fetching = useStore(documents.store, (each) => each.fetching[id])
  const cancel = useCancelDocument()
  const retry = useRetryDocument()
  const save = useSaveDocument()
  const remove = useRemoveDocument()
  const [isFetching, setIsAsking] = useState(false)
  const wasDownloaded = isDownloaded(job, fetching)
  const isKept = isHeldByHost(job)
  const { error, attempt } = attemptsOf(cancel, retry, save, remove)

  const removeIt = async () => {
    setIsAsking(false)
    const removed = await attempt(() => remove.run({ id }))
    if (removed.ok) onRemoved()
  }
  const fetch = () => void attempt(() => (isDesktop ? save.run({ id }) : documents.actions.download(job)))
  const nameOf = (action: string) => t('documents.actionOf', { action, name, language })
  const moving = fetching?.type === 'reading' ? fetching.progress : progress
  const fetchLabel = t(
    isDesktop ? 'documents.save' : wasDownloaded ? 'documents.downloadAgain' : 'documents.download',
  )

  return (
    <li className={styles.row}>
      <div className={styles.name} dir="auto" title={name}>
        {name}
      </div>
      <div className={styles.quiet}>
        {[
          t('documents.targetLanguage', { language }),
          sizeOf(job.bytes),
          t(`documents.states.${state}`),
          ...(secondsRemaining === undefined
            ? []
            : [t('documents.secondsLeft', { count: Math.ceil(secondsRemaining) })]),
          ...(billedCharacters === 0 || job.isDemo
            ? []
            : [t('documents.billed', { count: billedCharacters })]),
        ].join(' · ')}{' '}
        {job.isDemo && <span className={styles.tag}>{t('service.demo.name')}</span>}
      </div>
      {(isUnderWay(job) || fetching?.type === 'reading') && (
        <ProgressBar
          label={nameOf(t(`documents.states.${state}`))}
          part={moving && moving.total > 0 ? moving.done / moving.total : undefined}
        />
      )}
      <JobNotes job={job} fetching={fetching} error={error} />
      <div className={styles.buttons}>
        {isKept && (
          <Button
            look={wasDownloaded ? 'plain' : 'accent'}
            aria-label={nameOf(fetchLabel)}
            isRunning={fetching?.type === 'reading' || save.isPending}
            onClick={fetch}
          >
            {fetchLabel}
          </Button>
        )}
        {job.canRetry && (
          <Button
            aria-label={nameOf(t('app.tryAgain'))}
            isRunning={retry.isPending}
            onClick={() => void attempt(() => retry.run({ id }))}
          >
            {t('app.tryAgain')}
          </Button>
        )}
        {isUnderWay(job) ? (
          <Button
            aria-label={nameOf(t('app.cancel'))}
            isRunning={cancel.isPending}
            onClick={() => void attempt(() => cancel.run({ id }))}
          >
            {t('app.cancel')}
          </Button>
        ) : (
          <Button
            look="quiet"
            aria-label={nameOf(t('service.accounts.remove'))}
            isRunning={remove.isPending}
            onClick={() => (isKept && !wasDownloaded ? setIsAsking(true) : void removeIt())}
          >
            {t('service.accounts.remove')}
          </Button>
        )}
      </div>
      <Confirm
        title={t('documents.confirm.title')}
        remedy={t('documents.confirm.remedy', { name, language })}
        submit={t('service.accounts.remove')}
        cancel={t('documents.confirm.keep')}
        isOpen={isFetching}
        isRunning={remove.isPending}
        onClose={() => setIsAsking(false)}
        onSubmit={() => void removeIt()}
      />
    </li>
  )
}

interface JobNotesProps {
  readonly job: DocumentJob
  readonly fetching: Fetching | undefined
  /** Error of the latest request for this job. */
  readonly error: AppError | undefined
}

/** Details of a job besides its state: its error, and where its translation is. */
function JobNotes({ job, fetching, error }: JobNotesProps) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const words = (failure: AppError): string => describe(failure).lines.join(' ')
  const failed = [job.error, error, fetching?.type === 'failed' ? fetching.error : undefined]
  const failures = [...new Set(failed.flatMap((failure) => (failure === undefined ? [] : [words(failure)])))]
  const { isUnchanged, result } = job
  const where = result && t(`documents.${placeOf(job, fetching)}`, { name: result.name })
  const notes = [
    isUnchanged === true && t('documents.unchanged'),
    where,
    job.state === 'cancelled' && t('documents.mayBeBilled'),
  ].filter((note) => note !== false && note !== undefined)

  return (
    <>
      {notes.length > 0 && <div className={styles.note}>{notes.join(' ')}</div>}
      {failures.map((failure) => (
        <div key={failure} className={styles.problem} role="alert">
          {failure}
        </div>
      ))}
    </>
  )
}

/** Key of the string about the location of a translation. */
function placeOf(job: DocumentJob, fetching: Fetching | undefined) {
  const place = job.result?.place
  if (place === 'beside-source' || place === 'chosen-place') return `saved.${place}` as const
  return isDownloaded(job, fetching) ? ('downloaded' as const) : ('kept' as const)
}
