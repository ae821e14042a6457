import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useFormats } from '../../i18n/use-formats.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import panel from '../../ui/layout/panel.module.css'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import styles from './memories-panel.module.css'
import { isRunning, type Transfer, type Transfers } from './transfers.ts'

/** Progress and result of an import or export. */
export function TransferNotice({ transfers }: { readonly transfers: Transfers }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const transfer = useStore(transfers.store, (state) => state.transfer)
  if (transfer === undefined) return null
  if (isRunning(transfer)) return <Running transfer={transfer} onCancel={transfers.cancel} />
  const onDismiss = transfers.dismiss
  switch (transfer.type) {
    case 'failed':
      return <ErrorNotice error={transfer.error} onDismiss={onDismiss} />
    case 'imported':
      return (
        <Notice
          tone="info"
          title={t('memories.import.done', { name: transfer.name })}
          remedy={t('memories.import.counts', {
            segments: number(transfer.segments),
            skipped: number(transfer.skipped),
          })}
          onDismiss={onDismiss}
        />
      )
  }
}

interface RunningProps {
  readonly transfer: Extract<Transfer, { type: 'import' | 'export' }>
  readonly onCancel: () => void
}

function Running({ transfer: { type, name, part }, onCancel }: RunningProps) {
  const { t } = useTranslation()
  const isWaiting = part === undefined
  const label =
    type === 'import'
      ? t(isWaiting ? 'memories.import.processing' : 'memories.import.sending', { name })
      : t(isWaiting ? 'memories.export.preparing' : 'memories.export.fetching', { name })
  return (
    <div className={styles.transfer}>
      <div className={styles.work}>
        <span role="status">{label}</span>
        <ProgressBar label={label} part={part} />
        {type === 'import' && isWaiting && <p className={panel.quiet}>{t('memories.import.mayContinue')}</p>}
      </div>
      <Button onClick={onCancel}>{t('app.cancel')}</Button>
    </div>
  )
}
