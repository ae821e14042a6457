import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../../core/base/errors.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { waitForDevice } from '../../../engine/capture/wait-for-device.ts'
import { useSetParleyMicrophone, useSoundDevices } from '../../../queries/host-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import sound from './sound.module.css'

interface ParleyMicrophoneProps {
  readonly audio: Settings['audio']
  readonly onChange: (change: Partial<Settings['audio']>) => void
}

/** The microphone that meetings listen to: one switch creates it and makes Parley speak into it. */
export function ParleyMicrophone({ audio, onChange }: ParleyMicrophoneProps) {
  const { t } = useTranslation()
  const { data, error } = useSoundDevices()
  const setting = useSetParleyMicrophone()
  const [deviceError, setDeviceError] = useState<AppError>()
  const state = data?.microphone
  const made = state?.type === 'on' ? state : undefined
  const isUsed = made !== undefined && audio.speakerName === made.speaker

  const speakInto = async (name: string) => {
    const speaker = await waitForDevice('speakers', name)
    setDeviceError(speaker.ok ? undefined : speaker.error)
    if (speaker.ok) onChange({ speaker: speaker.value.id, speakerName: name })
  }
  const turn = async (isOn: boolean) => {
    const result = await setting.run({ isOn })
    if (result.ok && result.value.microphone.type === 'on') await speakInto(result.value.microphone.speaker)
    else if (isUsed) onChange({ speaker: '', speakerName: '' })
  }

  return (
    <>
      <Switch
        label={t('sound.virtual.on')}
        isOn={state !== undefined && state.type !== 'off'}
        onChange={(isOn) => void turn(isOn)}
        hint={t('sound.virtual.hint')}
      />
      <ErrorNotice error={state?.type === 'failed' ? state.error : (setting.error ?? deviceError ?? error)} />
      {made !== undefined && (
        <div className={sound.cable}>
          <p role="status">
            {isUsed && `${t('sound.cable.inUse', { name: made.speaker })} `}
            {t('sound.virtual.choose', { microphone: made.microphone })}
          </p>
          <div>
            {isUsed ? (
              <Button onClick={() => onChange({ speaker: '', speakerName: '' })}>
                {t('sound.cable.leave')}
              </Button>
            ) : (
              <Button look="accent" onClick={() => void speakInto(made.speaker)}>
                {t('sound.cable.use', { name: made.speaker })}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  )
}
