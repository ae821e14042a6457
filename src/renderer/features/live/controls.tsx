import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { VoiceLanguage } from '../../../core/contract.ts'
import type { Settings, SettingsPatch } from '../../../core/settings.ts'
import { MAX_TARGET_LANGUAGES } from '../../../core/voice/languages.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { deviceOptions } from '../../ui/device-options.ts'
import type { LanguageOption } from '../../ui/language-options.ts'
import { LanguagePicker, LanguagesPicker } from '../../ui/language-picker.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './controls.module.css'
import { FileProgressLine } from './file-progress.tsx'
import { GlossaryControl } from './glossary-control.tsx'
import { sourceOptions, targetOptions } from './language-options.ts'
import type { LiveGlossary } from './live-glossary.ts'
import type { Live } from './live-store.ts'
import { SoundControls } from './sound-controls.tsx'
import { SourceControl } from './source-control.tsx'
import { AUTO, hasFormality, shownFormality, withRecent, withSource, withTargets } from './to-config.ts'
import { useDevices } from './use-devices.ts'

/** The choice of not having a translation spoken. */
const NOT_SPOKEN = 'none'
const NOTHING: readonly string[] = []
const VOICES = ['default', 'female', 'male'] as const
const FORMALITIES = ['default', 'formal', 'informal'] as const

interface ControlsProps {
  readonly live: Live
  readonly settings: Settings
  readonly languages: readonly VoiceLanguage[]
  readonly glossary: LiveGlossary | undefined
  /** A session is going on: what it was asked for cannot be changed. */
  readonly isBusy: boolean
  /** The file that is listened to, if one is. */
  readonly file: File | undefined
  readonly onChange: (patch: SettingsPatch) => void
  readonly onFile: (file: File | undefined) => void
}

/** Whom one listens to, in which languages, and how it sounds. */
export function Controls(props: ControlsProps) {
  const { live, settings, languages, glossary, isBusy, file, onChange, onFile } = props
  const { t } = useTranslation()
  const { voice, audio } = settings
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

  const isSpoken = voice.spokenLanguage !== null
  /** What the session that is going on speaks: any of it can be heard. */
  const sessionSpeaks = useStore(live.store, ({ config }) => (isBusy && config?.spokenLanguages) || NOTHING)

  return (
    <section className={styles.controls} aria-label={t('live.controls')}>
      <SourceControl
        audio={audio}
        microphones={devices.microphones}
        file={file}
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
        disabledBecause={whileLive}
      />
      <LanguagesPicker
        className={styles.wide}
        label={t('live.to')}
        options={targets}
        recent={voice.recentLanguages}
        values={voice.targetLanguages}
        limit={MAX_TARGET_LANGUAGES}
        none={transcribeOnly}
        onChange={(codes) =>
          onChange({ voice: { ...withTargets(voice, codes), ...withRecent(voice, codes) } })
        }
        disabledBecause={whileLive}
      />
      <Select
        label={t('live.spoken')}
        options={[
          { value: NOT_SPOKEN, label: t('live.notSpoken'), disabledBecause: whileLive },
          ...spoken.map(({ code, name }) => ({
            value: code,
            label: name,
            disabledBecause: isBusy && !sessionSpeaks.includes(code) ? t('live.notAskedFor') : undefined,
          })),
        ]}
        value={voice.spokenLanguage ?? NOT_SPOKEN}
        onChange={(code) => {
          if (isBusy) live.actions.hear(code)
          onChange({ voice: { spokenLanguage: code === NOT_SPOKEN ? null : code } })
        }}
        disabledBecause={
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
            disabledBecause={whileLive}
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
        disabledBecause={
          whileLive ??
          untranslated ??
          (hasFormality(voice.targetLanguages, languages) ? undefined : t('live.noFormality'))
        }
      />
      {glossary !== undefined && (
        <GlossaryControl
          glossary={glossary}
          unusedBecause={untranslated}
          disabledBecause={whileLive}
          onRemove={() => onChange({ voice: { glossaryId: null } })}
        />
      )}
      <FileProgressLine live={live} />
      <SoundControls
        live={live}
        volume={audio.volume}
        isSpoken={isSpoken || sessionSpeaks.length > 0}
        isBusy={isBusy}
        onVolume={(volume) => onChange({ audio: { volume } })}
      />
    </section>
  )
}
