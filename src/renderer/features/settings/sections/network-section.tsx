import { useTranslation } from 'react-i18next'
import { useNetwork } from '../../../queries/settings-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ProxyFields } from '../network/proxy-fields.tsx'

/** Network settings, with the connection check. */
export function NetworkSection({ onCheck }: { readonly onCheck: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useNetwork()
  return (
    <>
      <ErrorNotice error={error} onRetry={refetch} />
      {data !== undefined && <ProxyFields state={data} />}
      <div>
        <Button onClick={onCheck}>{t('app.checkConnection')}</Button>
      </div>
    </>
  )
}
