import { useTranslation } from 'react-i18next'
import type { TranslationMemory } from '../../../core/memories/calls.ts'
import { useDeleteMemory } from '../../data/memories.ts'
import { Confirm } from '../../ui/overlays/confirm.tsx'
import type { Transfers } from './transfers.ts'

interface DeleteDialogProps {
  readonly memory: TranslationMemory
  readonly transfers: Transfers
  readonly onClose: () => void
}

export function DeleteDialog({ memory, transfers, onClose }: DeleteDialogProps) {
  const { t } = useTranslation()
  const remove = useDeleteMemory()
  const submit = async () => {
    const removed = await remove.run({ id: memory.id })
    if (removed.ok) onClose()
    else transfers.learn(removed.error)
  }
  return (
    <Confirm
      title={t('memories.delete.title', { name: memory.name })}
      remedy={t('memories.delete.remedy')}
      submit={t('memories.delete.submit')}
      isOpen
      isRunning={remove.isPending}
      onClose={onClose}
      onSubmit={() => void submit()}
      error={remove.error}
    />
  )
}
