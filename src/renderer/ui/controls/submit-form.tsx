import { Form } from '@base-ui/react/form'
import type { ComponentProps, FormEvent, KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import { Button } from './button.tsx'
import styles from './submit-form.module.css'
import type { Submit } from './use-submit.ts'

interface SubmitFormProps extends Pick<ComponentProps<typeof Form>, 'aria-label' | 'className' | 'ref'> {
  readonly submit: Submit
  readonly children: ReactNode
}

/** A form that Enter in a field submits, and Ctrl+Enter in a multi-line one. */
export function SubmitForm({ submit, ...form }: SubmitFormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit.attempt()
  }
  // In a multi-line field, Enter alone inserts a line break.
  const submitByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    const isMeant =
      event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing
    if (!isMeant || !(event.target instanceof HTMLTextAreaElement)) return
    // On macOS, the menu of the desktop would get the keys as well.
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  // Validates fields with messages in the language of the page.
  return <Form {...form} onSubmit={onSubmit} onKeyDown={submitByKeys} />
}

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'hint'> {
  readonly submit: Submit
  /** Outside of a form, the button alone makes attempts. */
  readonly type?: 'submit' | 'button'
  readonly children: ReactNode
}

/** Makes an attempt. It is never natively disabled: the browser would ignore Enter in the fields of its form. */
export function SubmitButton({ submit, look = 'accent', type = 'submit', ...button }: SubmitButtonProps) {
  return (
    <Button
      {...button}
      look={look}
      type={type}
      isRunning={submit.isBusy}
      disabledReason={submit.reason}
      isReasonShown
      {...(type === 'button' && { onClick: submit.attempt })}
    />
  )
}

/** Says beside the button why an attempt is refused, or that one waits. */
export function SubmitNote({ submit: { isWaiting, reason, refusals } }: Pick<SubmitButtonProps, 'submit'>) {
  const { t } = useTranslation()
  if (isWaiting)
    return (
      <span className={styles.note} role="status">
        {t('app.waiting')}
      </span>
    )
  if (reason === undefined) return null
  const isRefused = refusals > 0
  return (
    <span
      // Each refusal is announced.
      key={refusals}
      className={classes(styles.note, isRefused && styles.refused)}
      role={isRefused ? 'alert' : undefined}
    >
      {reason}
    </span>
  )
}
