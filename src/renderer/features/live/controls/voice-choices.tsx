import type { ReactNode } from 'react'
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
import { Select } from '../../../ui/controls/select.tsx'
import type { LanguageOption } from '../../../ui/language-picker/language-options.ts'
import { LanguagePicker, LanguagesPicker } from '../../../ui/language-picker/language-picker.tsx'
import type { Live } from '../session/live.ts'
import { sourceOptions, targetOptions } from './live-language-options.ts'
import { VoiceResources } from './voice-resources.tsx'

/** Value for no spoken translation. */
const NOT_SPOKEN = 'none'
const NOTHING: readonly string[] = []
const VOICES = ['default', 'female', 'male'] as const
const FORMALITIES = ['default', 'formal', 'informal'] as const

interface VoiceChoicesProps {
  readonly live: Live
  readonly voice: Settings['voice']
  readonly languages: readonly VoiceLanguage[]
  /** Whether there are glossaries or spoken terms to choose. */
  readonly hasResources: boolean
  /** Whether a session is running: its configuration cannot be changed. */
  readonly isBusy: boolean
  /** Choice of the speaker, shown if the translation is spoken. */
  readonly speaker?: ReactNode
  readonly onChange: (change: Partial<Settings['voice']>) => void
}

/** Choices of languages, spoken translation, formality, glossaries and spoken terms of one voice session. */
export function VoiceChoices({
  live,
  voice,
  languages,
  hasResources,
  isBusy,
  speaker,
  onChange,
}: VoiceChoicesProps) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const whileLive = isBusy ? t('live.whileLive') : undefined
  const auto: LanguageOption = { code: AUTO, name: t('live.autoDetect'), marks: [] }
  const transcribeOnly: LanguageOption = { code: '', name: t('live.transcribeOnly'), marks: [] }
  const untranslated = voice.targetLanguages.length === 0 ? t('live.untranslated') : undefined
  const targets = targetOptions(languages, nameOf, voice)
  const spoken = targets.filter(
    ({ code, marks }) => voice.targetLanguages.includes(code) && marks.includes('spoken'),
  )
  const isSpoken = voice.spokenLanguage !== null
  /** Languages that the current session speaks; each can be selected. */
  const sessionSpeaks = useStore(live.store, ({ config }) => (isBusy && config?.spokenLanguages) || NOTHING)

  return (
    <>
      <LanguagePicker
        label={t('live.from')}
        options={[auto, ...sourceOptions(languages, nameOf)]}
        recent={[AUTO, ...voice.recentLanguages]}
        value={voice.sourceLanguage}
        note={voice.sourceLanguage === AUTO ? t('live.fasterIfChosen') : undefined}
        onChange={(sourceLanguage) =>
          onChange({ ...withSource(voice, sourceLanguage), ...withRecent(voice, [sourceLanguage]) })
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
        onChange={(codes) => onChange({ ...withTargets(voice, codes), ...withRecent(voice, codes) })}
        disabledReason={whileLive}
      />
      <Select
        label={t('live.spoken')}
        options={[
          { value: NOT_SPOKEN, label: t('live.notSpoken'), disabledReason: whileLive },
          ...spoken.map(({ code, name }) => ({
            value: code,
            label: name,
            disabledReason: isBusy && !sessionSpeaks.includes(code) ? t('live.notRequested') : undefined,
          })),
        ]}
        value={voice.spokenLanguage ?? NOT_SPOKEN}
        onChange={(code) => {
          if (isBusy) live.actions.hear(code)
          onChange({ spokenLanguage: code === NOT_SPOKEN ? null : code })
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
            onChange={(value) => onChange({ voice: value })}
            disabledReason={whileLive}
          />
          {speaker}
        </>
      )}
      <Select
        label={t('live.formality')}
        options={FORMALITIES.map((value) => ({ value, label: t(`live.formalities.${value}`) }))}
        value={shownFormality(voice.formality)}
        onChange={(formality) => onChange({ formality })}
        disabledReason={
          whileLive ??
          untranslated ??
          (hasFormality(voice.targetLanguages, languages) ? undefined : t('live.noFormality'))
        }
      />
      {hasResources && (
        <VoiceResources
          voice={voice}
          untranslated={untranslated}
          disabledReason={whileLive}
          onChange={onChange}
        />
      )}
    </>
  )
}
