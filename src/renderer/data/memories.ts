import type { CallOutput } from '../../core/contract/contract.ts'
import { createPagedListHook, numberedPages } from './query/paged-list.ts'
import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

type MemoryPage = CallOutput<'memory.list'>

/** All translation memories of the account. */
export const memoryList = {
  call: 'memory.list',
  ...numberedPages(({ memories }: MemoryPage) => memories),
  join: (pages: readonly MemoryPage[]) => pages.flatMap(({ memories }) => memories),
} as const

export const useMemories = createPagedListHook(memoryList)

const paged = { staleTime: 0, keepPreviousData: true } as const
export const useMemoryPage = createCallHook('memory.list', paged)
export const useSegments = createCallHook('memory.segments', paged)

export const useDeleteMemory = createMutationHook('memory.delete', { invalidates: ['memory.list'] })
export const usePickMemoryFile = createMutationHook('memory.pick')
