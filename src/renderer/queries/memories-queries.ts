import { memoryList } from '../../core/contract/paged-list.ts'
import { createPagedListHook } from './query/paged-list-query.ts'
import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** All translation memories of the account. */
export const useMemories = createPagedListHook(memoryList)

const paged = { staleTime: 0, keepPreviousData: true } as const
export const useSegments = createCallHook('memory.segments', paged)

export const useDeleteMemory = createMutationHook('memory.delete', { invalidates: ['memory.list'] })
export const usePickMemoryFile = createMutationHook('memory.pick')
