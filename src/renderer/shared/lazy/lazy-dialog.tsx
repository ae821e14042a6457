import { type ReactNode, Suspense, useState } from 'react'
import { PanelBoundary } from './error-boundary.tsx'

interface LazyDialogProps {
  readonly isOpen: boolean
  /** The dialog, loaded with `lazy`. */
  readonly children: ReactNode
}

/** Loads a dialog when it is first opened. Captions never wait for it, and continue if it cannot be loaded. */
export function LazyDialog({ isOpen, children }: LazyDialogProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <PanelBoundary>
      <Suspense>{children}</Suspense>
    </PanelBoundary>
  )
}
