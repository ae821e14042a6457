import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../core/base/errors.ts'
import type { DocumentJob } from '../../../core/documents/calls.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import type { Fetching } from './documents-store.ts'
import styles from './rows.module.css'

interface JobNotesProps {
  readonly job: DocumentJob
  readonly fetching: Fetching | undefined
  /** Error of the latest request for this job. */
  readonly error: AppError | undefined
}

/** Details of a job besides its state: its error, and where its translation is. */
export function JobNotes({ job, fetching, error }: JobNotesProps) {
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
  if (place === 'beside-source' || place === 'chosen-place' || place === 'page')
    return `saved.${place}` as const
  return fetching?.type === 'downloaded' ? ('downloaded' as const) : ('kept' as const)
}
