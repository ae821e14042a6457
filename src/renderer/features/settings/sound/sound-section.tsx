import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileInUse } from '../../../../core/service/service-profiles.ts'
import { MAX_GAIN, type Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { followAudioDevices, NO_DEVICES } from '../../../engine/capture/microphone.ts'
import { useSoundDevices } from '../../../queries/host-queries.ts'
import { Amount } from '../../../ui/controls/amount.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import { CableGuide } from './cable-guide.tsx'
import { MicrophoneTest } from './microphone-test.tsx'
import { ParleyMicrophone } from './parley-microphone.tsx'
import { SystemSound } from './system-sound.tsx'

interface SoundSectionProps {
  readonly settings: Settings
  readonly onChange: (patch: SettingsPatch) => void
}

const GAIN = { min: 0, max: MAX_GAIN, step: 0.05 }

/** Settings of audio input, output and processing. All take effect at once, also during a session. */
export function SoundSection({ settings, onChange }: SoundSectionProps) {
  const { t } = useTranslation()
  const { audio, voice, service } = settings
  const canSpeakAll = profileInUse(service).spokenLanguagesAtOnce > 1
  const { data: soundDevices } = useSoundDevices()
  const [devices, setDevices] = useState(NO_DEVICES)
  useEffect(() => followAudioDevices(setDevices), [])
  const change = (part: Partial<Settings['audio']>) => onChange({ audio: part })
  const showGain = (gain: number) =>
    gain === 0 ? t('sound.silent') : t('sound.gain', { decibels: Math.round(20 * Math.log10(gain)) })
  return (
    <>
      <SettingsGroup title={t('live.microphone')}>
        <Amount
          label={t('sound.microphoneGain')}
          value={audio.microphoneGain}
          bounds={GAIN}
          show={showGain}
          onCommit={(microphoneGain) => change({ microphoneGain })}
        />
        {(['echoCancellation', 'noiseSuppression', 'autoGainControl'] as const).map((name) => (
          <Switch
            key={name}
            label={t(`settings.${name}`)}
            isOn={audio[name]}
            onChange={(isOn) => change({ [name]: isOn })}
          />
        ))}
        <MicrophoneTest audio={audio} />
      </SettingsGroup>
      <SettingsGroup title={t('live.systemAudio')}>
        <SystemSound audio={audio} microphones={devices.microphones} onChange={change} />
        <Amount
          label={t('sound.systemGain')}
          value={audio.systemGain}
          bounds={GAIN}
          show={showGain}
          onCommit={(systemGain) => change({ systemGain })}
        />
      </SettingsGroup>
      <SettingsGroup title={t('sound.translation')}>
        {canSpeakAll && (
          <Switch
            label={t('sound.speakAll')}
            hint={t('sound.speakAllHint')}
            isOn={voice.speakAll}
            onChange={(speakAll) => onChange({ voice: { speakAll } })}
          />
        )}
        <Amount
          label={t('sound.passthrough')}
          value={audio.passthrough}
          bounds={{ min: 0, max: 1, step: 0.05 }}
          show={(part) =>
            part === 0 ? t('sound.silent') : t('sound.percent', { count: Math.round(part * 100) })
          }
          hint={t('sound.passthroughHint')}
          onCommit={(passthrough) => change({ passthrough })}
        />
        <Switch
          label={t('sound.catchUp')}
          hint={t('sound.catchUpHint')}
          isOn={audio.catchUp}
          onChange={(catchUp) => change({ catchUp })}
        />
        {soundDevices?.isSupported === true && <ParleyMicrophone audio={audio} onChange={change} />}
        {soundDevices?.microphone.type !== 'on' && (
          <Disclosure title={t('sound.cable.title')}>
            <CableGuide audio={audio} devices={devices} onChange={change} />
          </Disclosure>
        )}
      </SettingsGroup>
    </>
  )
}
