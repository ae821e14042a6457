import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { VoiceLanguage } from '../../../../core/contract/contract.ts'
import type { SettingsPatch } from '../../../../core/settings/settings.ts'
import { MAX_TARGET_LANGUAGES } from '../../../../core/voice/session/languages.ts'
import { useSettings } from '../../../data/settings.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { classes } from '../../../ui/classes.ts'
import { deviceOptions } from '../../../ui/controls/device-options.ts'
import { Select } from '../../../ui/controls/select.tsx'
import type { LanguageOption } from '../../../ui/language-picker/language-options.ts'
import { LanguagePicker, LanguagesPicker } from '../../../ui/language-picker/language-picker.tsx'
import { TextSize } from '../captions/text-size.tsx'
import type { Live } from '../session/live-store.ts'
import {
  AUTO,
  hasFormality,
  shownFormality,
  withRecent,
  withSource,
  withTargets,
} from '../session/to-config.ts'
import styles from './controls.module.css'
import { FileProgressLine } from './file-progress.tsx'
import { GlossaryControl } from './glossary-control.tsx'
import { sourceOptions, targetOptions } from './language-options.ts'
import type { LiveGlossary } from './live-glossary.ts'
import { SessionButton } from './session-button.tsx'
import { SoundControls } from './sound-controls.tsx'
import { SourceControl } from './source-control.tsx'
import { useDevices } from './use-devices.ts'

/** The choice of not having a translation spoken. */
const NOT_SPOKEN = 'none'
const NOTHING: readonly string[] = []
const VOICES = ['default', 'female', 'male'] as const
const FORMALITIES = ['default', 'formal', 'informal'] as const

interface ControlsProps {
  readonly live: Live
  readonly languages: readonly VoiceLanguage[]
  readonly glossary: LiveGlossary | undefined
  /** A session is going on: what it was asked for cannot be changed. */
  readonly isBusy: boolean
  /** The file that is listened to, if one is. */
  readonly file: File | undefined
  readonly onChange: (patch: SettingsPatch) => void
  readonly onFile: (file: File | undefined) => void
  /** Makes the captions larger by so many steps, or smaller by as many below 0; nothing: as they were at first. */
  readonly onResize: (steps: number | undefined) => void
}

/** Controls of a meeting. During a session the choices collapse to leave room for the captions. */
export function Controls(props: ControlsProps) {
  const { live, isBusy, onChange, onResize } = props
  const { t } = useTranslation()
  const { voice, audio } = useSettings()
  const [isOpen, setOpen] = useState(false)
  const [wasBusy, setWasBusy] = useState(isBusy)
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy)
    setOpen(false)
  }
  const isSample = useStore(live.store, (state) => state.isSample)
  const speaks = useStore(
    live.store,
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
          volume={audio.volume}
          isSpoken={voice.spokenLanguage !== null || speaks}
          isBusy={isBusy}
          onVolume={(volume) => onChange({ audio: { volume } })}
        />
        <TextSize onResize={onResize} />
        {isBusy && (
          <SessionButton
            ref={button}
            sourceName={isSample ? t('live.sample.name') : props.file?.name}
            controls={id}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        )}
      </div>
    </section>
  )
}

/** Hands the focus to the button that unfolds the choices, when they fold away around it. */
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

