import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** Sessions that were cut off and kept, until somebody has seen it. */
export const useRecoveredSessions = createCallHook('session.recovered', {
  accountIndependent: true,
  invalidatedByEvent: ['session.changed'],
})

export const useAcknowledgeSessions = createMutationHook('session.acknowledge')
