import { Form } from '@base-ui/react/form'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import styles from './dialog-form.module.css'

interface DialogFormProps {
  /** Shown before the fields. */
  readonly intro?: string
  /** Name of the button that does it. */
  readonly action: string
  /** For an irreversible action. */
  readonly isDanger?: boolean
  readonly isRunning: boolean
  /** Left out: it can be done. */
  readonly isReady?: boolean
  /** What is missing before it can be submitted; shown beside the buttons. */
  readonly reason?: string | undefined
  readonly onSubmit: () => void
  readonly onCancel: () => void
  /** Fields, and what went wrong. */
  readonly children?: ReactNode
}

/** The form of a dialog, with a button that submits it and one that cancels. */
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
  // In a multi-line field, Enter alone begins a new line.
  const submitByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    const isMeant = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (isMeant && event.target instanceof HTMLTextAreaElement) event.currentTarget.requestSubmit()
  }
  return (
    // Validates fields in the language of the page.
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
