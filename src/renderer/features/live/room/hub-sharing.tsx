import { useTranslation } from 'react-i18next'
import { useHub, useShareHub } from '../../../queries/hub-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './room.module.css'

/** Publishes captions through the hub of the settings, and shows the link for readers; nothing without a hub. */
export function HubSharing() {
  const { t } = useTranslation()
  const { data } = useHub()
  const sharing = useShareHub()
  if (data === undefined || data.stored === 'none') return null
  const { link, isTaken, problem } = data
  return (
    <section className={styles.hub} aria-label={t('hub.title')}>
      <Switch
        label={t('hub.share')}
        hint={t('hub.shareHint')}
        isOn={link !== undefined}
        onChange={(isOn) => void sharing.run({ isOn })}
      />
      <ErrorNotice error={sharing.error ?? problem} />
      {link !== undefined && (
        <>
          {problem === undefined && <p role="status">{t(isTaken ? 'hub.taken' : 'hub.connecting')}</p>}
          <QrCode text={link} label={t('hub.qr')} />
          <div className={styles.link} role="group" aria-label={t('hub.link')}>
            <code dir="ltr">{link}</code>
            <CopyButton text={link} label={t('hub.copy')} />
          </div>
        </>
      )}
    </section>
  )
}
