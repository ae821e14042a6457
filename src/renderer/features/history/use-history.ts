import { useStore } from 'zustand'
import { useBridge } from '../../bridge/react.tsx'
import { type History, type HistoryState, historyOf } from './history.ts'

export function useHistory(): History & { readonly state: HistoryState } {
  const history = historyOf(useBridge())
  return { ...history, state: useStore(history.store) }
}
