import { useTranslation } from 'react-i18next'
import { useNetwork } from '../../../data/network.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { ProxyFields } from '../network/proxy-fields.tsx'

/** Which way requests take. */
export function NetworkSection({ onCheck }: { readonly onCheck: () => void }) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const { data, error, refetch } = useNetwork()
  return (
    <>
      {error !== undefined && (
        <Notice
          tone="error"
          {...describe(error)}
          actions={<Button onClick={refetch}>{t('app.tryAgain')}</Button>}
        />
      )}
      {data !== undefined && <ProxyFields state={data} />}
      <div>
        <Button onClick={onCheck}>{t('app.checkConnection')}</Button>
      </div>
    </>
  )
}
