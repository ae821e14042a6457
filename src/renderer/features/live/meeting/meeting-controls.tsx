import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { toTheirChange, toTheirVoice } from '../../../../core/settings/their-voice.ts'
import { knownVoiceLanguages } from '../../../../core/voice/voice-languages.ts'
import { useVoiceLanguages } from '../../../queries/languages-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SideChoices } from '../controls/side-choices.tsx'
import { SpeakerControl } from '../controls/speaker-control.tsx'
import { useDevices } from '../controls/use-devices.ts'
import { VoiceChoices } from '../controls/voice-choices.tsx'
import { useLivePage } from '../live-context.ts'
import { isBusy } from '../session/status.ts'
import { TheirSource } from './their-source.tsx'

interface MeetingControlsProps {
  readonly onChange: (patch: SettingsPatch) => void
}

/** Choices of the others' side of a meeting. */
export function MeetingControls({ onChange }: MeetingControlsProps) {
  const { lives } = useLivePage()
  const { t, i18n } = useTranslation()
  const settings = useSettings()
  const { audio, meeting } = settings
  const isMineBusy = useStore(lives.mine.store, isBusy)
  const isTheirsBusy = useStore(lives.theirs.store, isBusy)
  const isRunning = isMineBusy || isTheirsBusy
  const devices = useDevices(isRunning)
  const voice = toTheirVoice(settings, i18n.language)
  const languages = useVoiceLanguages().data ?? knownVoiceLanguages
  const isFollowing = meeting.sourceLanguage === null && meeting.targetLanguages === null
  return (
    <SideChoices name={meeting.theirName || t('live.sides.theirs')}>
      <TheirSource
        audio={audio}
        meeting={meeting}
        microphones={devices.microphones}
        isBusy={isRunning}
        onChange={onChange}
      />
      <VoiceChoices
        live={lives.theirs}
        voice={voice}
        languages={languages}
        hasResources
        isBusy={isRunning}
        speaker={<SpeakerControl audio={audio} speakers={devices.speakers} onChange={onChange} />}
        onChange={(part) => onChange(toTheirChange(part, voice))}
      />
      {!isFollowing && !isRunning && (
        <Button onClick={() => onChange({ meeting: { sourceLanguage: null, targetLanguages: null } })}>
          {t('meeting.follow')}
        </Button>
      )}
    </SideChoices>
  )
}
