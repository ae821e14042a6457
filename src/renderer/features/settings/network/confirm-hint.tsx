import { useTranslation } from 'react-i18next'
import { useAppInfo } from '../../../data/app.ts'
import styles from '../settings-dialog.module.css'

/** Tells where the confirmation is requested: in a dialog on the desktop, in the terminal with the web host. */
export function ConfirmHint({ isFetching }: { readonly isFetching: boolean }) {
  const { t } = useTranslation()
  const host = useAppInfo().data?.host
  return (
    <div role="status">
      {isFetching && host === 'webhost' && (
        <p className={styles.hint}>{t('settings.network.confirm.inTerminal')}</p>
      )}
    </div>
  )
}
