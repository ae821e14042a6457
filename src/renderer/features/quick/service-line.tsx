import { useTranslation } from 'react-i18next'
import { useServiceStatus } from '../../data/account.ts'
import { Notice } from '../../ui/layout/notice.tsx'
import { OpenParley } from './open-parley.tsx'
import styles from './quick.module.css'

/** The active service, and where texts are sent. */
export function ServiceLine({ isDesktop }: { readonly isDesktop: boolean }) {
  const { t } = useTranslation()
  const { data: status } = useServiceStatus()
  if (status === undefined) return null
  if (status.kind === 'account' && status.keyProtection === undefined)
    return (
      <Notice
        tone="error"
        title={t('service.noKey.title', { name: status.account.name })}
        remedy={t('service.noKey.remedy')}
        actions={<OpenParley isDesktop={isDesktop} />}
      />
    )
  const [name, words] =
    status.kind === 'demo'
      ? [t('service.demo.name'), t('quick.demo')]
      : [status.account.name, t('quick.sent', { host: new URL(status.account.address).host })]
  return (
    <p className={styles.service}>
      <strong className={styles.name}>{name}</strong> {words}
    </p>
  )
}
