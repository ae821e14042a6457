import { useTranslation } from 'react-i18next'
import { useAction, useCall } from '../bridge/react.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Sessions that were cut off, as long as nobody has seen it: what was kept of them. */
export function Recovered({ onShow }: { readonly onShow: (id: string) => void }) {
  const { t } = useTranslation()
  const recovered = useCall('session.recovered', {})
  const acknowledge = useAction('session.acknowledge')
  const sessions = recovered.value?.sessions ?? []
  const latest = sessions.at(-1)
  if (latest === undefined) return null
  const seen = () => void acknowledge.run({ ids: sessions.map(({ id }) => id) })
  return (
    <Notice
      tone="info"
      title={t('live.notices.recovered.title')}
      remedy={t('live.notices.recovered.remedy', {
        count: sessions.reduce((sum, { captions }) => sum + captions, 0),
      })}
      actions={
        <Button
          onClick={() => {
            onShow(latest.id)
            seen()
          }}
        >
          {t('live.showKept')}
        </Button>
      }
      onDismiss={seen}
    />
  )
}
