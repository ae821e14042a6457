import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings, useUpdateSettings } from '../../queries/settings-queries.ts'
import { CaptionOverlay } from './caption-overlay.tsx'
import { useOverlayCaptions } from './use-overlay-captions.ts'

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
