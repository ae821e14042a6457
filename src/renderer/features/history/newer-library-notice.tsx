import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewerLibrary } from '../../../core/library/sessions.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { useNewerText } from './sessions/use-newer-text.ts'

interface NewerLibraryNoticeProps {
  readonly newer: NewerLibrary
  readonly onShow: () => void
}

/** Reports at the start of an older version that it has set aside the library of a newer one. */
export function NewerLibraryNotice({ newer, onShow }: NewerLibraryNoticeProps) {
  const { t } = useTranslation()
  const remedy = useNewerText(newer)
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null
  return (
    <Notice
      tone="info"
      title={t('history.newerLibrary.title')}
      remedy={remedy}
      actions={
        <Button
          onClick={() => {
            onShow()
            setDismissed(true)
          }}
        >
          {t('live.showInHistory')}
        </Button>
      }
      onDismiss={() => setDismissed(true)}
    />
  )
}
