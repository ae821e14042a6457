import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../../core/base/errors.ts'
import { useRemedies } from '../../../bridge/remedies.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import type { Live } from '../session/live.ts'

/** Other languages were refused, for this reason. */
export function RefusedChangeNotice({ error, live }: { readonly error: AppError; readonly live: Live }) {
  const { t } = useTranslation()
  const { title, details } = useErrorText()(error)
  return (
    <Notice
      tone="error"
      title={t('live.notices.languagesKept.title')}
      remedy={t('live.notices.languagesKept.remedy', { reason: title })}
      details={details}
      onDismiss={live.actions.dismissRefusedChange}
    />
  )
}

interface SessionErrorNoticeProps {
  readonly error: AppError
  /** Button that tries again, if that is possible. */
  readonly again?: ReactNode
  readonly onDismiss?: () => void
}

/** An error of a session, with the remedies of the page. */
export function SessionErrorNotice({ error, again, onDismiss }: SessionErrorNoticeProps) {
  const remedyFor = useRemedies()
  const actions = (
    <>
      {remedyFor(error)}
      {again}
    </>
  )
  return <ErrorNotice error={error} actions={actions} onDismiss={onDismiss} />
}
