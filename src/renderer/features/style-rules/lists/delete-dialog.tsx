import { useTranslation } from 'react-i18next'
import { useDeleteStyleList } from '../../../data/style-rules.ts'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import type { Workspace } from '../workspace.ts'

interface DeleteDialogProps {
  readonly workspace: Workspace
  readonly list: { readonly id: string; readonly name: string }
  readonly onClose: () => void
  readonly onDone: () => void
}

export function DeleteDialog({ workspace, list, onClose, onDone }: DeleteDialogProps) {
  const { t } = useTranslation()
  const remove = useDeleteStyleList()

  const submit = async () => {
    const removed = await remove.run({ id: list.id })
    if (!removed.ok) return
    workspace.forget(list.id)
    onDone()
  }

  return (
    <Confirm
      title={t('styleRuleLists.delete.title', { name: list.name })}
      remedy={t('styleRuleLists.delete.remedy')}
      submit={t('styleRuleLists.delete.submit')}
      isOpen
      isRunning={remove.isPending}
      onClose={onClose}
      onSubmit={() => void submit()}
      error={remove.error}
    />
  )
}
