import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { attemptsOf } from '../../../queries/query/attempts.ts'
import { useCaptionPage, useEndCaptionPage, useOpenCaptionPage } from '../../../queries/settings-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import styles from '../settings-dialog.module.css'

/** Issues addresses of the caption page, says how many viewers it has, and ends it. */
export function SecondScreenSection() {
  const { t } = useTranslation()
  const { data, error } = useCaptionPage()
  const opening = useOpenCaptionPage()
  const ending = useEndCaptionPage()
  const { error: failed, attempt } = attemptsOf(opening, ending)
  const [address, setAddress] = useState<string | undefined>(undefined)
  if (data?.isAvailable === false) return <p className={styles.hint}>{t('captionPage.unavailable')}</p>
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
    <>
      <ErrorNotice error={failed ?? error} />
      <p className={styles.hint}>{t('captionPage.hint')}</p>
      {data !== undefined && (
        <p role="status">
          {data.isOn ? t('captionPage.viewers', { count: data.viewers }) : t('captionPage.off')}
        </p>
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
        <Button onClick={() => void open()} disabled={opening.isPending}>
          {t('captionPage.create')}
        </Button>
        {data?.isOn === true && (
          <Button look="danger" onClick={() => void end()} disabled={ending.isPending}>
            {t('captionPage.end')}
          </Button>
        )}
      </div>
    </>
  )
}
