import type { AppError } from '../../../core/base/errors.ts'
import { useCall } from '../../bridge/react.tsx'
import type { Group, Products } from './language-table.ts'

export interface ProductsState {
  readonly products: Products
  readonly isAsking: boolean
  /** The products of which nothing is known, because the service refused or failed. */
  readonly missing: readonly Group[]
  /** Of the first of them. */
  readonly error: AppError | undefined
  readonly again: () => void
}

/** What the service says of all products that have languages. One that fails takes no other with it. */
export function useProducts(): ProductsState {
  const listed = useCall('language.listProducts', {})
  const hasMemory = listed.value?.some(({ name }) => name === 'translation_memory') === true
  const calls = {
    text: useCall('language.listProduct', { product: 'translate_text' }),
    voice: useCall('voice.languages', {}),
    write: useCall('language.listProduct', { product: 'write' }),
    style: useCall('language.listProduct', { product: 'style_rules' }),
    memory: useCall('language.listProduct', { product: 'translation_memory' }, { isWanted: hasMemory }),
  } as const
  const groups = Object.keys(calls) as Group[]
  const missing = groups.filter((group) => calls[group].error !== undefined)
  return {
    products: {
      text: calls.text.value,
      voice: calls.voice.value,
      write: calls.write.value,
      style: calls.style.value,
      memory: calls.memory.value,
    },
    isAsking: groups.some((group) => calls[group].isAsking),
    missing,
    error: missing[0] === undefined ? undefined : calls[missing[0]].error,
    again: () => {
      for (const group of missing) calls[group].again()
    },
  }
}
