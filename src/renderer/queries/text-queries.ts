import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** Features of a product for a pair of languages. */
export const useLanguageFeatures = createCallHook('language.features')

export const useTextHistory = createCallHook('textHistory.list', {
  accountIndependent: true,
  // The settings include whether texts are stored.
  invalidatedByEvent: ['textHistory.changed', 'settings.changed'],
  staleTime: 0,
  keepPreviousData: true,
})

export const useDeleteText = createMutationHook('textHistory.delete')
export const useClearTextHistory = createMutationHook('textHistory.clear')

/** Current and earlier document translations of all accounts. */
export const useDocumentJobs = createCallHook('document.list', {
  accountIndependent: true,
  eventSetsQuery: 'documents.changed',
})

export const usePickDocuments = createMutationHook('document.pick')
export const useCancelDocument = createMutationHook('document.cancel')
export const useRetryDocument = createMutationHook('document.retry')
export const useSaveDocument = createMutationHook('document.save')
export const useRemoveDocument = createMutationHook('document.remove')
