import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { WaveformPeaks } from '../../../core/audio/peak-meter.ts'
import { usePageStore } from '../../queries/stores.ts'

/** Dialog over a session; the first two are also opened together with it. */
export type SessionDialog = 'details' | 'export' | 'delete'

export interface HistoryPlace {
  readonly id: string
  readonly index?: number | undefined
  readonly dialog?: SessionDialog | undefined
}

/** State of the panel: the list with its search, or one session. */
export interface HistoryState {
  readonly query: string
  readonly tag: string | undefined
  /** The open session, and the caption to scroll to. */
  readonly place: HistoryPlace | undefined
}

export interface History {
  readonly store: StoreApi<HistoryState>
  /** Waveforms that were read, by the address of their sound: 8 kB each. */
  readonly waveforms: Map<string, WaveformPeaks>
  readonly search: (query: string) => void
  readonly choose: (tag: string | undefined) => void
  readonly open: (id: string, place?: Omit<HistoryPlace, 'id'>) => void
  /** Opens a dialog over the session, or closes it: it stays closed when the panel is opened again. */
  readonly setDialog: (dialog: SessionDialog | undefined) => void
  readonly toList: () => void
}

/** Creates the state of the panel, which is kept for the lifetime of the page. */
export function createHistory(): History {
  const store = createStore<HistoryState>(() => ({ query: '', tag: undefined, place: undefined }))
  return {
    store,
    waveforms: new Map(),
    search: (query) => store.setState({ query }),
    choose: (tag) => store.setState({ tag }),
    open: (id, place) => store.setState({ place: { id, ...place } }),
    setDialog: (dialog) => store.setState(({ place }) => ({ place: place && { ...place, dialog } })),
    toList: () => store.setState({ place: undefined }),
  }
}

export function useHistory(): History & { readonly state: HistoryState } {
  const history = usePageStore(createHistory)
  return { ...history, state: useStore(history.store) }
}
