import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'

interface ToldProps {
  readonly name:
    | 'reconnecting'
    | 'slow'
    | 'limitNear'
    | 'limitReached'
    | 'monthNear'
    | 'monthReached'
    | 'accountNear'
    | 'systemLost'
    | 'paused'
    | 'silent'
    | 'mutedSpeech'
  readonly counter?: string
}

/** A notice that has no more to it than its words. */
export function Told({ name, counter }: ToldProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      title={t(`live.notices.${name}.title`)}
      remedy={t(`live.notices.${name}.remedy`)}
      counter={counter}
    />
  )
}
