import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteSetAside } from '../../../data/sessions.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'

/** A library that could not be used still lies on the disk: what was said is in it. */
export function SetAsideNotice({ onDeleted }: { readonly onDeleted: () => void }) {
  const { t } = useTranslation()
  const [isFetching, setAsking] = useState(false)
  const remove = useDeleteSetAside()
  const submit = async () => {
    if (!(await remove.run({})).ok) return
    setAsking(false)
    onDeleted()
  }
  return (
    <>
      <Notice
        tone="info"
        title={t('history.setAside.title')}
        remedy={t('history.setAside.remedy')}
        actions={<Button onClick={() => setAsking(true)}>{t('history.setAside.delete')}</Button>}
      />
      <Confirm
        title={t('history.setAside.confirm')}
        remedy={t('history.setAside.confirmRemedy')}
        submit={t('history.setAside.delete')}
        isOpen={isFetching}
        isRunning={remove.isPending}
        onClose={() => setAsking(false)}
        onSubmit={() => void submit()}
        error={remove.error}
      />
    </>
  )
}
