import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import styles from './confirm.module.css'
import { Dialog } from './dialog.tsx'

interface ConfirmProps {
  readonly title: string
  /** What will be lost. */
  readonly remedy: string
  /** What the button does that goes on. */
  readonly submit: string
  /** What the other button says, where it is more than that nothing happens. */
  readonly cancel?: string
  readonly isOpen: boolean
  readonly isRunning?: boolean
  readonly onClose: () => void
  readonly onSubmit: () => void
  /** What went wrong, where something did. */
  readonly children?: ReactNode
}

/** Asks before something is lost for good. */
export function Confirm({
  title,
  remedy,
  submit,
  cancel,
  isOpen,
  isRunning,
  onClose,
  onSubmit,
  children,
}: ConfirmProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <p className={styles.remedy}>{remedy}</p>
      {children}
      <div className={styles.actions}>
        <Button onClick={onClose}>{cancel ?? t('app.cancel')}</Button>
        <Button look="danger" disabled={isRunning} onClick={onSubmit}>
          {submit}
        </Button>
      </div>
    </Dialog>
  )
}
