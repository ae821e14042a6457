import type { AppError, AppErrorOf } from '../../core/base/errors.ts'
import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** Interrupted sessions that were recovered, until the user has acknowledged them. */
export const useRecoveredSessions = createCallHook('session.recovered', {
  accountIndependent: true,
  invalidatedByEvent: ['session.changed'],
})

export const useAcknowledgeSessions = createMutationHook('session.acknowledge')

/** Whether the library was refused because it belongs to a newer version. */
export const isNewerLibrary = (error: AppError | undefined): error is AppErrorOf<'storage'> =>
  error?.kind === 'storage' && error.what === 'library-newer'
