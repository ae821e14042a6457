import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { outputKind } from '../../../../core/audio/output-kind.ts'
import { useSettings } from '../../../data/settings.ts'
import { Notice } from '../../../ui/layout/notice.tsx'
import { useDevices } from '../controls/use-devices.ts'
import type { Live } from '../session/live.ts'
import { isBusy } from '../session/status.ts'

export interface LoudspeakerNoticeProps {
  /** The user's own side. */
  readonly live: Live
}

/** Reports during a meeting that a loudspeaker is used instead of headphones, as far as its name says so. */
export function LoudspeakerNotice({ live }: LoudspeakerNoticeProps) {
  const { t } = useTranslation()
  const { audio } = useSettings()
  const busy = useStore(live.store, isBusy)
  const { speakers } = useDevices(busy)
  const [dismissed, setDismissed] = useState('')
  const name = speakers.find(({ id }) => id === (audio.speaker || 'default'))?.label ?? ''
  if (!busy || name === dismissed || outputKind(name) !== 'loudspeaker') return null
  return (
    <Notice
      tone="info"
      title={t('meeting.loudspeaker.title')}
      remedy={t('meeting.loudspeaker.remedy', { name })}
      onDismiss={() => setDismissed(name)}
    />
  )
}
