import { useTranslation } from 'react-i18next'
import type { SessionSummary } from '../../../../core/session/library/session-schema.ts'
import { useDeleteSession } from '../../../queries/sessions-queries.ts'
import { DeleteDialog } from '../../../shared/delete-dialog.tsx'
import { useSessionNames } from './use-session-name.ts'

interface DeleteSessionDialogProps {
  readonly session: SessionSummary
  readonly onClose: () => void
  readonly onDone: () => void
}

export function DeleteSessionDialog({ session, onClose, onDone }: DeleteSessionDialogProps) {
  const { t } = useTranslation()
  const names = useSessionNames()
  const remedy = t('history.confirm.remedy', { name: names.name(session) })
  return (
    <DeleteDialog
      title={t('history.confirm.title')}
      remedy={session.soundBytes > 0 ? `${remedy} ${t('history.confirm.sound')}` : remedy}
      submit={t('history.session.delete')}
      mutation={useDeleteSession()}
      input={{ ids: [session.id] }}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
