import { useTranslation } from 'react-i18next'
import { useAction, useRefresh } from '../../../bridge/react.tsx'
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
  const refresh = useRefresh()
  const remove = useAction('styleRules.delete')

  const submit = async () => {
    const removed = await remove.run({ id: list.id })
    refresh('styleRules.list')
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
      isRunning={remove.isRunning}
      onClose={onClose}
      onSubmit={() => void submit()}
      error={remove.error}
    />
  )
}
