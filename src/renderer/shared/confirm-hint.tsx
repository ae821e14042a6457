import { useTranslation } from 'react-i18next'
import { useAppInfo } from '../queries/host-queries.ts'
import styles from './confirm-hint.module.css'

interface ConfirmHintProps {
  readonly isFetching: boolean
  /** Shown while the terminal asks; by default, about a change of what protects the user. */
  readonly text?: string
}

/** Tells where the confirmation is requested: in a dialog on the desktop, in the terminal with the web host. */
export function ConfirmHint({ isFetching, text }: ConfirmHintProps) {
  const { t } = useTranslation()
  const host = useAppInfo().data?.host
  return (
    <div role="status">
      {isFetching && host === 'webhost' && (
        <p className={styles.hint}>{text ?? t('settings.network.confirm.inTerminal')}</p>
      )}
    </div>
  )
}
