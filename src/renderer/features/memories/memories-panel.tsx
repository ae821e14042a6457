import { RefreshCw, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { TranslationMemory } from '../../../core/memories/memories-calls.ts'
import { profileInUse } from '../../../core/service/service-profiles.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useDeleteMemory, useMemoryPage } from '../../queries/memories-queries.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { usePageStore } from '../../queries/stores.ts'
import { DeleteDialog } from '../../shared/delete-dialog.tsx'
import { QueryState } from '../../shared/query-state.tsx'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import panel from '../../ui/layout/panel.module.css'
import { DisabledTooltip } from '../../ui/overlays/disabled-tooltip.tsx'
import styles from './memories-panel.module.css'
import { ImportDialog } from './memory-import-dialog.tsx'
import { MemoryTable } from './memory-table.tsx'
import { nearestPage, Pager, pageRange } from './pager.tsx'
import { SegmentsView } from './segments-view.tsx'
import { TransferNotice } from './transfer-notice.tsx'
import { createMemoryTransfers, isRunning } from './transfers.ts'

const PAGE_SIZE = 25

/** The translation memories of the account, or the segments of one. */
export function MemoriesPanel() {
  const { service } = useSettings()
  const [open, setOpen] = useState<{ readonly account: string; readonly memory: TranslationMemory }>()
  // An open memory belongs to the account that was active then.
  return open?.account === service.active ? (
    <SegmentsView memory={open.memory} onBack={() => setOpen(undefined)} />
  ) : (
    <List
      canManage={profileInUse(service).managesMemories}
      onOpen={(memory) => setOpen({ account: service.active, memory })}
    />
  )
}

interface ListProps {
  /** Whether memories can be opened, imported, exported and deleted, not only listed. */
  readonly canManage: boolean
  readonly onOpen: (memory: TranslationMemory) => void
}

function List({ canManage, onOpen }: ListProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const transfers = usePageStore(createMemoryTransfers)
  const { transfer, isReadOnly } = useStore(transfers.store)
  const [wanted, setPage] = useState(0)
  const [dialog, setDialog] = useState<'import' | TranslationMemory>()
  const remove = useDeleteMemory()
  const list = useMemoryPage({ page: wanted, pageSize: PAGE_SIZE })
  const { data, isFetching, isPlaceholderData, refetch } = list
  const total = data?.totalCount ?? 0
  const page = data === undefined ? wanted : nearestPage(wanted, PAGE_SIZE, total)
  if (page !== wanted) setPage(page)
  const { first, last, hasPrevious, hasNext } = pageRange(page, PAGE_SIZE, total)
  const close = () => setDialog(undefined)
  const readOnly = isReadOnly ? t('memories.readOnly') : undefined
  const closed = readOnly ?? (isRunning(transfer) ? t('memories.busy') : undefined)
  return (
    <div className={panel.panel}>
      <div className={styles.head}>
        <p className={styles.intro}>{t('memories.intro')}</p>
        <div className={styles.tools}>
          <IconButton
            icon={<RefreshCw size={16} />}
            label={t('memories.refresh')}
            aria-disabled={isFetching}
            onClick={refetch}
          />
          {canManage && (
            <DisabledTooltip reason={closed}>
              <Button look="accent" disabled={closed !== undefined} onClick={() => setDialog('import')}>
                <Upload size={16} aria-hidden />
                {t('memories.import.open')}
              </Button>
            </DisabledTooltip>
          )}
        </div>
      </div>
      <TransferNotice transfers={transfers} />
      <QueryState
        query={list}
        loading={t('memories.loading')}
        // A plan without memories is not a failure: the panel explains the feature.
        notAllowed={{ title: t('memories.notAllowed.title'), remedy: t('memories.notAllowed.remedy') }}
      >
        {({ memories }) =>
          total === 0 ? (
            <Empty
              title={t('memories.empty.title')}
              remedies={[t(canManage ? 'memories.empty.remedyImport' : 'memories.empty.remedy')]}
            />
          ) : (
            <>
              <div className={styles.rows} aria-busy={isPlaceholderData}>
                <MemoryTable
                  memories={memories}
                  actions={
                    canManage
                      ? {
                          onOpen,
                          onExport: (memory) => void transfers.exportMemory(memory),
                          onDelete: setDialog,
                          exportClosed: closed,
                          deleteClosed: readOnly,
                        }
                      : undefined
                  }
                />
              </div>
              <Pager
                range={t('memories.range', {
                  first: number(first),
                  last: number(last),
                  total: number(total),
                })}
                hasPrevious={hasPrevious}
                hasNext={hasNext}
                onStep={(by) => setPage(page + by)}
              />
            </>
          )
        }
      </QueryState>
      {dialog === 'import' && (
        <ImportDialog
          onClose={close}
          onImport={(source, name) => {
            close()
            void transfers.importFile(source, name)
          }}
        />
      )}
      {typeof dialog === 'object' && (
        <DeleteDialog
          title={t('memories.delete.title', { name: dialog.name })}
          remedy={t('memories.delete.remedy')}
          submit={t('memories.delete.submit')}
          mutation={remove}
          input={{ id: dialog.id }}
          onClose={close}
          onDone={close}
          onFailed={transfers.learn}
        />
      )}
    </div>
  )
}
