import { useStore } from 'zustand'
import { usePageStore } from '../../data/stores.ts'
import { createHistory, type History, type HistoryState } from './history.ts'

export function useHistory(): History & { readonly state: HistoryState } {
  const history = usePageStore(createHistory)
  return { ...history, state: useStore(history.store) }
}
