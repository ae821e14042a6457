import { useTranslation } from 'react-i18next'
import { useDeleteSound } from '../../../data/sessions.ts'
import { Confirm } from '../../../ui/overlays/confirm.tsx'

interface DeleteSoundDialogProps {
  /** Id of the session, which is kept. */
  readonly id: string
  readonly onClose: () => void
  readonly onDone: () => void
}

export function DeleteSoundDialog({ id, onClose, onDone }: DeleteSoundDialogProps) {
  const { t } = useTranslation()
  const remove = useDeleteSound()
  const submit = async () => {
    if ((await remove.run({ ids: [id] })).ok) onDone()
  }
  return (
    <Confirm
      title={t('history.sound.confirm.title')}
      remedy={t('history.sound.confirm.remedy')}
      submit={t('history.sound.confirm.submit')}
      isOpen
      isRunning={remove.isPending}
      onClose={onClose}
      onSubmit={() => void submit()}
      error={remove.error}
    />
  )
}
