import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../bridge/react.tsx'
import { useErrorText, useRefusalText } from '../../i18n/use-error-text.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import panel from '../../ui/panel.module.css'
import styles from './memories-panel.module.css'
import { MemoryTable } from './memory-table.tsx'
import { nearestPage } from './page-range.ts'
import { Pager } from './pager.tsx'

const PAGE_SIZE = 25

/** The translation memories of the account, which the service fills elsewhere. */
export function MemoriesPanel() {
  const { t } = useTranslation()
  const describe = useErrorText()
  const describeRefusal = useRefusalText()
  const [wanted, setPage] = useState(0)
  const list = useCall(
    'memory.list',
    { page: wanted, pageSize: PAGE_SIZE },
    { isFleeting: true, keepsLast: true },
  )
  const { value, error, isAsking, isOfEarlier, again } = list
  const total = value?.totalCount ?? 0
  const page = value === undefined ? wanted : nearestPage(wanted, PAGE_SIZE, total)
  if (page !== wanted) setPage(page)
  return (
    <div className={panel.panel}>
      <div className={styles.head}>
        <p className={styles.intro}>{t('memories.intro')}</p>
        <IconButton
          icon={<RefreshCw size={16} />}
          label={t('memories.refresh')}
          aria-disabled={isAsking}
          onClick={again}
        />
      </div>
      {error?.kind === 'not-allowed' ? (
        <Notice
          tone="info"
          {...describeRefusal(error, {
            title: t('memories.notAllowed.title'),
            remedy: t('memories.notAllowed.remedy'),
          })}
        />
      ) : (
        error !== undefined && (
          <Notice
            tone="error"
            {...describe(error)}
            actions={<Button onClick={again}>{t('app.tryAgain')}</Button>}
          />
        )
      )}
      {value === undefined && error === undefined && (
        <p className={styles.intro} role="status">
          {t('memories.loading')}
        </p>
      )}
      {value !== undefined && total === 0 && (
        <Empty title={t('memories.empty.title')} remedies={[t('memories.empty.remedy')]} />
      )}
      {value !== undefined && total > 0 && (
        <>
          <div className={styles.rows} aria-busy={isOfEarlier}>
            <MemoryTable memories={value.memories} />
          </div>
          <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
        </>
      )}
    </div>
  )
}
