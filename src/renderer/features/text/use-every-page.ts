import { useQuery } from '@tanstack/react-query'
import type { Bridge, CallOutput } from '../../../core/contract.ts'
import type { AppError } from '../../../core/errors.ts'
import type { TranslationMemory } from '../../../core/memories/calls.ts'
import type { Result } from '../../../core/result.ts'
import { CallError, useBridge } from '../../bridge/react.tsx'

const PAGE_SIZE = 25
/** More than anybody looks through in a list. */
const MOST_PAGES = 20

interface Listed<T> {
  readonly value: readonly T[] | undefined
  readonly error: AppError | undefined
}

type ReadPage<T> = (
  bridge: Bridge,
  paging: { page: number; pageSize: number },
) => Promise<Result<readonly T[]>>

/** A list whose pages are read one after another until one is not full. */
function useEveryPage<T>(call: 'styleRules.list' | 'memory.list', read: ReadPage<T>): Listed<T> {
  const bridge = useBridge()
  const { data, error } = useQuery({
    queryKey: [call, 'every page'],
    queryFn: async () => {
      const all: T[] = []
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const answer = await read(bridge, { page, pageSize: PAGE_SIZE })
        if (!answer.ok) throw new CallError(answer.error)
        all.push(...answer.value)
        if (answer.value.length < PAGE_SIZE) break
      }
      return all
    },
  })
  return { value: data, error: error instanceof CallError ? error.error : undefined }
}

type StyleList = CallOutput<'styleRules.list'>['lists'][number]

const readStyleLists: ReadPage<StyleList> = async (bridge, paging) => {
  const answer = await bridge.invoke('styleRules.list', paging)
  return answer.ok ? { ok: true, value: answer.value.lists } : answer
}

const readMemories: ReadPage<TranslationMemory> = async (bridge, paging) => {
  const answer = await bridge.invoke('memory.list', paging)
  return answer.ok ? { ok: true, value: answer.value.memories } : answer
}

export const useStyleLists = (): Listed<StyleList> => useEveryPage('styleRules.list', readStyleLists)
export const useMemories = (): Listed<TranslationMemory> => useEveryPage('memory.list', readMemories)
