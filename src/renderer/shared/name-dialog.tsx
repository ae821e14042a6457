import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../core/base/errors.ts'
import { TextField } from '../ui/controls/text-field.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { DialogForm } from '../ui/overlays/dialog-form.tsx'
import { ErrorNotice } from './error-notice.tsx'

interface NameFormProps {
  readonly intro?: string
  /** Label of the field. */
  readonly label: string
  /** The current name; omitted for a new item. */
  readonly name?: string
  /** Label of the submit button; defaults to Save. */
  readonly action?: string
  /** Shows the length of the name and its limit, if there is one. */
  readonly count?: (name: string) => {
    readonly hint: string | undefined
    readonly problem: string | undefined
  }
  /** The reason why a name is refused, shown at the field. */
  readonly problemOf?: (name: string) => string | undefined
  /** Whether something that the form needs besides is loading. */
  readonly isLoading?: boolean
  /** State of the create or rename call, if there is one; its error is cleared when the name changes. */
  readonly mutation?: {
    readonly isPending: boolean
    readonly error: AppError | undefined
    readonly reset: () => void
  }
  readonly onClose: () => void
  /** Called with a trimmed name that is neither empty nor the current one: with that, the form just closes. */
  readonly onSubmit: (name: string) => void
  /** Fields and hints below the name. */
  readonly children?: ReactNode
}

interface NameDialogProps extends NameFormProps {
  readonly title: string
}

/** A dialog with nothing but this form. */
export function NameDialog({ title, ...form }: NameDialogProps) {
  const close = () => {
    form.mutation?.reset()
    form.onClose()
  }
  return (
    <Dialog title={title} isOpen onClose={close}>
      <NameForm {...form} onClose={close} />
    </Dialog>
  )
}

/** Asks for the name of a new item, or for the new name of an existing one. */
export function NameForm({
  intro,
  label,
  name = '',
  action,
  count,
  problemOf,
  isLoading = false,
  mutation,
  onClose,
  onSubmit,
  children,
}: NameFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(name)
  const wanted = typed.trim()
  const counter = count?.(typed)
  const problem = problemOf?.(typed) ?? counter?.problem
  return (
    <DialogForm
      {...(intro !== undefined && { intro })}
      action={action ?? t('app.save')}
      isRunning={mutation?.isPending === true}
      isLoading={isLoading}
      reason={wanted === '' ? t('panels.items.needsName') : undefined}
      onSubmit={() => (wanted === name ? onClose() : onSubmit(wanted))}
      onCancel={onClose}
    >
      <TextField
        label={label}
        hint={counter?.hint}
        problem={problem}
        value={typed}
        onChange={(next) => {
          mutation?.reset()
          setTyped(next)
        }}
        required
      />
      {children}
      <ErrorNotice error={mutation?.error} />
    </DialogForm>
  )
}
