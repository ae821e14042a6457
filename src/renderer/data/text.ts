import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** What a product can do between two languages. */
export const useLanguageFeatures = createCallHook('language.features')

export const useTextHistory = createCallHook('textHistory.list', {
  accountIndependent: true,
  // Settings say whether texts are kept at all.
  invalidatedByEvent: ['textHistory.changed', 'settings.changed'],
  staleTime: 0,
  keepPreviousData: true,
})

export const useDeleteText = createMutationHook('textHistory.delete')
export const useClearTextHistory = createMutationHook('textHistory.clear')
