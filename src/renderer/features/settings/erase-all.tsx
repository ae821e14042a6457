import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEraseAll } from '../../queries/host-queries.ts'
import { ConfirmHint } from '../../shared/confirm-hint.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Confirm } from '../../ui/overlays/confirm.tsx'
import styles from './settings-dialog.module.css'

/** Deletes everything that Parley stored on this computer. The host asks again, and then ends: see `Erased`. */
export function EraseAll() {
  const { t } = useTranslation()
  const erasing = useEraseAll()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    erasing.reset()
  }
  return (
    <>
      <p className={styles.hint}>{t('privacy.erase.hint')}</p>
      <div className={styles.row}>
        <Button look="danger" onClick={() => setOpen(true)}>
          {t('privacy.erase.button')}
        </Button>
      </div>
      <Confirm
        title={t('privacy.erase.title')}
        remedy={t('privacy.erase.remedy')}
        submit={t('privacy.erase.button')}
        isOpen={isOpen}
        isRunning={erasing.isPending}
        onClose={close}
        onSubmit={() => void erasing.run({})}
        error={erasing.error}
      >
        <ConfirmHint isFetching={erasing.isPending} text={t('privacy.erase.inTerminal')} />
      </Confirm>
    </>
  )
}
