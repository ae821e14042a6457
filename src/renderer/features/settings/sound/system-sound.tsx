import { useTranslation } from 'react-i18next'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { AudioDevice } from '../../../engine/capture/microphone.ts'
import { systemAudioWay } from '../../../engine/capture/system-audio-way.ts'
import { useSoundDevices } from '../../../queries/host-queries.ts'
import { deviceOptions } from '../../../ui/controls/device-options.ts'
import { Select } from '../../../ui/controls/select.tsx'
import styles from '../settings-dialog.module.css'
import { SettingsGroup } from '../settings-group.tsx'
import { CommandLine } from './command-line.tsx'
import { ProgramChoice } from './program-choice.tsx'
import { thisSystem } from './this-system.ts'

/** Creates an input device from the default output: browsers hide plain monitor sources. */
const MONITOR =
  'pactl load-module module-remap-source master="$(pactl get-default-sink).monitor" source_name=system_sound source_properties=device.description=System_sound'

interface SystemSoundProps {
  readonly audio: Settings['audio']
  readonly microphones: readonly AudioDevice[]
  readonly onChange: (change: Partial<Settings['audio']>) => void
}

/** Choice of how system audio is captured. */
export function SystemSound({ audio, microphones, onChange }: SystemSoundProps) {
  const { t } = useTranslation()
  const { data: soundDevices } = useSoundDevices()
  const way = systemAudioWay()
  const hints = [
    ...(way === 'device' ? [] : [t(`sound.system.${way}`)]),
    ...(thisSystem() === 'linux' ? [t('sound.system.byCommand')] : []),
  ]
  return (
    <>
      <Select
        label={t('sound.system.device')}
        {...(hints.length > 0 && { hint: hints.join(' ') })}
        options={deviceOptions(
          microphones,
          t(`sound.system.default.${way}`),
          audio.systemDevice,
          audio.systemDeviceName,
          (name) => t('live.notConnected', { name }),
        )}
        value={audio.systemDevice}
        onChange={(systemDevice) => {
          const systemDeviceName = microphones.find(({ id }) => id === systemDevice)?.label ?? ''
          onChange({ systemDevice, systemDeviceName })
        }}
      />
      {soundDevices?.isSupported === true && <ProgramChoice audio={audio} onChange={onChange} />}
    </>
  )
}

/** The command that creates an input device for system audio; hidden on systems that need none. */
export function SystemSoundCommand() {
  const { t } = useTranslation()
  if (thisSystem() !== 'linux') return null
  return (
    <SettingsGroup title={t('live.systemAudio')}>
      <p className={styles.hint}>{t('sound.system.device_linux')}</p>
      <CommandLine commands={[MONITOR]} label={t('sound.system.command')} />
    </SettingsGroup>
  )
}
