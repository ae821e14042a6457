import { useTranslation } from 'react-i18next'
import { acceleratorOf, showKeys } from '../../../../core/product/shortcuts/accelerators.ts'
import { pageKeys } from '../../../../core/product/shortcuts/page-keys.ts'
import { type ShortcutName, shortcutNames } from '../../../../core/product/shortcuts/shortcuts.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { isMac } from '../../../i18n/is-mac.ts'
import { useKeys } from '../../../i18n/use-keys.ts'
import { useRecordShortcut, useShortcuts } from '../../../queries/host-queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { KeyRecorder } from '../../../ui/controls/key-recorder.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import styles from '../settings-dialog.module.css'
import { CommandLine } from '../sound/command-line.tsx'

/** Chromium's switch with which an app under Wayland has windows of Wayland. */
const WAYLAND_SWITCH = '--ozone-platform=wayland'

interface ShortcutsSectionProps {
  readonly onChange: (patch: SettingsPatch) => void
  /** Shows all keyboard shortcuts. */
  readonly onShowAll: () => void
}

/** Global shortcuts, if the host supports them. */
export function ShortcutsSection({ onChange, onShowAll }: ShortcutsSectionProps) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  return (
    <>
      <GlobalKeys onChange={onChange} />
      <div>
        <Button hint={withKeys(t('settings.shortcuts.list.title'), pageKeys.shortcuts)} onClick={onShowAll}>
          {t('settings.shortcuts.list.open')}
        </Button>
      </div>
    </>
  )
}

function GlobalKeys({ onChange }: Pick<ShortcutsSectionProps, 'onChange'>) {
  const { t } = useTranslation()
  const { data } = useShortcuts()
  const record = useRecordShortcut()
  if (data?.isAvailable !== true) return null
  const shown = data.isOn ? shortcutNames : []
  const use = (name: ShortcutName, keys: string | null) => onChange({ shortcuts: { [name]: keys } })
  return (
    <>
      <p className={styles.hint}>{t('settings.shortcuts.hint')}</p>
      <p className={styles.hint}>{t('settings.shortcuts.noRelease')}</p>
      {data.reach === 'portal' && (
        <Switch
          label={t('settings.shortcuts.usePortal')}
          hint={t('settings.shortcuts.byPortal')}
          isOn={data.isOn}
          onChange={(portalShortcuts) => onChange({ desktop: { portalShortcuts } })}
        />
      )}
      {data.reach === 'x11-apps' && (
        <div>
          <p className={styles.hint}>{t('settings.shortcuts.x11Apps')}</p>
          <CommandLine commands={[WAYLAND_SWITCH]} label={t('settings.overlay.copySwitch')} />
        </div>
      )}
      {shown.map((name) => {
        const { keys, problem } = data.shortcuts[name]
        return (
          <KeyRecorder
            key={name}
            label={t(`settings.shortcuts.names.${name}`)}
            value={keys === null ? t('settings.shortcuts.none') : showKeys(keys, isMac)}
            prompt={t('settings.shortcuts.press')}
            hint={t('settings.shortcuts.pressHint')}
            problem={problem && t(`settings.shortcuts.problems.${problem}`)}
            onRecording={(isRecording) => void record.run({ isRecording })}
            onPress={(event) => {
              const pressed = acceleratorOf(event, isMac)
              if (pressed !== undefined) use(name, pressed)
              return pressed !== undefined
            }}
            onClear={() => use(name, null)}
          />
        )
      })}
    </>
  )
}
