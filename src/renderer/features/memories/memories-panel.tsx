import { RefreshCw, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { TranslationMemory } from '../../../core/memories/calls.ts'
import { profileInUse } from '../../../core/service/service-profiles.ts'
import { useMemoryPage } from '../../data/memories.ts'
import { useSettings } from '../../data/settings.ts'
import { usePageStore } from '../../data/stores.ts'
import { ErrorNotice } from '../../domain/error-notice.tsx'
import { useErrorText, useRefusalText } from '../../i18n/use-error-text.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import panel from '../../ui/layout/panel.module.css'
import { DisabledTooltip } from '../../ui/overlays/disabled-tooltip.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import styles from './memories-panel.module.css'
import { MemoryTable } from './memory-table.tsx'
import { createMemoryTransfers } from './memory-transfers.ts'
import { nearestPage, pageRange } from './page-range.ts'
import { Pager } from './pager.tsx'
import { SegmentsView } from './segments-view.tsx'
import { TransferNotice } from './transfer-notice.tsx'
import { isRunning } from './transfers.ts'

const PAGE_SIZE = 25

/** The translation memories of the account, and one of them while it is read. */
export function MemoriesPanel() {
  const { service } = useSettings()
  const [open, setOpen] = useState<{ readonly account: string; readonly memory: TranslationMemory }>()
  // What was open belongs to the account that was in use.
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
  /** Whether there is more than a list. */
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
  const list = useMemoryPage({ page: wanted, pageSize: PAGE_SIZE })
  const { data, error, isFetching, isPlaceholderData, refetch } = list
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
      {error !== undefined && <Refusal error={error} onAgain={refetch} />}
      {data === undefined && error === undefined && (
        <p className={styles.intro} role="status">
          {t('memories.loading')}
        </p>
      )}
      {data !== undefined && total === 0 && (
        <Empty
          title={t('memories.empty.title')}
          remedies={[t(canManage ? 'memories.empty.remedyImport' : 'memories.empty.remedy')]}
        />
      )}
      {data !== undefined && total > 0 && (
        <>
          <div className={styles.rows} aria-busy={isPlaceholderData}>
            <MemoryTable
              memories={data.memories}
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
            range={t('memories.range', { first: number(first), last: number(last), total: number(total) })}
            hasPrevious={hasPrevious}
            hasNext={hasNext}
            onStep={(by) => setPage(page + by)}
          />
        </>
      )}
      {dialog === 'import' && (
        <ImportDialog
          onClose={close}
          onImport={(source, name) => {
            close()
            void transfers.importFile(source, name)
          }}
        />
      )}
      {typeof dialog === 'object' && <DeleteDialog memory={dialog} transfers={transfers} onClose={close} />}
    </div>
  )
}

interface RefusalProps {
  readonly error: Parameters<ReturnType<typeof useErrorText>>[0]
  readonly onAgain: () => void
}

/** Why there is no list. A plan without memories is no fault: it is said what there would be. */
function Refusal({ error, onAgain }: RefusalProps) {
  const { t } = useTranslation()
  const describeRefusal = useRefusalText()
  return error.kind === 'not-allowed' ? (
    <Notice
      tone="info"
      {...describeRefusal(error, {
        title: t('memories.notAllowed.title'),
        remedy: t('memories.notAllowed.remedy'),
      })}
    />
  ) : (
    <ErrorNotice error={error} onRetry={onAgain} />
  )
}
