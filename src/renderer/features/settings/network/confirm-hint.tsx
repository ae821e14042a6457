import { useTranslation } from 'react-i18next'
import { useCall } from '../../../bridge/react.tsx'
import styles from '../settings-dialog.module.css'

/** Says where the user is asked: a desktop has a dialog of its own for it, the web host a terminal. */
export function ConfirmHint({ isAsking }: { readonly isAsking: boolean }) {
  const { t } = useTranslation()
  const host = useCall('app.info', {}).value?.host
  return (
    <div role="status">
      {isAsking && host === 'webhost' && (
        <p className={styles.hint}>{t('settings.network.confirm.inTerminal')}</p>
      )}
    </div>
  )
}
