import { createStore, type StoreApi } from 'zustand/vanilla'
import { type CaptionView, emptyView, endRun, takePublication } from '../../../core/captions/caption-view.ts'
import { listenToCaptions } from '../../domain/caption-channel.ts'

/** Captions of all sessions of this app, wherever their page is. */
export interface CaptionViewer {
  readonly store: StoreApi<CaptionView>
  readonly close: () => void
}

/** Opens a viewer that listens until it is closed. */
export function openCaptionViewer(): CaptionViewer {
  const store = createStore<CaptionView>(() => emptyView)
  const close = listenToCaptions({
    published: (publication) => store.setState((view) => takePublication(view, publication), true),
    over: (run) => store.setState((view) => endRun(view, run), true),
  })
  return { store, close }
}

/** Captions that a page listens to as long as it lives. */
export const createPageCaptions = (): StoreApi<CaptionView> => openCaptionViewer().store
