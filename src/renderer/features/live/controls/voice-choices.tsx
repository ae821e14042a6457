import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { VoiceLanguage } from '../../../../core/contract/contract.ts'
import { AUTO, withRecent } from '../../../../core/languages/chosen.ts'
import { MAX_TARGET_LANGUAGES } from '../../../../core/languages/voice-language-codes.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import {
  hasFormality,
  shownFormality,
  withSource,
  withTargets,
} from '../../../../core/settings/to-voice-config.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { PickerLookContext } from '../../../ui/controls/picker-look.ts'
import { Select } from '../../../ui/controls/select.tsx'
import type { LanguageOption } from '../../../ui/language-picker/language-options.ts'
import { LanguagePicker, LanguagesPicker } from '../../../ui/language-picker/language-picker.tsx'
import type { Live } from '../session/live.ts'
import { useLanguageChange } from '../session/use-language-change.ts'
import { sourceOptions, targetOptions } from './live-language-options.ts'
import { SpokenTermsChoice } from './voice-resources.tsx'

/** Value for no spoken translation. */
const NOT_SPOKEN = 'none'
const NOTHING: readonly string[] = []
const VOICES = ['default', 'female', 'male'] as const
const FORMALITIES = ['default', 'formal', 'informal'] as const

interface LanguageChoiceProps {
  readonly voice: Settings['voice']
  readonly languages: readonly VoiceLanguage[]
  readonly live: Live
  /** Whether a session is running: of its configuration, only languages can be changed. */
  readonly isBusy: boolean
  readonly onChange: (change: Partial<Settings['voice']>) => void
}

/** Choice of the language that is spoken. */
export function FromPicker({ live, voice, languages, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const { note, isLocked, choose } = useLanguageChange(live, voice, languages, onChange)
  const isWord = use(PickerLookContext) === 'word'
  const isAuto = voice.sourceLanguage === AUTO
  const auto: LanguageOption = { code: AUTO, name: t('live.detect'), marks: [] }
  if (isLocked) return null
  return (
    <LanguagePicker
      label={t('live.from')}
      options={[auto, ...sourceOptions(languages, nameOf)]}
      recent={[AUTO, ...voice.recentLanguages]}
      value={voice.sourceLanguage}
      shown={isWord && isAuto ? t('live.sentence.anyLanguage') : undefined}
      note={note ?? (isAuto ? t('live.fasterIfChosen') : undefined)}
      onChange={(sourceLanguage) =>
        choose({ ...withSource(voice, sourceLanguage), ...withRecent(voice, [sourceLanguage]) })
      }
    />
  )
}

/** Choice of the languages of the captions. */
export function ToPicker({ live, voice, languages, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const { note, isLocked, choose } = useLanguageChange(live, voice, languages, onChange)
  if (isLocked) return null
  return (
    <LanguagesPicker
      label={t('live.to')}
      options={targetOptions(languages, nameOf, voice)}
      recent={voice.recentLanguages}
      values={voice.targetLanguages}
      limit={MAX_TARGET_LANGUAGES}
      none={{ code: '', name: t('live.transcribeOnly'), marks: [] }}
      note={note}
      onChange={(codes) => choose({ ...withTargets(voice, codes), ...withRecent(voice, codes) })}
    />
  )
}

interface SpeechChoicesProps extends LanguageChoiceProps {
  /** Choice of the speaker, shown if the translation is spoken. */
  readonly speaker?: ReactNode
}

/**
 * Choices of spoken translation, formality and spoken terms of one voice session. While it runs, those that it cannot
 * change are left out.
 */
export function SpeechChoices({ live, voice, languages, isBusy, speaker, onChange }: SpeechChoicesProps) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const { canSpeak, choose } = useLanguageChange(live, voice, languages, onChange)
  const untranslated = voice.targetLanguages.length === 0 ? t('live.untranslated') : undefined
  const targets = targetOptions(languages, nameOf, voice)
  const spoken = targets.filter(
    ({ code, marks }) => voice.targetLanguages.includes(code) && marks.includes('spoken'),
  )
  const unspoken = untranslated ?? (spoken.length === 0 ? t('live.noneSpoken') : undefined)
  const isSpoken = voice.spokenLanguage !== null
  /** Languages that the current session speaks; each can be selected. */
  const sessionSpeaks = useStore(live.store, ({ config }) => (isBusy && config?.spokenLanguages) || NOTHING)

  return (
    <>
      {canSpeak && !(isBusy && unspoken !== undefined) && (
        <Select
          label={t('sound.translation')}
          options={[
            { value: NOT_SPOKEN, label: t('sound.silent') },
            ...spoken.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={voice.spokenLanguage ?? NOT_SPOKEN}
          onChange={(code) => {
            if (sessionSpeaks.includes(code)) live.actions.hear(code)
            choose({ spokenLanguage: code === NOT_SPOKEN ? null : code })
          }}
          disabledReason={unspoken}
        />
      )}
      {isSpoken && (
        <>
          {!isBusy && (
            <Select
              label={t('live.voice')}
              options={VOICES.map((value) => ({ value, label: t(`live.voices.${value}`) }))}
              value={voice.voice}
              onChange={(value) => onChange({ voice: value })}
            />
          )}
          {speaker}
        </>
      )}
      {!isBusy && (
        <Select
          label={t('live.formality')}
          options={FORMALITIES.map((value) => ({ value, label: t(`live.formalities.${value}`) }))}
          value={shownFormality(voice.formality)}
          onChange={(formality) => onChange({ formality })}
          disabledReason={
            untranslated ??
            (hasFormality(voice.targetLanguages, languages) ? undefined : t('live.noFormality'))
          }
        />
      )}
      {!isBusy && <SpokenTermsChoice voice={voice} onChange={onChange} />}
    </>
  )
}
