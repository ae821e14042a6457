import { useTranslation } from 'react-i18next'
import type { MicrophoneUse } from '../../../engine/sound-options.ts'
import { Notice } from '../../../ui/layout/notice.tsx'

/** Names the missing microphone and its replacement, if any. */
export function MicrophoneNotice({ use }: { readonly use: Exclude<MicrophoneUse, { type: 'chosen' }> }) {
  const { t } = useTranslation()
  const name = use.missing || t('live.microphone')
  const isReplaced = use.type === 'instead'
  const place = isReplaced ? 'microphoneReplaced' : 'microphoneLost'
  return (
    <Notice
      tone="info"
      title={t(`live.notices.${place}.title`, { name })}
      remedy={t(`live.notices.${place}.remedy`, {
        name,
        other: (isReplaced && use.name) || t('live.defaultMicrophone'),
      })}
    />
  )
}
