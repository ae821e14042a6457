import { useTranslation } from 'react-i18next'
import { useAction } from '../../../bridge/react.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import { useRefreshList } from '../editor/use-workspace.ts'
import type { Workspace } from '../editor/workspace.ts'
import type { ListedGlossary } from './listing.ts'

interface DeleteDialogProps {
  readonly workspace: Workspace
  readonly glossary: ListedGlossary
  readonly onClose: () => void
  readonly onDone: () => void
}

export function DeleteDialog({ workspace, glossary, onClose, onDone }: DeleteDialogProps) {
  const { t } = useTranslation()
  const refresh = useRefreshList()
  const remove = useAction(glossary.canEdit ? 'glossary.delete' : 'plainGlossary.delete')

  const submit = async () => {
    const removed = await remove.run({ id: glossary.id })
    refresh()
    if (!removed.ok) return
    workspace.forget(glossary.id)
    onDone()
  }

  return (
    <Confirm
      title={t('glossaries.delete.title', { name: glossary.name })}
      remedy={t('glossaries.delete.remedy')}
      submit={t('glossaries.delete.submit')}
      isOpen
      isRunning={remove.isRunning}
      onClose={onClose}
      onSubmit={() => void submit()}
      error={remove.error}
    />
  )
}