/** Choice of source, languages and sound. */
function Choices({ live, languages, glossary, isBusy, file, onChange, onFile }: ControlsProps) {
  const { t } = useTranslation()
  const { voice, audio } = useSettings()
  const nameOf = useLanguageNames()
  const devices = useDevices(isBusy)
  const whileLive = isBusy ? t('live.whileLive') : undefined
  const auto: LanguageOption = { code: AUTO, name: t('live.autoDetect'), marks: [] }
  const transcribeOnly: LanguageOption = { code: '', name: t('live.transcribeOnly'), marks: [] }
  const untranslated = voice.targetLanguages.length === 0 ? t('live.untranslated') : undefined
  const targets = targetOptions(languages, nameOf, voice)
  const spoken = targets.filter(
    ({ code, marks }) => voice.targetLanguages.includes(code) && marks.includes('spoken'),
  )

  const isSample = useStore(live.store, (state) => state.isSample)
  const isSpoken = voice.spokenLanguage !== null
  /** Languages that the current session speaks: any of them can be selected. */
  const sessionSpeaks = useStore(live.store, ({ config }) => (isBusy && config?.spokenLanguages) || NOTHING)

  return (
    <>
      <SourceControl
        audio={audio}
        microphones={devices.microphones}
        file={file}
        sampleName={isSample && isBusy ? t('live.sample.name') : undefined}
        isBusy={isBusy}
        onChange={onChange}
        onFile={onFile}
      />
      <LanguagePicker
        label={t('live.from')}
        options={[auto, ...sourceOptions(languages, nameOf)]}
        recent={[AUTO, ...voice.recentLanguages]}
        value={voice.sourceLanguage}
        onChange={(sourceLanguage) =>
          onChange({
            voice: { ...withSource(voice, sourceLanguage), ...withRecent(voice, [sourceLanguage]) },
          })
        }
        disabledReason={whileLive}
      />
      <LanguagesPicker
        label={t('live.to')}
        options={targets}
        recent={voice.recentLanguages}
        values={voice.targetLanguages}
        limit={MAX_TARGET_LANGUAGES}
        none={transcribeOnly}
        onChange={(codes) =>
          onChange({ voice: { ...withTargets(voice, codes), ...withRecent(voice, codes) } })
        }
        disabledReason={whileLive}
      />
      <Select
        label={t('live.spoken')}
        options={[
          { value: NOT_SPOKEN, label: t('live.notSpoken'), disabledReason: whileLive },
          ...spoken.map(({ code, name }) => ({
            value: code,
            label: name,
            disabledReason: isBusy && !sessionSpeaks.includes(code) ? t('live.notAskedFor') : undefined,
          })),
        ]}
        value={voice.spokenLanguage ?? NOT_SPOKEN}
        onChange={(code) => {
          if (isBusy) live.actions.hear(code)
          onChange({ voice: { spokenLanguage: code === NOT_SPOKEN ? null : code } })
        }}
        disabledReason={
          sessionSpeaks.length > 1
            ? undefined
            : (whileLive ?? untranslated ?? (spoken.length === 0 ? t('live.noneSpoken') : undefined))
        }
      />
      {isSpoken && (
        <>
          <Select
            label={t('live.voice')}
            options={VOICES.map((value) => ({ value, label: t(`live.voices.${value}`) }))}
            value={voice.voice}
            onChange={(value) => onChange({ voice: { voice: value } })}
            disabledReason={whileLive}
          />
          <Select
            label={t('live.speaker')}
            options={deviceOptions(
              devices.speakers,
              t('live.defaultSpeaker'),
              audio.speaker,
              audio.speakerName,
            )}
            value={audio.speaker}
            onChange={(speaker) => {
              const speakerName = devices.speakers.find(({ id }) => id === speaker)?.label ?? ''
              onChange({ audio: { speaker, speakerName } })
            }}
          />
        </>
      )}
      <Select
        label={t('live.formality')}
        options={FORMALITIES.map((value) => ({ value, label: t(`live.formalities.${value}`) }))}
        value={shownFormality(voice.formality)}
        onChange={(formality) => onChange({ voice: { formality } })}
        disabledReason={
          whileLive ??
          untranslated ??
          (hasFormality(voice.targetLanguages, languages) ? undefined : t('live.noFormality'))
        }
      />
      <GlossaryControl
        voice={voice}
        glossary={glossary}
        unusedBecause={untranslated}
        disabledReason={whileLive}
        onChange={(glossaryId) => onChange({ voice: { glossaryId } })}
      />
    </>
  )
}
