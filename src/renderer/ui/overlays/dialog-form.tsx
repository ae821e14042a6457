import { Form } from '@base-ui/react/form'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import styles from './dialog-form.module.css'

interface DialogFormProps {
  /** Shown before the fields. */
  readonly intro?: string
  /** Label of the submit button. */
  readonly action: string
  /** Whether the action cannot be undone. */
  readonly isDanger?: boolean
  readonly isRunning: boolean
  /** Whether it can be submitted; defaults to true. */
  readonly isReady?: boolean
  /** The missing input; shown beside the buttons. */
  readonly reason?: string | undefined
  readonly onSubmit: () => void
  readonly onCancel: () => void
  /** Fields and errors. */
  readonly children?: ReactNode
}

/** The form of a dialog with submit and cancel buttons. */
export function DialogForm({
  intro,
  action,
  isDanger = false,
  isRunning,
  isReady = true,
  reason,
  onSubmit,
  onCancel,
  children,
}: DialogFormProps) {
  const { t } = useTranslation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isRunning) onSubmit()
  }
  // In a multi-line field, Enter alone inserts a line break.
  const submitByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    const isMeant =
      event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing
    if (isMeant && event.target instanceof HTMLTextAreaElement) event.currentTarget.requestSubmit()
  }
  return (
    // Validates fields with messages in the language of the page.
    <Form className={styles.form ?? ''} onSubmit={submit} onKeyDown={submitByKeys}>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children}
      <div className={styles.actions}>
        {reason !== undefined && <span className={styles.reason}>{reason}</span>}
        <Button onClick={onCancel}>{t('app.cancel')}</Button>
        <Button
          look={isDanger ? 'danger' : 'accent'}
          type="submit"
          disabled={!isReady}
          aria-disabled={isRunning}
        >
          {action}
        </Button>
      </div>
    </Form>
  )
}
