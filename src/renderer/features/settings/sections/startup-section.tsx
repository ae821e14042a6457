import { useTranslation } from 'react-i18next'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { useSetStartup, useStartup } from '../../../queries/host-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import styles from '../settings-dialog.module.css'
import { SettingsGroup } from '../settings-group.tsx'

interface StartupSectionProps {
  readonly desktop: Settings['desktop']
  readonly onChange: (patch: SettingsPatch) => void
}

/** Settings for start at login and for closing the window; nothing in a browser. */
export function StartupSection({ desktop, onChange }: StartupSectionProps) {
  const { t } = useTranslation()
  const { data, error } = useStartup()
  const set = useSetStartup()
  const problem = set.error ?? error
  if (data?.isAvailable === false) return null
  return (
    <SettingsGroup title={t('settings.startup.title')}>
      <ErrorNotice error={problem} />
      {data !== undefined && (
        <>
          <Switch
            label={t('settings.startup.withSystem')}
            isOn={data.isOn}
            onChange={(isOn) => void set.run({ isOn })}
          />
          {data.needsApproval && <p className={styles.hint}>{t('settings.startup.approval')}</p>}
          {!data.hasTray && <p className={styles.hint}>{t('settings.startup.noTray')}</p>}
          <Switch
            label={t('settings.startup.hidden')}
            isOn={desktop.startsHidden}
            onChange={(startsHidden) => onChange({ desktop: { startsHidden } })}
          />
          <Switch
            label={t('settings.startup.tray')}
            isOn={desktop.closesToTray}
            onChange={(closesToTray) => onChange({ desktop: { closesToTray } })}
          />
        </>
      )}
    </SettingsGroup>
  )
}
