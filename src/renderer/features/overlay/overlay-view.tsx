import { type ComponentProps, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type CaptionView, emptyView, endRun, takePublication } from '../../../core/captions/caption-view.ts'
import { useSettings, useUpdateSettings } from '../../queries/settings-queries.ts'
import { listenToCaptions } from '../../shared/captions/caption-channel.ts'
import { CaptionOverlay } from './caption-overlay.tsx'
import { dressLike } from './dress-like.ts'

/** The overlay with the captions of this app and the user's settings. It reads on without the main page. */
export function OverlayView(frame: Pick<ComponentProps<typeof CaptionOverlay>, 'actions' | 'frame'>) {
  const { t } = useTranslation()
  const { overlay, captions, meeting } = useSettings()
  const update = useUpdateSettings()
  const view = useOverlayCaptions()
  return (
    <CaptionOverlay
      view={view}
      look={overlay}
      captions={captions}
      names={{
        mine: meeting.myName || t('live.sides.mine'),
        theirs: meeting.theirName || t('live.sides.theirs'),
      }}
      onChange={(change) => void update.run({ overlay: change })}
      {...frame}
    />
  )
}

/** Captions of all sessions of this app, wherever their page is; it listens while its component is shown. */
function useOverlayCaptions(): CaptionView {
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

/** The overlay in a window that this page has opened above all others. */
export function PictureOverlay({ picture }: { readonly picture: Window }) {
  useLayoutEffect(() => dressLike(document, picture), [picture])
  return createPortal(<OverlayView />, picture.document.body)
}
