import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/layout/notice.tsx'

export interface LiveNoticeProps {
  readonly name:
    | 'reconnecting'
    | 'reconnectingFull'
    | 'reconnectingTheirs'
    | 'reconnectingUnheard'
    | 'reconnectingKept'
    | 'reconnectingNoRoom'
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
    | 'speechBehind'
    | 'limitedKey'
  readonly counter?: string
  readonly details?: readonly string[] | undefined
  readonly actions?: ReactNode
}

/** A notice that consists of its texts only. */
export function LiveNotice({ name, counter, details, actions }: LiveNoticeProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      title={t(`live.notices.${name}.title`)}
      remedy={t(`live.notices.${name}.remedy`)}
      {...(details !== undefined && { details })}
      counter={counter}
      actions={actions}
    />
  )
}
