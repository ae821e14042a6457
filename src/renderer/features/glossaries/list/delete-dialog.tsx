import { useTranslation } from 'react-i18next'
import { useDeleteGlossary, useDeletePlainGlossary } from '../../../data/edit-glossaries.ts'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
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
  const removeEditable = useDeleteGlossary()
  const removePlain = useDeletePlainGlossary()
  const remove = glossary.canEdit ? removeEditable : removePlain

  const submit = async () => {
    const removed = await remove.run({ id: glossary.id })
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
      isRunning={remove.isPending}
      onClose={onClose}
      onSubmit={() => void submit()}
      error={remove.error}
    />
  )
}
