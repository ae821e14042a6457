import { useTranslation } from 'react-i18next'
import { fitsLive } from '../../../../core/areas/glossaries/glossary-fits.ts'
import { hasListFor } from '../../../../core/areas/spoken-terms/term-list-fits.ts'
import { profileInUse } from '../../../../core/service/service-profiles.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { withGlossaryIds } from '../../../../core/settings/voice-glossaries.ts'
import { useGlossaries } from '../../../queries/glossaries-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { useSpokenTerms } from '../../../queries/spoken-terms-queries.ts'
import { useSessionGlossaries } from './live-glossaries.ts'
import { LiveResourceControl } from './live-resource-control.tsx'
import { useLiveSpokenTerms } from './live-spoken-terms.ts'
import { useResourceProblems } from './use-resource-problems.ts'

interface VoiceResourcesProps {
  readonly voice: Settings['voice']
  readonly onChange: (change: Partial<Settings['voice']>) => void
}

/** Choice of a session's glossaries, of which the account need not have any. */
export function GlossaryChoice({ voice, onChange }: VoiceResourcesProps) {
  const { t } = useTranslation()
  const glossaries = useGlossaries().data?.glossaries ?? []
  const limit = profileInUse(useSettings().service).sessionGlossaries
  return (
    <LiveResourceControl
      words={{
        label: t(limit > 1 ? 'panels.names.glossaries' : 'glossaries.live.label'),
        none: t('glossaries.live.none'),
        unnamed: t('glossaries.live.unnamed'),
        otherLanguages: t('glossaries.live.otherLanguages'),
      }}
      known={glossaries.map(({ id, name, dictionaries: of }) => ({ id, name, fits: fitsLive(of, voice) }))}
      chosen={useSessionGlossaries(voice)}
      several={limit > 1 ? { limit, reason: t('glossaries.live.limit', { limit }) } : undefined}
      problem={useResourceProblems(voice).glossaries}
      onChange={(ids) => onChange(withGlossaryIds(ids))}
    />
  )
}

/** Choice of a session's spoken terms, of which the account need not have any. */
export function SpokenTermsChoice({ voice, onChange }: VoiceResourcesProps) {
  const { t } = useTranslation()
  const collections = useSpokenTerms().data?.collections ?? []
  const terms = useLiveSpokenTerms(voice)
  return (
    <LiveResourceControl
      words={{
        label: t('spokenTerms.label'),
        none: t('spokenTerms.none'),
        unnamed: t('spokenTerms.unnamed'),
        otherLanguages: t('spokenTerms.otherLanguages'),
      }}
      known={collections.map(({ id, name, lists }) => ({ id, name, fits: hasListFor(lists, voice) }))}
      chosen={terms === undefined ? [] : [terms]}
      problem={useResourceProblems(voice).spokenTerms}
      onChange={([spokenTermsId = null]) => onChange({ spokenTermsId })}
    />
  )
}
