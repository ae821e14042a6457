import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** Interrupted sessions that were recovered, until the user has acknowledged them, and the library of a newer version. */
export const useRecoveredSessions = createCallHook('session.recovered', {
  accountIndependent: true,
  invalidatedByEvent: ['session.changed'],
})

export const useAcknowledgeSessions = createMutationHook('session.acknowledge')
