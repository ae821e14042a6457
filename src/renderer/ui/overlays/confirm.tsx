import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Button } from '../controls/button.tsx'
import { SubmitButton, SubmitNote } from '../controls/submit-form.tsx'
import { type SubmitOptions, useSubmit } from '../controls/use-submit.ts'
import { Notice } from '../layout/notice.tsx'
import { Dialog } from './dialog.tsx'
import styles from './dialog-form.module.css'

interface ConfirmProps extends Omit<SubmitOptions, 'isLoading'> {
  readonly title: string
  /** Text about what will be lost. */
  readonly remedy: string
  /** Label of the confirming button. */
  readonly submit: string
  /** Label of the other button, if it does more than cancel. */
  readonly cancel?: string
  readonly isOpen: boolean
  /** More about what will be lost. */
  readonly children?: ReactNode
  readonly onClose: () => void
  /** Error of the last attempt, if any. */
  readonly error?: Parameters<ReturnType<typeof useErrorText>>[0] | undefined
}

/** Asks for confirmation before something is permanently lost. */
export function Confirm({
  title,
  remedy,
  submit,
  cancel,
  isOpen,
  children,
  onClose,
  error,
  ...options
}: ConfirmProps) {
  const { t } = useTranslation()
  const confirmation = useSubmit(options)
  const describe = useErrorText()
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <p>{remedy}</p>
      {children}
      {error !== undefined && <Notice tone="error" {...describe(error)} />}
      <div className={styles.actions}>
        <SubmitNote submit={confirmation} />
        <Button onClick={onClose}>{cancel ?? t('app.cancel')}</Button>
        <SubmitButton submit={confirmation} look="danger" type="button">
          {submit}
        </SubmitButton>
      </div>
    </Dialog>
  )
}
