import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../core/base/errors.ts'
import { Button } from '../../ui/controls/button.tsx'
import panel from '../../ui/layout/panel.module.css'
import { QueryState } from '../query-state.tsx'

interface OpeningNoticeProps {
  /** The reason why it could not be opened; undefined while it is loading. */
  readonly error: AppError | undefined
  readonly loading: string
  readonly back: string
  readonly onRetry: () => void
  readonly onBack: () => void
}

/** Shown in place of a list of entries until they are loaded. */
export function OpeningNotice({ error, loading, back, onRetry, onBack }: OpeningNoticeProps) {
  const { t } = useTranslation()
  return (
    <div className={panel.panel}>
      <QueryState query={{ data: undefined, error, refetch: onRetry }} loading={loading} />
      <div>
        <Button onClick={onBack}>{error === undefined ? t('app.cancel') : back}</Button>
      </div>
    </div>
  )
}
