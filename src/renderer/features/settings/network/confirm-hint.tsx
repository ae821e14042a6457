import { useTranslation } from 'react-i18next'
import { useAppInfo } from '../../../data/app.ts'
import styles from '../settings-dialog.module.css'

/** Says where the user is asked: a desktop has a dialog of its own for it, the web host a terminal. */
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
