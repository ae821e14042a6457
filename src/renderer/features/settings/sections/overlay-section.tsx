import { useTranslation } from 'react-i18next'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { useOverlayState } from '../../../queries/host-queries.ts'
import { Switch } from '../../../ui/controls/switch.tsx'
import styles from '../settings-dialog.module.css'
import { SettingsGroup } from '../settings-group.tsx'
import { CommandLine } from '../sound/command-line.tsx'

/** Chromium's switch with which an app under Wayland has windows of X11. */
const X11_SWITCH = '--ozone-platform=x11'

interface OverlaySectionProps {
  readonly overlay: Settings['overlay']
  readonly onChange: (patch: SettingsPatch) => void
}

/** The caption window above all others, and what the system lets it do; nothing in a browser. */
export function OverlaySection({ overlay, onChange }: OverlaySectionProps) {
  const { t } = useTranslation()
  const { data } = useOverlayState()
  if (data?.isAvailable !== true) return null
  const change = (patch: Partial<Settings['overlay']>) => onChange({ overlay: patch })
  return (
    <SettingsGroup title={t('overlay.title')}>
      <Switch
        label={t('settings.overlay.open')}
        hint={t('settings.overlay.intro')}
        isOn={overlay.isOpen}
        onChange={(isOpen) => change({ isOpen })}
      />
      {!data.staysOnTop && (
        <div>
          <p className={styles.hint}>{t('settings.overlay.wayland')}</p>
          <CommandLine commands={[X11_SWITCH]} label={t('settings.overlay.copySwitch')} />
        </div>
      )}
      <Switch
        label={t('settings.overlay.lock')}
        hint={t(data.letsClicksThrough ? 'settings.overlay.lockHint' : 'settings.overlay.lockWayland')}
        isOn={overlay.isLocked && data.letsClicksThrough}
        isClosed={!data.letsClicksThrough}
        onChange={(isLocked) => change({ isLocked })}
      />
      <Switch
        label={t('settings.overlay.hide')}
        hint={t(`settings.overlay.hideHints.${data.sharingProtection}`)}
        isOn={overlay.isHiddenFromSharing && data.sharingProtection === 'works'}
        isClosed={data.sharingProtection !== 'works'}
        onChange={(isHiddenFromSharing) => change({ isHiddenFromSharing })}
      />
    </SettingsGroup>
  )
}
