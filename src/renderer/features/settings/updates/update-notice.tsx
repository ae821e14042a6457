import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInstallUpdate, useUpdates } from '../../../queries/host-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { releaseName } from './release-name.ts'
import { WhatsNew } from './whats-new.tsx'

/** Offers a new version, once for each and never during a session. */
export function UpdateNotice({ isLive }: { readonly isLive: boolean }) {
  const { t } = useTranslation()
  const { data } = useUpdates()
  const installing = useInstallUpdate()
  const [dismissed, setDismissed] = useState('')
  if (isLive || data?.isAvailable !== true || data.release === undefined) return null
  const { release, install, isReady, downloadPage } = data
  const { version } = release
  if (dismissed === version || (!isReady && install !== 'by-hand')) return null
  const dismiss = () => setDismissed(version)
  if (install === 'by-hand')
    return (
      <Notice
        tone="info"
        title={t('updates.notice.available', { release: releaseName(version) })}
        remedy={t('updates.byHand')}
        actions={
          <>
            {downloadPage !== undefined && (
              <Button onClick={() => window.open(downloadPage, '_blank', 'noopener')}>
                {t('updates.downloadPage')}
              </Button>
            )}
            <WhatsNew release={release} />
          </>
        }
        onDismiss={dismiss}
      />
    )
  return (
    <>
      <Notice
        tone="info"
        title={t('updates.notice.ready.title', { release: releaseName(version) })}
        remedy={t('updates.notice.ready.text')}
        actions={
          <>
            <Button onClick={() => void installing.run({})}>{t('updates.restart')}</Button>
            <WhatsNew release={release} />
          </>
        }
        onDismiss={dismiss}
      />
      <ErrorNotice error={installing.error} />
    </>
  )
}
