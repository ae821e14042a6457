import { useTranslation } from 'react-i18next'
import type { SessionSummary } from '../../../../core/library/sessions.ts'
import { useDeleteSession } from '../../../data/sessions.ts'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { useSessionNames } from './use-session-name.ts'

interface DeleteDialogProps {
  readonly session: SessionSummary
  readonly onClose: () => void
  readonly onDone: () => void
}

export function DeleteDialog({ session, onClose, onDone }: DeleteDialogProps) {
  const { t } = useTranslation()
  const names = useSessionNames()
  const remove = useDeleteSession()
  const remedy = t('history.confirm.remedy', { name: names.name(session) })
  const submit = async () => {
    if ((await remove.run({ ids: [session.id] })).ok) onDone()
  }
  return (
    <Confirm
      title={t('history.confirm.title')}
      remedy={session.soundBytes > 0 ? `${remedy} ${t('history.confirm.sound')}` : remedy}
      submit={t('history.confirm.submit')}
      isOpen
      isRunning={remove.isPending}
      onClose={onClose}
      onSubmit={() => void submit()}
      error={remove.error}
    />
  )
}
