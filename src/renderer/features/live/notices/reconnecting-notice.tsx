import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../../core/base/errors.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { LivePhase } from '../session/live-state.ts'
import { LiveNotice, type LiveNoticeProps } from './live-notice.tsx'

interface ReconnectingNoticeProps {
  readonly name: LiveNoticeProps['name']
  readonly counter: string
  readonly phase: LivePhase
  readonly onReconnect: () => void
}

/** The connection is lost. If it cannot come back before somebody does something, the notice says what. */
export function ReconnectingNotice({ name, counter, phase, onReconnect }: ReconnectingNoticeProps) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const voice = phase.type === 'running' ? phase.voice : undefined
  const cause = voice?.phase === 'resuming' && needsHelp(voice.cause) ? voice.cause : undefined
  return (
    <LiveNotice
      name={name}
      counter={counter}
      details={cause && describe(cause).lines}
      actions={<Button onClick={onReconnect}>{t('live.tryNow')}</Button>}
    />
  )
}

/** Whether waiting alone does not help: a network that wants its user to sign in, or a proxy that refuses. */
const needsHelp = (error: AppError): boolean =>
  error.kind === 'proxy' ||
  (error.kind === 'invalid-response' && error.hint !== undefined) ||
  (error.kind === 'unreachable' && error.cause === 'certificate')
