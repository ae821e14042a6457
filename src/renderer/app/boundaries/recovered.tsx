import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../i18n/use-formats.ts'
import { useMissingSpeech } from '../../queries/missing-speech-queries.ts'
import { useAcknowledgeSessions, useRecoveredSessions } from '../../queries/sessions-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'

interface RecoveredProps {
  /** Whether a session is live: starting one acknowledges the notice. */
  readonly isLive: boolean
  readonly onShow: (id: string) => void
}

/** Reports interrupted sessions and what was saved of them, until the user has seen it. */
export function Recovered({ isLive, onShow }: RecoveredProps) {
  const { t } = useTranslation()
  const { moment, duration } = useFormats()
  const recovered = useRecoveredSessions()
  const acknowledge = useAcknowledgeSessions()
  const sessions = recovered.data?.sessions ?? []
  const latest = sessions.at(-1)
  const missing = useMissingSpeech(latest?.id)
  const seen = useEffectEvent(() => {
    if (sessions.length > 0) void acknowledge.run({ ids: sessions.map(({ id }) => id) })
  })
  const [wasLive, setWasLive] = useState(false)
  if (isLive && !wasLive) setWasLive(true)
  useEffect(() => {
    if (isLive) seen()
  }, [isLive])
  if (latest === undefined || wasLive) return null
  const dismiss = () => void acknowledge.run({ ids: sessions.map(({ id }) => id) })
  return (
    <Notice
      tone="info"
      title={t('live.notices.recovered.title')}
      remedy={t('live.notices.recovered.remedy', {
        count: sessions.reduce((sum, { captions }) => sum + captions, 0),
      })}
      details={
        missing === undefined || missing.state === 'done'
          ? []
          : [t('live.missing.mark', { length: duration(missing.missingMs) })]
      }
      actions={
        <Button
          onClick={() => {
            onShow(latest.id)
            dismiss()
          }}
        >
          {t('live.showRecovered', { moment: moment(latest.startedAt) })}
        </Button>
      }
      onDismiss={dismiss}
    />
  )
}
