import { Form } from '@base-ui/react/form'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import styles from './dialog-form.module.css'

interface DialogFormProps {
  /** What is said before the fields. */
  readonly intro?: string
  /** Name of the button that does it. */
  readonly action: string
  /** For what cannot be taken back. */
  readonly isDanger?: boolean
  readonly isRunning: boolean
  /** Left out: it can be done. */
  readonly isReady?: boolean
  /** What is missing until it is ready; it stands beside the buttons. */
  readonly reason?: string | undefined
  readonly onSubmit: () => void
  readonly onCancel: () => void
  /** Fields, and what went wrong. */
  readonly children?: ReactNode
}

/** What a dialog asks for, the button that does it, and the one that does nothing. */
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
  // In a text of several lines, Enter alone begins a new one.
  const submitByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (isMeant && event.target instanceof HTMLTextAreaElement) event.currentTarget.requestSubmit()
  }
  return (
    // It says itself, in the language of the page, which fields are still to be filled in.
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
