import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type StoreApi, useStore } from 'zustand'
import type { CaptionView } from '../../../core/captions/caption-view.ts'
import { useSettings, useUpdateSettings } from '../../data/settings.ts'
import { CaptionOverlay } from './caption-overlay.tsx'

interface OverlayViewProps {
  readonly captions: StoreApi<CaptionView>
  readonly actions?: ReactNode
}

/** The overlay with the user's settings. */
export function OverlayView({ captions, actions }: OverlayViewProps) {
  const { t } = useTranslation()
  const { overlay, meeting } = useSettings()
  const update = useUpdateSettings()
  const view = useStore(captions)
  return (
    <CaptionOverlay
      view={view}
      look={overlay}
      names={{
        mine: meeting.myName || t('live.sides.mine'),
        theirs: meeting.theirName || t('live.sides.theirs'),
      }}
      onChange={(change) => void update.run({ overlay: change })}
      actions={actions}
    />
  )
}
