import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/layout/notice.tsx'

interface LiveNoticeProps {
  readonly name:
    | 'reconnecting'
    | 'reconnectingFull'
    | 'reconnectingUnheard'
    | 'slow'
    | 'limitNear'
    | 'limitReached'
    | 'monthNear'
    | 'monthReached'
    | 'accountNear'
    | 'interrupted'
    | 'interruptedInBrowser'
    | 'systemLost'
    | 'systemMissing'
    | 'systemOwn'
    | 'paused'
    | 'silent'
    | 'mutedSpeech'
    | 'limitedKey'
  readonly counter?: string
  readonly actions?: ReactNode
}

/** A notice that consists of its texts only. */
export function LiveNotice({ name, counter, actions }: LiveNoticeProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      title={t(`live.notices.${name}.title`)}
      remedy={t(`live.notices.${name}.remedy`)}
      counter={counter}
      actions={actions}
    />
  )
}
