import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { DEMO } from '../../../../core/settings/account.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { knownVoiceLanguages } from '../../../../core/voice/voice-languages.ts'
import type { AudioDevices } from '../../../engine/capture/microphone.ts'
import { useVoiceLanguages } from '../../../queries/languages-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { useLivePage } from '../live-context.ts'
import { useSessionVoice } from '../session/use-language-change.ts'
import styles from './live-dock.module.css'
import { useOwnSource } from './own-source.tsx'
import type { SideParts } from './side-parts.ts'
import { SpeakerControl } from './speaker-control.tsx'
import { FromPicker, SpeechChoices, ToPicker } from './voice-choices.tsx'
import { GlossaryChoice } from './voice-resources.tsx'

/** The devices and the file of a session, and how its choices are changed. */
export interface OwnSideProps {
  readonly devices: AudioDevices
  /** Whether a session is running. */
  readonly isBusy: boolean
  /** The file to translate, if that is the source. */
  readonly file: File | undefined
  readonly onChange: (patch: SettingsPatch) => void
  readonly onFile: (file: File | undefined) => void
}

/** Choices of the only voice of a session, or of the user's side of a meeting. */
export function useOwnSide({ devices, isBusy, file, onChange, onFile }: OwnSideProps): SideParts {
  const { t } = useTranslation()
  const { mine: live } = useLivePage().lives
  const { audio, meeting, voice: chosen, service } = useSettings()
  const languages = useVoiceLanguages().data ?? knownVoiceLanguages
  const voice = useSessionVoice(live, chosen)
  const isSample = useStore(live.store, (state) => state.isSample) && isBusy
  const source = useOwnSource({
    audio,
    microphones: devices.microphones,
    file,
    isBusy,
    isMeeting: meeting.isOn,
    onChange,
    onFile,
  })
  const choices = {
    live,
    voice,
    languages,
    isBusy,
    onChange: (change: Partial<Settings['voice']>) => onChange({ voice: change }),
  }
  return {
    ...source,
    // The sample meeting leaves nothing to choose.
    ...(isSample && {
      heard: (
        <p className={styles.hint}>
          {t(`live.sample.playing.${service.active === DEMO ? 'demo' : 'account'}`)}
        </p>
      ),
    }),
    from: <FromPicker {...choices} />,
    to: <ToPicker {...choices} />,
    glossary: <GlossaryChoice {...choices} />,
    more: (
      <SpeechChoices
        {...choices}
        speaker={
          meeting.isOn ? undefined : (
            <SpeakerControl audio={audio} speakers={devices.speakers} onChange={onChange} />
          )
        }
      />
    ),
  }
}
