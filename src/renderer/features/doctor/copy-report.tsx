import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Check } from '../../../core/doctor/checks.ts'
import type { Translate } from '../../../core/strings/error-text.ts'
import { useAppInfo } from '../../data/app.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './doctor-dialog.module.css'
import { reportOf } from './report.ts'

/** Copies the report to the clipboard; if that is not allowed, it can be copied manually. */
export function CopyReport({ checks }: { readonly checks: readonly Check[] }) {
  const { t } = useTranslation()
  const about = useAppInfo()
  const [outcome, setOutcome] = useState<{ readonly report: string; readonly isCopied: boolean }>()
  const copy = async () => {
    const report = reportOf(checks, about.data, new Date(), t as unknown as Translate)
    try {
      await navigator.clipboard.writeText(report)
      setOutcome({ report, isCopied: true })
    } catch {
      setOutcome({ report, isCopied: false })
    }
  }
  return (
    <>
      <span className={styles.copied} role="status">
        {outcome !== undefined && t(outcome.isCopied ? 'doctor.copied' : 'doctor.copyFailed')}
      </span>
      {outcome?.isCopied === false && (
        <textarea className={styles.text} aria-label={t('doctor.title')} readOnly value={outcome.report} />
      )}
      <Button onClick={() => void copy()}>{t('doctor.copy')}</Button>
    </>
  )
}
