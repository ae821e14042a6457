import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { type Echo, type EchoCause, echoCauses } from '../../../../core/audio/echo/echo-watch.ts'
import { Notice } from '../../../ui/layout/notice.tsx'
import { useLivePage } from '../live-context.ts'

const names = {
  'far-return': 'farReturn',
  loudspeaker: 'loudspeaker',
  'own-speech': 'ownSpeech',
  'same-device': 'sameDevice',
  'routing-loop': 'routingLoop',
} as const satisfies Record<EchoCause, string>

/** Causes of the echoes in a meeting, each with its remedy, while there are any. */
export function EchoNotices() {
  const { echoes } = useLivePage()
  const { t } = useTranslation()
  const found = useStore(echoes, (state) => state.found)
  const [dismissed, setDismissed] = useState<readonly Echo[]>([])
  return echoCauses.map((cause) => {
    const shown = found.filter((echo) => echo.type === cause && !dismissed.includes(echo))
    return (
      shown.length > 0 && (
        <Notice
          key={cause}
          tone="info"
          title={t(`meeting.echo.${names[cause]}.title`)}
          remedy={t(`meeting.echo.${names[cause]}.remedy`)}
          onDismiss={() => setDismissed([...dismissed, ...shown])}
        />
      )
    )
  })
}
