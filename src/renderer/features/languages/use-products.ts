import type { AppError } from '../../../core/base/errors.ts'
import { useLanguageList, useProductList, useVoiceLanguageList } from '../../data/languages.ts'
import type { Group, Products } from './language-table.ts'

export interface ProductsState {
  readonly products: Products
  readonly isFetching: boolean
  /** Products without data, because the service refused the request or failed. */
  readonly missing: readonly Group[]
  /** Error of the first product that failed. */
  readonly error: AppError | undefined
  readonly refetch: () => void
}

/** Languages of all products. If one request fails, the others are not affected. */
export function useProducts(): ProductsState {
  const listed = useProductList()
  const hasMemory = listed.data?.some(({ name }) => name === 'translation_memory') === true
  const calls = {
    text: useLanguageList({ product: 'translate_text' }),
    voice: useVoiceLanguageList(),
    write: useLanguageList({ product: 'write' }),
    style: useLanguageList({ product: 'style_rules' }),
    memory: useLanguageList({ product: 'translation_memory' }, { enabled: hasMemory }),
  } as const
  const groups = Object.keys(calls) as Group[]
  const missing = groups.filter((group) => calls[group].error !== undefined)
  return {
    products: {
      text: calls.text.data,
      voice: calls.voice.data,
      write: calls.write.data,
      style: calls.style.data,
      memory: calls.memory.data,
    },
    isFetching: groups.some((group) => calls[group].isFetching),
    missing,
    error: missing[0] === undefined ? undefined : calls[missing[0]].error,
    refetch: () => {
      for (const group of missing) calls[group].refetch()
    },
  }
}
