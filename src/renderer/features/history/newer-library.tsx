import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../core/base/errors.ts'
import { useStartLibrary } from '../../queries/sessions-queries.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { Button } from '../../ui/controls/button.tsx'

interface NewerLibraryProps {
  /** Names the library of a newer version. */
  readonly error: AppError
  readonly isDismissible?: boolean
  readonly onStarted?: () => void
}

/** Reports that the library of a newer version is refused, and starts an empty one beside it. */
export function NewerLibrary({ error, isDismissible = false, onStarted }: NewerLibraryProps) {
  const { t } = useTranslation()
  const start = useStartLibrary()
  const [isDismissed, setDismissed] = useState(false)
  const begin = async () => {
    if ((await start.run({})).ok) onStarted?.()
  }
  if (isDismissed) return null
  return (
    <ErrorNotice
      error={start.error ?? error}
      onDismiss={isDismissible ? () => setDismissed(true) : undefined}
      actions={<Button onClick={() => void begin()}>{t('history.startLibrary')}</Button>}
    />
  )
}
