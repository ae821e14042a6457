import { useTranslation } from 'react-i18next'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { knownVoiceLanguages } from '../../../../core/voice/voice-languages.ts'
import type { AudioDevices } from '../../../engine/capture/microphone.ts'
import { useSetParleyMicrophone, useSoundDevices } from '../../../queries/host-queries.ts'
import { useVoiceLanguages } from '../../../queries/languages-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import styles from '../controls/live-dock.module.css'
import { meetingSounds } from './meeting-sounds.ts'

export interface OwnControlsProps {
  readonly devices: AudioDevices
  /** Whether a session is running, whose spoken language is fixed. */
  readonly isBusy: boolean
  readonly onChange: (patch: SettingsPatch) => void
}

/** The microphone that the meeting hears. */
export function OwnControls({ devices, isBusy, onChange }: OwnControlsProps) {
  const { t } = useTranslation()
  const { audio, voice } = useSettings()
  const languages = useVoiceLanguages().data ?? knownVoiceLanguages
  const { data } = useSoundDevices()
  const setting = useSetParleyMicrophone()
  const state = data?.microphone
  const made = state?.type === 'on' ? state : undefined
  const isSupported = data?.isSupported === true
  const { isHeardByMeeting } = meetingSounds(audio, made?.speaker, devices, false)
  const isSpoken = voice.spokenLanguage !== null
  const hasFailed = state?.type === 'failed'
  const turn = (isOn: boolean) => {
    void setting.run({ isOn })
    const first = voice.targetLanguages.find((target) =>
      languages.some((language) => language.code === target && language.isSpoken),
    )
    // A microphone that carries nothing is of no use.
    if (isOn && !isSpoken && !isBusy && first !== undefined) onChange({ voice: { spokenLanguage: first } })
  }
  return (
    <>
      {isSupported && (
        <Switch
          label={t('sound.virtual.on')}
          isOn={state !== undefined && state.type !== 'off'}
          onChange={turn}
        />
      )}
      <ErrorNotice error={hasFailed ? state.error : setting.error} />
      {made !== undefined && (
        <p className={styles.hint} role="status">
          {t('sound.virtual.choose', { microphone: made.microphone })}
        </p>
      )}
      {(made !== undefined || isHeardByMeeting) && !isSpoken && (
        <p className={styles.hint}>{t('meeting.notSpoken', { label: t('sound.translation') })}</p>
      )}
      {made === undefined && !hasFailed && !isHeardByMeeting && data !== undefined && (
        <p className={styles.hint}>{t(isSupported ? 'meeting.turnOnMicrophone' : 'meeting.chooseCable')}</p>
      )}
    </>
  )
}
