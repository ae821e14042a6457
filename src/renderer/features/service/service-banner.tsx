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

/** Names the active service, to which speech is sent; a missing key is a notice of its own (`KeyNotice`). */
export function ServiceBanner({ status, isSoundKept, isLive, onEnterKey }: ServiceBannerProps) {
  const { t } = useTranslation()
  if (status.kind === 'demo')
    return (
      <>
        <TooltipText text={t('service.demo.explanation')} className={styles.chip}>
          {t('service.demo.name')}
        </TooltipText>
        {!isLive && (
          <Button look="quiet" onClick={onEnterKey}>
            {t('service.demo.enterKey')}
          </Button>
        )}
      </>
    )
  const { account, keyProtection } = status
  const facts = [
    t('service.sentTo', { host: new URL(account.address).host }),
    t(isSoundKept ? 'service.soundStored' : 'service.noSound'),
    ...(keyProtection === 'this-run' ? [t('service.keyThisRun'), t('service.keyThisRunWhy')] : []),
  ]
  return (
    <TooltipText text={facts.join(' ')} className={styles.chip}>
      {account.name}
    </TooltipText>
  )
}

/** Says that the active account has no key; nothing if it has one. */
export function KeyNotice({ status, onEnterKey }: Pick<ServiceBannerProps, 'status' | 'onEnterKey'>) {
  const { t } = useTranslation()
  if (status.kind === 'demo' || status.keyProtection !== undefined) return null
  return (
    <Notice
      tone="error"
      title={t('service.noKey.title', { name: status.account.name })}
      remedy={t('service.noKey.remedy')}
      actions={<Button onClick={onEnterKey}>{t('service.accounts.enterKey')}</Button>}
    />
  )
}
