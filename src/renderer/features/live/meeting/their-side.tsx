import { useTranslation } from 'react-i18next'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { toTheirChange, toTheirVoice } from '../../../../core/settings/their-voice.ts'
import { knownVoiceLanguages } from '../../../../core/voice/voice-languages.ts'
import type { AudioDevices } from '../../../engine/capture/microphone.ts'
import { useVoiceLanguages } from '../../../queries/languages-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { SideParts } from '../controls/side-parts.ts'
import { SpeakerControl } from '../controls/speaker-control.tsx'
import { FromPicker, SpeechChoices, ToPicker } from '../controls/voice-choices.tsx'
import { GlossaryChoice } from '../controls/voice-resources.tsx'
import { useLivePage } from '../live-context.ts'
import { useSessionVoice } from '../session/use-language-change.ts'
import { useTheirSource } from './their-source.tsx'

interface TheirSideProps {
  readonly devices: AudioDevices
  /** Whether either side is running. */
  readonly isBusy: boolean
  readonly onChange: (patch: SettingsPatch) => void
}

/** Choices of the others' side of a meeting. */
export function useTheirSide({ devices, isBusy, onChange }: TheirSideProps): SideParts {
  const { theirs } = useLivePage().lives
  const { t, i18n } = useTranslation()
  const settings = useSettings()
  const { audio, meeting } = settings
  const languages = useVoiceLanguages().data ?? knownVoiceLanguages
  const voice = useSessionVoice(theirs, toTheirVoice(settings, i18n.language))
  const source = useTheirSource({ audio, meeting, microphones: devices.microphones, isBusy, onChange })
  const isFollowing = meeting.sourceLanguage === null && meeting.targetLanguages === null
  const choices = {
    live: theirs,
    voice,
    languages,
    isBusy,
    onChange: (part: Partial<typeof voice>) => onChange(toTheirChange(part, voice)),
  }
  return {
    ...source,
    from: <FromPicker {...choices} />,
    to: <ToPicker {...choices} />,
    glossary: <GlossaryChoice {...choices} />,
    more: (
      <>
        <SpeechChoices
          {...choices}
          speaker={<SpeakerControl audio={audio} speakers={devices.speakers} onChange={onChange} />}
        />
        {!isFollowing && !isBusy && (
          <Button onClick={() => onChange({ meeting: { sourceLanguage: null, targetLanguages: null } })}>
            {t('meeting.follow')}
          </Button>
        )}
      </>
    ),
  }
}
