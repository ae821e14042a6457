import { useEffect, useState } from 'react'
import { type CaptionView, emptyView, endRun, takePublication } from '../../../core/captions/caption-view.ts'
import { listenToCaptions } from '../../shared/captions/caption-channel.ts'

/** Captions of all sessions of this app, wherever their page is; it listens while its component is shown. */
export function useOverlayCaptions(): CaptionView {
  const [view, setView] = useState(emptyView)
  useEffect(
    () =>
      listenToCaptions({
        published: (publication) => setView((before) => takePublication(before, publication)),
        over: (run) => setView((before) => endRun(before, run)),
      }),
    [],
  )
  return view
}
