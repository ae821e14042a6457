import { createCallHook } from '../query/use-call.ts'
import { createMutationHook } from '../query/use-mutation.ts'

/** The terms of one language of a collection. */
export const useTermList = createCallHook('spokenTerms.terms')

const changesCollections = { invalidates: ['spokenTerms.list'] } as const
export const useCreateSpokenTerms = createMutationHook('spokenTerms.create', changesCollections)
export const useRenameSpokenTerms = createMutationHook('spokenTerms.update', changesCollections)

const changesLists = { invalidates: ['spokenTerms.list', 'spokenTerms.terms'] } as const
export const useDeleteSpokenTerms = createMutationHook('spokenTerms.delete', changesLists)
/** Replaces the terms of one language, or adds that language. */
export const useReplaceTermList = createMutationHook('spokenTerms.replaceList', changesLists)
export const useDeleteTermList = createMutationHook('spokenTerms.deleteList', changesLists)
