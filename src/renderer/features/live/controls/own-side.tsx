import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { DEMO } from '../../../../core/settings/account.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { glossaryIdsOf } from '../../../../core/settings/voice-glossaries.ts'
import { knownVoiceLanguages } from '../../../../core/voice/voice-languages.ts'
import type { AudioDevices } from '../../../engine/capture/microphone.ts'
import { useGlossaries } from '../../../queries/glossaries-queries.ts'
import { useVoiceLanguages } from '../../../queries/languages-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { useSpokenTerms } from '../../../queries/spoken-terms-queries.ts'
import { useLivePage } from '../live-context.ts'
import { useSessionVoice } from '../session/use-language-change.ts'
import styles from './live-dock.module.css'
import { useOwnSource } from './own-source.tsx'
import type { SideParts } from './side-parts.ts'
import { SpeakerControl } from './speaker-control.tsx'
import { FromPicker, SpeechChoices, ToPicker } from './voice-choices.tsx'

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
  const isAnyChosen = glossaryIdsOf(voice).length > 0 || voice.spokenTermsId !== null
  const lists = [useGlossaries().data?.glossaries, useSpokenTerms().data?.collections]
  const isAnyKnown = lists.some((list) => list !== undefined && list.length > 0)
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
    more: (
      <SpeechChoices
        {...choices}
        hasResources={isAnyKnown || isAnyChosen}
        speaker={
          meeting.isOn ? undefined : (
            <SpeakerControl audio={audio} speakers={devices.speakers} onChange={onChange} />
          )
        }
      />
    ),
  }
}
