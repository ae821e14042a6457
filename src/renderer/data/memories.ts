import { ok, type Result } from '../../core/base/result.ts'
import type { Bridge } from '../../core/contract/contract.ts'
import type { TranslationMemory } from '../../core/memories/calls.ts'
import { numberedPage, readEveryPage } from './every-page.ts'
import { type Listed, useListed } from './listed.ts'

const PAGE_SIZE = 25

/** All translation memories of the account. */
export const readMemories = (
  bridge: Pick<Bridge, 'invoke'>,
  signal?: AbortSignal,
): Promise<Result<TranslationMemory[]>> =>
  readEveryPage(0, async (page) => {
    const paging = { page, pageSize: PAGE_SIZE }
    const answer = await bridge.invoke('memory.list', paging, signal && { signal })
    return answer.ok ? ok(numberedPage(answer.value.memories, paging)) : answer
  })

export const useMemories = (): Listed<TranslationMemory[]> => useListed('memory.list', readMemories)
