import { useTranslation } from 'react-i18next'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import type { AudioDevice } from '../../../engine/capture/microphone.ts'
import { deviceOptions } from '../../../ui/controls/device-options.ts'
import { Select } from '../../../ui/controls/select.tsx'

interface SpeakerControlProps {
  readonly audio: Settings['audio']
  readonly speakers: readonly AudioDevice[]
  readonly onChange: (patch: SettingsPatch) => void
}

/** Choice of the speaker of the spoken translation. */
export function SpeakerControl({ audio, speakers, onChange }: SpeakerControlProps) {
  const { t } = useTranslation()
  return (
    <Select
      label={t('live.speaker')}
      options={deviceOptions(speakers, t('live.defaultSpeaker'), audio.speaker, audio.speakerName, (name) =>
        t('live.notConnected', { name }),
      )}
      value={audio.speaker}
      onChange={(speaker) => {
        const speakerName = speakers.find(({ id }) => id === speaker)?.label ?? ''
        onChange({ audio: { speaker, speakerName } })
      }}
    />
  )
}
