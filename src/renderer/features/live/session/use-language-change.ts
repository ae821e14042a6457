import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { AUTO } from '../../../../core/languages/chosen.ts'
import { profileInUse } from '../../../../core/service/service-profiles.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { toVoiceConfig } from '../../../../core/settings/to-voice-config.ts'
import type { VoiceLanguage } from '../../../../core/voice/voice-languages.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import type { Live } from './live.ts'
import type { LiveState } from './live-state.ts'
import { isBusy, statusOf } from './status.ts'

type VoiceSettings = Settings['voice']

/** Whether the languages of a session may change: not those of the sample meeting, and not at its end. */
export const canChange = (state: LiveState): boolean =>
  isBusy(state) && !state.isSample && statusOf(state) !== 'finishing'

/** Choice of languages before and during a session. */
export function useLanguageChange(
  live: Live,
  voice: VoiceSettings,
  languages: readonly VoiceLanguage[],
  onChange: (change: Partial<VoiceSettings>) => void,
) {
  const { t } = useTranslation()
  const profile = profileInUse(useSettings().service)
  const isOpen = useStore(live.store, canChange)
  const isLocked = useStore(live.store, (state) => isBusy(state) && !canChange(state))
  const speaks = useStore(live.store, ({ config }) => (config?.spokenLanguages.length ?? 0) > 0)
  return {
    /** A note for the choice of a language; undefined without a session. */
    note: isOpen ? t('live.fromNextSentence') : undefined,
    isLocked,
    /** A running session never begins to speak. */
    canSpeak: !isLocked && (!isOpen || speaks),
    /** Changes the settings, and the running session from its next sentence on. */
    choose: (change: Partial<VoiceSettings>) => {
      onChange(change)
      if (isOpen) live.actions.changeLanguages(toVoiceConfig({ ...voice, ...change }, languages, profile))
    },
  }
}

/** Settings with the languages of the running session, or those that it is about to have. */
export function useSessionVoice({ store }: Live, voice: VoiceSettings): VoiceSettings {
  const config = useStore(store, (state) => {
    if (!isBusy(state)) return undefined
    const change = state.phase.type === 'running' && 'change' in state.phase.voice && state.phase.voice.change
    return (change || undefined)?.config ?? state.config
  })
  if (config === undefined) return voice
  const { sourceLanguage = AUTO, targetLanguages, spokenLanguages } = config
  const spoken = spokenLanguages.includes(voice.spokenLanguage ?? '')
    ? voice.spokenLanguage
    : spokenLanguages[0]
  return { ...voice, sourceLanguage, targetLanguages: [...targetLanguages], spokenLanguage: spoken ?? null }
}
