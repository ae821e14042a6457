import type { ComponentProps } from 'react'
import { LazyDialog } from '../lazy/lazy-dialog.tsx'
import { lazyPart } from '../lazy/lazy-part.tsx'

const TeachDialog = lazyPart(async () => (await import('./teach-dialog.tsx')).TeachDialog)

interface LazyTeachDialogProps extends ComponentProps<typeof TeachDialog> {
  readonly isOpen: boolean
}

/** Loads the dialog when something is first learnt in it. */
export const LazyTeachDialog = ({ isOpen, ...props }: LazyTeachDialogProps) => (
  <LazyDialog isOpen={isOpen}>{isOpen && <TeachDialog {...props} />}</LazyDialog>
)
