import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { attemptsOf } from '../../../queries/query/attempts.ts'
import { useCaptionPage, useEndCaptionPage, useOpenCaptionPage } from '../../../queries/settings-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import styles from '../settings-dialog.module.css'
import { SettingsGroup } from '../settings-group.tsx'

/** Issues addresses of the caption page, says how many viewers it has, and ends it; nothing in the desktop app. */
export function SecondScreenSection() {
  const { t } = useTranslation()
  const { data, error } = useCaptionPage()
  const opening = useOpenCaptionPage()
  const ending = useEndCaptionPage()
  const { error: failed, attempt } = attemptsOf(opening, ending)
  const [address, setAddress] = useState<string | undefined>(undefined)
  if (data?.isAvailable === false) return null
  const sharedWith = (count: number) =>
    count === 0 ? t('captionPage.nobody') : t('captionPage.viewers', { count })
  const open = () =>
    attempt(async () => {
      const opened = await opening.run({})
      if (opened.ok) setAddress(opened.value.address)
      return opened
    })
  const end = () =>
    attempt(() => {
      setAddress(undefined)
      return ending.run({})
    })
  return (
    <SettingsGroup title={t('captionPage.title')}>
      <ErrorNotice error={failed ?? error} />
      <p className={styles.hint}>{t('captionPage.hint')}</p>
      {data !== undefined && (
        <p role="status">{data.isOn ? sharedWith(data.viewers) : t('captionPage.off')}</p>
      )}
      {data?.isOn === true && address !== undefined && (
        <>
          <div className={styles.row} role="group" aria-label={t('captionPage.address')}>
            <code className={styles.address} dir="ltr">
              {address}
            </code>
            <CopyButton text={address} label={t('captionPage.copy')} />
          </div>
          <p className={styles.hint}>
            {t('captionPage.once')} {t('captionPage.obs')}
          </p>
        </>
      )}
      <div className={styles.row}>
        <Button onClick={() => void open()} isRunning={opening.isPending}>
          {t('captionPage.create')}
        </Button>
        {data?.isOn === true && (
          <Button
            look={data.viewers === 0 ? 'plain' : 'danger'}
            onClick={() => void end()}
            isRunning={ending.isPending}
          >
            {t('captionPage.end')}
          </Button>
        )}
      </div>
    </SettingsGroup>
  )
}
