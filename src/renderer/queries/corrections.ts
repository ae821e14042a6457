import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** Corrections of a session that the user has not been asked about. */
export const useCorrections = createCallHook('correction.list', {
  accountIndependent: true,
  invalidatedByEvent: ['session.changed'],
  staleTime: 0,
})

/** The captions of the latest sessions that lessons would have changed. */
export const useLessonPreview = createCallHook('correction.preview', {
  accountIndependent: true,
  staleTime: 0,
  keepPreviousData: true,
})

export const useSettleCorrections = createMutationHook('correction.settle', {
  invalidates: ['correction.list'],
})
