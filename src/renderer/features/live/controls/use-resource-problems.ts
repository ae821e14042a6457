import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Settings } from '../../../../core/settings/settings.ts'
import { toTheirVoice } from '../../../../core/settings/their-voice.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { useLivePage } from '../live-context.ts'
import { isBusy } from '../session/status.ts'
import { useSessionVoice } from '../session/use-language-change.ts'
import { useSessionGlossaries } from './live-glossaries.ts'
import { resourceProblemOf } from './live-resource.ts'
import { useLiveSpokenTerms } from './live-spoken-terms.ts'

/** Why sessions do not use a chosen glossary or the chosen spoken terms; undefined where they do. */
export function useResourceProblems(voice: Settings['voice']) {
  const { t } = useTranslation()
  const terms = useLiveSpokenTerms(voice)
  const untranslated = voice.targetLanguages.length === 0 && { unusedBecause: t('live.untranslated') }
  return {
    glossaries: resourceProblemOf(useSessionGlossaries(voice), {
      unknown: t('glossaries.live.unknownHint'),
      unfit: t('glossaries.live.otherLanguages'),
      ...untranslated,
    }),
    spokenTerms: resourceProblemOf(terms === undefined ? [] : [terms], {
      unknown: t('spokenTerms.unknownHint'),
      unfit: t('spokenTerms.otherLanguages'),
    }),
  }
}

/** The same for all sides of the next or the running session, as sentences that begin with the name of the choice. */
export function useChoiceProblems(): readonly string[] {
  const { i18n } = useTranslation()
  const { mine, theirs } = useLivePage().lives
  const settings = useSettings()
  const isSample = useStore(mine.store, (state) => state.isSample && isBusy(state))
  const own = useNamedProblems(useSessionVoice(mine, settings.voice))
  const their = useNamedProblems(useSessionVoice(theirs, toTheirVoice(settings, i18n.language)))
  // The sample meeting uses nothing of the account.
  return isSample ? [] : [...new Set([...own, ...(settings.meeting.isOn ? their : [])])]
}

function useNamedProblems(voice: Settings['voice']): readonly string[] {
  const { t } = useTranslation()
  const { glossaries, spokenTerms } = useResourceProblems(voice)
  return [
    ...(glossaries === undefined ? [] : [`${t('glossaries.live.label')} · ${glossaries}`]),
    ...(spokenTerms === undefined ? [] : [`${t('spokenTerms.label')} · ${spokenTerms}`]),
  ]
}
