import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../core/base/errors.ts'
import type { Result } from '../../core/base/result.ts'
import { Confirm } from '../ui/overlays/confirm.tsx'
import { showDone } from './toasts/show-done.ts'

interface DeleteDialogProps<I> {
  readonly title: string
  /** Text about what will be lost. */
  readonly remedy: string
  /** Label of the confirming button. */
  readonly submit: string
  readonly mutation: {
    readonly run: (input: I) => Promise<Result<unknown>>
    readonly isPending: boolean
    readonly error: AppError | undefined
    readonly reset: () => void
  }
  /** The item to delete, as the mutation's input. */
  readonly input: I
  /** The reason why it cannot be confirmed yet, such as what is still looked up. */
  readonly reason?: string | undefined
  /** More about what will be lost. */
  readonly children?: ReactNode
  readonly onClose: () => void
  readonly onDone: () => void
  readonly onFailed?: (error: AppError) => void
}

/** Confirms a permanent deletion, and stays open with the error if it fails. */
export function DeleteDialog<I>({
  mutation,
  input,
  onClose,
  onDone,
  onFailed,
  ...words
}: DeleteDialogProps<I>) {
  const { t } = useTranslation()
  const submit = async () => {
    const deleted = await mutation.run(input)
    if (!deleted.ok) return onFailed?.(deleted.error)
    showDone(t('app.deleted'))
    onDone()
  }
  return (
    <Confirm
      {...words}
      isOpen
      isRunning={mutation.isPending}
      onClose={() => {
        // The error must not be shown for the next item.
        mutation.reset()
        onClose()
      }}
      onSubmit={() => void submit()}
      error={mutation.error}
    />
  )
}
