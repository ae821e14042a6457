import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { TranslationMemory } from '../../../core/areas/memories/memories-calls.ts'
import { profileInUse } from '../../../core/service/service-profiles.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useAccountId } from '../../queries/account-queries.ts'
import { useDeleteMemory, useMemories } from '../../queries/memories-queries.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { usePageStore } from '../../queries/stores.ts'
import type { ResourceKind } from '../../shared/resources/resource-kind.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { MemoryImportForm } from './memory-import-form.tsx'
import { SegmentsView } from './segments-view.tsx'
import { TransferNotice } from './transfer-notice.tsx'
import { createMemoryTransfers, isRunning } from './transfers.ts'

/** The translation memories of the account. Some services list them, and no more. */
export function useMemoryKind(): ResourceKind {
  const { t } = useTranslation()
  const { number, row } = useFormats()
  const nameOf = useLanguageNames()
  const { service } = useSettings()
  const account = useAccountId()
  const canManage = profileInUse(service).managesMemories
  const transfers = usePageStore(createMemoryTransfers)
  const { transfer, isReadOnly } = useStore(transfers.store)
  const { data, error, refetch } = useMemories()
  const remove = useDeleteMemory()
  // An open memory belongs to the account that was active then.
  const [open, setOpen] = useState<{ readonly account: string; readonly memory: TranslationMemory }>()
  const readOnly = isReadOnly ? t('memories.readOnly') : undefined
  const closed = readOnly ?? (isRunning(transfer) ? t('memories.busy') : undefined)
  return {
    panel: 'memories',
    noun: t('documents.memory'),
    query: {
      data: data?.map((memory) => ({
        id: memory.id,
        name: memory.name,
        isStored: true,
        facts: [
          t('memories.pairOf', {
            source: nameOf(memory.sourceLanguage),
            targets: row(memory.targetLanguages.map(nameOf)),
          }),
          t('memories.segmentCount', { segments: number(memory.segmentCount) }),
        ],
        ...(canManage && {
          onOpen: () => setOpen({ account: service.active, memory }),
          actions: (
            <IconButton
              icon={<Download size={16} />}
              label={t('memories.export.submit', { name: memory.name })}
              disabledReason={closed}
              onClick={() => void transfers.exportMemory(memory)}
            />
          ),
        }),
      })),
      error,
      refetch,
    },
    // A plan without memories is not a failure: the list explains them.
    notAllowed: { title: t('memories.notAllowed.title'), remedy: t('memories.notAllowed.remedy') },
    editor:
      open?.account === service.active ? (
        <SegmentsView memory={open.memory} onBack={() => setOpen(undefined)} />
      ) : undefined,
    notice: <TransferNotice transfers={transfers} />,
    empty: {
      title: t('memories.empty.title'),
      example: t('memories.empty.example'),
      remedies: [t('memories.intro'), t(canManage ? 'memories.empty.remedyImport' : 'memories.empty.remedy')],
    },
    create: canManage
      ? {
          label: t('memories.import.title'),
          disabledReason: closed,
          form: ({ onCancel, onCreated }) => (
            <MemoryImportForm
              onCancel={onCancel}
              onImport={(source, name) => {
                onCreated()
                void transfers.importFile(source, name, account)
              }}
            />
          ),
        }
      : undefined,
    remove: canManage
      ? {
          mutationOf: () => remove,
          remedy: t('memories.delete.remedy'),
          disabledReason: readOnly,
          onFailed: transfers.learn,
        }
      : undefined,
  }
}
