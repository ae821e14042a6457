import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Check } from '../../../core/product/doctor/checks.ts'
import type { Translate } from '../../../core/product/strings/error-text.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { useBridge } from '../../bridge/react.tsx'
import { tryMicrophone, trySpeaker } from '../../engine/capture/device-trials.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useAppInfo } from '../../queries/host-queries.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import { CheckList } from './check-list.tsx'
import styles from './doctor-dialog.module.css'
import { reportOf } from './doctor-report.ts'
import { createDoctor, type DoctorState } from './doctor-store.ts'

interface DoctorDialogProps {
  /** Chosen audio devices. */
  readonly audio: Settings['audio']
  /** Number of undecodable parts of the latest session's speech. */
  readonly damaged: () => number
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Opens the settings, where most findings are fixed. */
  readonly onSettings: () => void
}

/** Connection check: finds the cause of a problem, from the key to the speaker, and recommends what to do. */
export function DoctorDialog({ isOpen, onClose, ...props }: DoctorDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('doctor.title')} isOpen={isOpen} onClose={onClose}>
      <Examination {...props} />
    </Dialog>
  )
}

type ExaminationProps = Pick<DoctorDialogProps, 'audio' | 'damaged' | 'onSettings'>

function Examination({ audio, damaged, onSettings }: ExaminationProps) {
  const { t } = useTranslation()
  const bridge = useBridge()
  const [doctor] = useState(() =>
    createDoctor({
      examine: (options) => bridge.invoke('doctor.run', {}, options),
      tryMicrophone: (signal) => tryMicrophone(audio.microphone, signal),
      trySpeaker: (signal) => trySpeaker(audio.speaker, signal),
      damaged,
    }),
  )
  const state = useStore(doctor.store)
  useEffect(() => {
    // Opening the dialog starts the checks.
    void doctor.run()
    return () => doctor.cancel()
  }, [doctor])
  const run = () => void doctor.run()
  return (
    <>
      <p className={styles.quiet}>{t('doctor.explanation')}</p>
      {state.type === 'running' && <Running {...state.progress} />}
      {state.type === 'finished' && <Findings {...state} />}
      <div className={styles.actions}>
        {state.type === 'running' ? (
          <Button onClick={doctor.cancel}>{t('app.cancel')}</Button>
        ) : (
          <>
            {state.type === 'finished' && <CopyReport checks={state.checks} />}
            <Button onClick={onSettings}>{t('settings.title')}</Button>
            <Button look="accent" onClick={run}>
              {t(state.type === 'idle' ? 'app.checkConnection' : 'doctor.again')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function Running({ done, total }: { readonly done: number; readonly total: number }) {
  const { t } = useTranslation()
  const text = t('doctor.running', { done, total })
  return (
    <div className={styles.running}>
      <div className={styles.progress}>
        <ProgressBar label={t('doctor.title')} part={done / total} />
      </div>
      <span className={styles.figure}>{text}</span>
    </div>
  )
}

function Findings({ checks, error }: Extract<DoctorState, { type: 'finished' }>) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const countOf = (status: 'failed' | 'warning') => checks.filter((check) => check.status === status).length
  const faults = countOf('failed')
  const notices = countOf('warning')
  const parts = [
    ...(faults > 0 ? [t('doctor.faults', { count: faults })] : []),
    ...(notices > 0 ? [t('doctor.notices', { count: notices })] : []),
  ]
  return (
    <>
      <ErrorNotice error={error} />
      <p className={styles.summary} role="status">
        {parts.length > 0 ? row(parts) : error === undefined && t('doctor.allFine')}
      </p>
      <CheckList checks={checks} />
    </>
  )
}

/** Copies the report to the clipboard; if that is not allowed, it can be copied manually. */
function CopyReport({ checks }: { readonly checks: readonly Check[] }) {
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
        {outcome !== undefined && t(outcome.isCopied ? 'doctor.copied' : 'app.copyFailed')}
      </span>
      {outcome?.isCopied === false && (
        <textarea className={styles.text} aria-label={t('doctor.title')} readOnly value={outcome.report} />
      )}
      <Button onClick={() => void copy()}>{t('history.session.copy')}</Button>
    </>
  )
}
