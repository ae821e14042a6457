import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptForMs, type Retention, retentions } from '../../../../core/library/retention.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { useServiceStatus } from '../../../data/account.ts'
import { useExpiringSessions } from '../../../data/sessions.ts'
import { Select } from '../../../ui/controls/select.tsx'
import { Confirm } from '../../../ui/overlays/confirm.tsx'
import styles from '../settings-dialog.module.css'
import { SoundChoice } from '../sound-choice.tsx'
import { TextFileChoice } from '../text-file-choice.tsx'

interface PrivacySectionProps {
  readonly privacy: Settings['privacy']
  readonly onChange: (patch: SettingsPatch) => void
}

/** Which data is sent where, and how long data is kept. */
export function PrivacySection({ privacy, onChange }: PrivacySectionProps) {
  const { retention } = privacy
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Retention | undefined>(undefined)
  const status = useServiceStatus()
  const account = status.data?.kind === 'account' ? status.data.account : undefined
  const choose = (next: Retention) => {
    if (keptForMs[next] < keptForMs[retention]) setAsked(next)
    else onChange({ privacy: { retention: next } })
  }
  return (
    <>
      <p className={styles.hint}>
        {account === undefined
          ? t('privacy.sentDemo')
          : t('privacy.sentAccount', { host: new URL(account.address).host })}
      </p>
      <Select
        label={t('privacy.retention')}
        options={retentions.map((value) => ({ value, label: t(`privacy.retentions.${value}`) }))}
        value={retention}
        onChange={choose}
      />
      <p className={styles.hint}>
        {t('privacy.savedHint')} {t('privacy.documentKeys')}
      </p>
      <SoundChoice privacy={privacy} onChange={onChange} />
      <TextFileChoice />
      {asked !== undefined && (
        <KeepLess
          asked={asked}
          onClose={() => setAsked(undefined)}
          onSubmit={() => {
            onChange({ privacy: { retention: asked } })
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}

interface KeepLessProps {
  readonly asked: Retention
  readonly onClose: () => void
  readonly onSubmit: () => void
}

/** Lists what will be deleted, and asks for confirmation. */
function KeepLess({ asked, onClose, onSubmit }: KeepLessProps) {
  const { t } = useTranslation()
  const expiring = useExpiringSessions({ retention: asked })
  return (
    <Confirm
      title={t('privacy.confirm.title')}
      remedy={
        asked === 'nothing'
          ? t('privacy.confirm.remedyAll')
          : t('privacy.confirm.remedy', { count: expiring.data?.count ?? 0 })
      }
      submit={t('privacy.confirm.submit')}
      isOpen
      isRunning={expiring.isFetching}
      onClose={onClose}
      onSubmit={onSubmit}
      error={expiring.error}
    />
  )
}
