import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** Current and earlier document translations of all accounts. */
export const useDocumentJobs = createCallHook('document.list', {
  accountIndependent: true,
  eventSetsQuery: 'documents.changed',
})

export const usePickDocuments = createMutationHook('document.pick')
export const useCancelDocument = createMutationHook('document.cancel')
export const useRetryDocument = createMutationHook('document.retry')
export const useSaveDocument = createMutationHook('document.save')
export const useReleaseDocument = createMutationHook('document.release')
export const useRemoveDocument = createMutationHook('document.remove')
