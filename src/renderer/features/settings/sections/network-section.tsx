import { useTranslation } from 'react-i18next'
import { useCall } from '../../../bridge/react.tsx'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { ProxyFields } from '../network/proxy-fields.tsx'

/** Which way requests take. */
export function NetworkSection({ onCheck }: { readonly onCheck: () => void }) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const { value, error, again } = useCall('network.get', {})
  return (
    <>
      {error !== undefined && (
        <Notice
          tone="error"
          {...describe(error)}
          actions={<Button onClick={again}>{t('app.tryAgain')}</Button>}
        />
      )}
      {value !== undefined && <ProxyFields state={value} />}
      <div>
        <Button onClick={onCheck}>{t('app.checkConnection')}</Button>
      </div>
    </>
  )
}
