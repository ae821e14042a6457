import { Popover } from '@base-ui/react/popover'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceStatus } from '../../../core/contract/contract.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/button.tsx'
import lists from '../../ui/controls/select.module.css'
import { Notice } from '../../ui/layout/notice.tsx'
import { Hint } from '../../ui/overlays/hint.tsx'
import styles from './service-banner.module.css'

interface ServiceBannerProps {
  readonly status: ServiceStatus
  /** Whether sessions are stored with their audio. */
  readonly isSoundKept: boolean
  /** Whether a session is running, which keeps the account that it started with. */
  readonly isLive: boolean
  readonly onEnterKey: () => void
  /** Opens the settings of the accounts. */
  readonly onAccounts: () => void
  /** Opens what the account has used; undefined if the account does not tell it. */
  readonly onUsage: (() => void) | undefined
}

/** Names the active service, and says what is sent where; a missing key is a notice of its own (`KeyNotice`). */
export function ServiceBanner({
  status,
  isSoundKept,
  isLive,
  onEnterKey,
  onAccounts,
  onUsage,
}: ServiceBannerProps) {
  const { t } = useTranslation()
  const chip = useRef<HTMLButtonElement>(null)
  /** Opens from the chip, which gets the focus back in the end. */
  const fromChip = (open: () => void) => () => {
    chip.current?.focus()
    open()
  }
  const isDemo = status.kind === 'demo'
  const name = isDemo ? t('service.demo.name') : status.account.name
  const facts = isDemo
    ? [t('service.demo.explanation')]
    : [
        t('service.sentTo', { host: new URL(status.account.address).host }),
        t(isSoundKept ? 'service.soundStored' : 'service.noSound'),
        ...(status.keyProtection === 'this-run' ? [t('service.keyThisRun'), t('service.keyThisRunWhy')] : []),
      ]
  const account = isDemo
    ? { name: t('service.demo.enterKey'), onOpen: onEnterKey }
    : { name: t('service.accounts.title'), onOpen: onAccounts }
  return (
    <>
      <Popover.Root>
        <Hint text={facts.join(' ')}>
          <Popover.Trigger ref={chip} className={styles.chip}>
            {name}
          </Popover.Trigger>
        </Hint>
        <Popover.Portal>
          <Popover.Positioner className={lists.positioner} align="end" sideOffset={8} collisionPadding={12}>
            <Popover.Popup className={classes(lists.popup, styles.account)} aria-label={name}>
              {facts.map((fact) => (
                <p key={fact}>{fact}</p>
              ))}
              <div className={styles.actions}>
                {onUsage !== undefined && (
                  <Popover.Close
                    onClick={fromChip(onUsage)}
                    render={<Button>{t('panels.names.usage')}</Button>}
                  />
                )}
                {!(isDemo && isLive) && (
                  <Popover.Close
                    onClick={fromChip(account.onOpen)}
                    render={<Button>{account.name}</Button>}
                  />
                )}
              </div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {isDemo && !isLive && (
        <div className={styles.key}>
          <Button look="quiet" onClick={onEnterKey}>
            {account.name}
          </Button>
        </div>
      )}
    </>
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
