import type { CallName } from '../../core/contract/contract.ts'
import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

export const useGlossaries = createCallHook('glossary.list')

/** Glossaries with one language pair, as the service's earlier interface has them. */
export const usePlainGlossaries = createCallHook('plainGlossary.list')
export const useGlossaryPairs = createCallHook('plainGlossary.pairs')

/** Both kinds of glossaries are listed together, and one may replace the other. */
export const GLOSSARY_LISTS: readonly CallName[] = ['glossary.list', 'plainGlossary.list']

const changesLists = { invalidates: GLOSSARY_LISTS }
export const useDeleteDictionary = createMutationHook('glossary.deleteDictionary', changesLists)
export const useDeleteGlossary = createMutationHook('glossary.delete', changesLists)
export const useDeletePlainGlossary = createMutationHook('plainGlossary.delete', changesLists)
