import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteSetAside } from '../../../queries/sessions-queries.ts'
import { DeleteDialog } from '../../../shared/delete-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'

interface DamagedLibraryProps {
  readonly onDeleted: () => void
}

/** Reports a damaged library that is still on the disk: it contains what was said. */
export function DamagedLibrary({ onDeleted }: DamagedLibraryProps) {
  const { t } = useTranslation()
  const remove = useDeleteSetAside()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Notice
        tone="info"
        title={t('history.damagedLibrary.title')}
        remedy={t('history.damagedLibrary.remedy')}
        actions={<Button onClick={() => setAsking(true)}>{t('history.damagedLibrary.delete')}</Button>}
      />
      {isAsking && (
        <DeleteDialog
          title={t('history.damagedLibrary.confirm')}
          remedy={t('history.damagedLibrary.confirmRemedy')}
          submit={t('history.damagedLibrary.delete')}
          mutation={remove}
          input={{}}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            onDeleted()
          }}
        />
      )}
    </>
  )
}
