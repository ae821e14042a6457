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
import { spokenWith } from './own-speech.ts'

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
  const turn = async (isOn: boolean) => {
    const result = await setting.run({ isOn })
    if (!result.ok || isBusy) return
    const language = voice.spokenLanguage
    const spokenLanguage = spokenWith(result.value.microphone, {
      language,
      first: voice.targetLanguages.find((target) =>
        languages.some(({ code, isSpoken: canBeSpoken }) => code === target && canBeSpoken),
      ),
      isHeardOtherwise: meetingSounds(audio, undefined, devices, false).isHeardByMeeting,
    })
    if (spokenLanguage !== language) onChange({ voice: { spokenLanguage } })
  }
  return (
    <>
      {isSupported && (
        <Switch
          label={t('sound.virtual.on')}
          isOn={state !== undefined && state.type !== 'off'}
          onChange={(isOn) => void turn(isOn)}
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
