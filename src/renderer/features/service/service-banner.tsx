import { useTranslation } from 'react-i18next'
import type { ServiceStatus } from '../../../core/contract/contract.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { TooltipText } from '../../ui/overlays/tooltip-text.tsx'
import styles from './service-banner.module.css'

interface ServiceBannerProps {
  readonly status: ServiceStatus
  /** Whether sessions are stored with their audio. */
  readonly isSoundKept: boolean
  /** Whether a session is running, which keeps the account that it started with. */
  readonly isLive: boolean
  readonly onEnterKey: () => void
}

/** Names the active service, to which speech is sent. */
export function ServiceBanner({ status, isSoundKept, isLive, onEnterKey }: ServiceBannerProps) {
  const { t } = useTranslation()
  if (status.kind === 'demo')
    return (
      <div className={styles.banner}>
        <span className={styles.name}>{t('service.demo.name')}</span>
        <span className={styles.words}>{t('service.demo.explanation')}</span>
        {!isLive && <Button onClick={onEnterKey}>{t('service.demo.enterKey')}</Button>}
      </div>
    )
  const { account, keyProtection } = status
  if (keyProtection === undefined)
    return (
      <Notice
        tone="error"
        title={t('service.noKey.title', { name: account.name })}
        remedy={t('service.noKey.remedy')}
        actions={<Button onClick={onEnterKey}>{t('service.accounts.enterKey')}</Button>}
      />
    )
  return (
    <div className={styles.banner}>
      <span className={styles.name}>{account.name}</span>
      <span className={styles.words}>
        {t('service.sentTo', { host: new URL(account.address).host })}{' '}
        {t(isSoundKept ? 'service.soundStored' : 'service.noSound')}{' '}
        {keyProtection === 'this-run' && (
          <TooltipText text={t('service.keyThisRunWhy')}>{t('service.keyThisRun')}</TooltipText>
        )}
      </span>
    </div>
  )
}
