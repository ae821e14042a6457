import type { ReactNode } from 'react'
import type { AppError, AppErrorOf } from '../../core/base/errors.ts'

/** An error of a microphone or of system audio that the system or the browser does not let Parley use. */
export type Denial = AppErrorOf<'microphone' | 'system-audio'>

export const isDenial = (error: AppError | undefined): error is Denial =>
  (error?.kind === 'microphone' || error?.kind === 'system-audio') && error.reason === 'denied'

export interface DeniedNoticeProps {
  readonly error: Denial
  /** Button that tries again; shown once the microphone is allowed, and before if that may help. */
  readonly again?: ReactNode
  readonly onDismiss?: (() => void) | undefined
}
