import { Users } from 'lucide-react'
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { VoiceLanguage } from '../../../../core/contract/contract.ts'
import { AUTO } from '../../../../core/languages/chosen.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { glossaryIdsOf } from '../../../../core/settings/voice-glossaries.ts'
import { useGlossaries } from '../../../queries/glossaries-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { useSpokenTerms } from '../../../queries/spoken-terms-queries.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextSize } from '../captions/text-size.tsx'
import { useLivePage } from '../live-context.ts'
import { MeetingControls } from '../meeting/meeting-controls.tsx'
import { OwnControls } from '../meeting/own-controls.tsx'
import type { Live } from '../session/live.ts'
import { isBusy as isRunning } from '../session/status.ts'
import styles from './controls.module.css'
import { SessionButton } from './session-button.tsx'
import { SideChoices } from './side-choices.tsx'
import { SoundControls } from './sound-controls.tsx'
import { SourceControl } from './source-control.tsx'
import { SpeakerControl } from './speaker-control.tsx'
import { useDevices } from './use-devices.ts'
import { VoiceChoices } from './voice-choices.tsx'

const NOTHING: readonly string[] = []

interface ControlsProps {
  /** The view whose translation the user hears: in a meeting, that of the others. */
  readonly heard: Live
  readonly languages: readonly VoiceLanguage[]
  /** Whether a session is running: its configuration cannot be changed. */
  readonly isBusy: boolean
  /** The file to translate, if that is the source. */
  readonly file: File | undefined
  readonly onChange: (patch: SettingsPatch) => void
  readonly onFile: (file: File | undefined) => void
  /** Pauses or resumes all that is running. */
  readonly onPause: () => void
  /** Enlarges the captions by a number of steps; a negative number reduces them, undefined restores the default. */
  readonly onResize: (steps: number | undefined) => void
}

/** Controls of a meeting. During a session the choices collapse to leave room for the captions. */
export function Controls(props: ControlsProps) {
  const { heard, isBusy, onChange, onPause, onResize } = props
  const { t } = useTranslation()
  const { mine: live } = useLivePage().lives
  const { voice, audio, meeting } = useSettings()
  const [isOpen, setOpen] = useState(false)
  const [wasBusy, setWasBusy] = useState(isBusy)
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy)
    setOpen(false)
  }
  const isSample = useStore(live.store, (state) => state.isSample)
  const shownVoice = useShownVoice(live)
  const speaks = useStore(
    heard.store,
    ({ config }) => isBusy && (config?.spokenLanguages ?? NOTHING).length > 0,
  )
  const id = useId()
  const { folded, button } = useFocusOfFolded(!isBusy || isOpen)
  return (
    <section className={classes(styles.controls, isBusy && styles.busy)} aria-label={t('live.controls')}>
      {(!isBusy || isOpen) && (
        <div ref={folded} id={id} className={styles.choices}>
          <Choices {...props} />
        </div>
      )}
      <FileProgressLine live={live} />
      <div className={styles.row}>
        <SoundControls
          live={live}
          heard={heard}
          volume={audio.volume}
          isSpoken={(meeting.isOn ? meeting.isSpoken : voice.spokenLanguage !== null) || speaks}
          isBusy={isBusy}
          onPause={onPause}
          onVolume={(volume) => onChange({ audio: { volume } })}
        />
        <TextSize onResize={onResize} />
        {isBusy && (
          <SessionButton
            ref={button}
            sourceName={isSample ? t('live.sample.name') : props.file?.name}
            spokenLanguage={shownVoice.spokenLanguage}
            controls={id}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        )}
      </div>
    </section>
  )
}

/** The chosen languages; while the sample meeting plays, its own. */
function useShownVoice(live: Live): Settings['voice'] {
  const { voice } = useSettings()
  const config = useStore(live.store, (state) =>
    state.isSample && isRunning(state) ? state.config : undefined,
  )
  if (config === undefined) return voice
  const { sourceLanguage = AUTO, targetLanguages, spokenLanguages } = config
  return {
    ...voice,
    sourceLanguage,
    targetLanguages: [...targetLanguages],
    spokenLanguage: spokenLanguages[0] ?? null,
  }
}

/** Moves the focus to the expand button when the choices collapse around it. */
function useFocusOfFolded(isShown: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const folded = useCallback(
    (node: HTMLDivElement) => () => {
      hadFocus.current = node.contains(document.activeElement)
    },
    [],
  )
  useLayoutEffect(() => {
    if (!isShown && hadFocus.current) button.current?.focus()
  }, [isShown])
  return { folded, button }
}

/** Choices of source, languages and audio. */
function Choices({
  languages,
  isBusy,
  file,
  onChange,
  onFile,
}: Omit<ControlsProps, 'onPause' | 'onResize' | 'heard'>) {
  const { t } = useTranslation()
  const { mine: live } = useLivePage().lives
  const { audio, meeting } = useSettings()
  const voice = useShownVoice(live)
  const devices = useDevices(isBusy)
  const isSample = useStore(live.store, (state) => state.isSample)
  const isAnyChosen = glossaryIdsOf(voice).length > 0 || voice.spokenTermsId !== null
  const lists = [useGlossaries().data?.glossaries, useSpokenTerms().data?.collections]
  const isAnyKnown = lists.some((list) => list !== undefined && list.length > 0)
  const own = (
    <>
      <SourceControl
        audio={audio}
        microphones={devices.microphones}
        file={file}
        sampleName={isSample && isBusy ? t('live.sample.name') : undefined}
        isBusy={isBusy}
        isMeeting={meeting.isOn}
        onChange={onChange}
        onFile={onFile}
      />
      <VoiceChoices
        live={live}
        voice={voice}
        languages={languages}
        hasResources={isAnyKnown || isAnyChosen}
        isBusy={isBusy}
        speaker={
          meeting.isOn ? undefined : (
            <SpeakerControl audio={audio} speakers={devices.speakers} onChange={onChange} />
          )
        }
        onChange={(change) => onChange({ voice: change })}
      />
    </>
  )
  return (
    <>
      <Button
        look={meeting.isOn ? 'accent' : 'plain'}
        aria-pressed={meeting.isOn}
        aria-disabled={isBusy}
        hint={t(isBusy ? 'live.whileLive' : 'live.meeting.hint')}
        onClick={() => !isBusy && onChange({ meeting: { isOn: !meeting.isOn } })}
      >
        <Users size={16} aria-hidden />
        {t('live.meeting.name')}
      </Button>
      {!meeting.isOn ? (
        own
      ) : (
        <>
          <OwnControls devices={devices} languages={languages} isBusy={isBusy} onChange={onChange} />
          <SideChoices name={meeting.myName || t('live.sides.mine')}>{own}</SideChoices>
          <MeetingControls onChange={onChange} />
        </>
      )}
    </>
  )
}

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Progress of a file source. */
function FileProgressLine({ live }: { readonly live: Live }) {
  const { t } = useTranslation()
  const file = useStore(live.store, (state) => state.file)
  if (file === undefined) return null
  return (
    <div className={styles.file}>
      <progress
        aria-label={t('live.fileProgress', { name: file.name })}
        max={file.durationMs}
        value={Math.min(file.positionMs, file.durationMs)}
      />
      <span className={styles.behind}>
        {clock(file.positionMs)} / {clock(file.durationMs)}
      </span>
    </div>
  )
}
