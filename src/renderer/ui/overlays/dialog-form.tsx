import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import { SubmitButton, SubmitForm, SubmitNote } from '../controls/submit-form.tsx'
import { type SubmitOptions, useSubmit } from '../controls/use-submit.ts'
import styles from './dialog-form.module.css'

interface DialogFormProps extends SubmitOptions {
  /** Shown before the fields. */
  readonly intro?: string
  /** Label of the submit button. */
  readonly action: string
  /** Whether the action cannot be undone. */
  readonly isDanger?: boolean
  readonly onCancel: () => void
  /** Fields and errors. */
  readonly children?: ReactNode
}

/** The form of a dialog with submit and cancel buttons. */
export function DialogForm({
  intro,
  action,
  isDanger = false,
  onCancel,
  children,
  ...options
}: DialogFormProps) {
  const { t } = useTranslation()
  const submit = useSubmit(options)
  return (
    <SubmitForm submit={submit} className={styles.form ?? ''}>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children}
      <div className={styles.actions}>
        <SubmitNote submit={submit} />
        <Button onClick={onCancel}>{t('app.cancel')}</Button>
        <SubmitButton submit={submit} look={isDanger ? 'danger' : 'accent'}>
          {action}
        </SubmitButton>
      </div>
    </SubmitForm>
  )
}
