import type { CallOutput } from './contract.ts'
import { numberedPages } from './paged-list.ts'

type MemoryPage = CallOutput<'memory.list'>

/** All translation memories of the account. */
export const memoryList = {
  call: 'memory.list',
  ...numberedPages(({ memories }: MemoryPage) => memories),
  join: (pages: readonly MemoryPage[]) => pages.flatMap(({ memories }) => memories),
} as const
