import { useTranslation } from 'react-i18next'
import { fitsLive } from '../../../../core/glossaries/glossary-fits.ts'
import { profileInUse } from '../../../../core/service/service-profiles.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { withGlossaryIds } from '../../../../core/settings/voice-glossaries.ts'
import { hasListFor } from '../../../../core/spoken-terms/term-list-fits.ts'
import { useGlossaries } from '../../../queries/glossaries-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { useSpokenTerms } from '../../../queries/spoken-terms-queries.ts'
import { useLiveGlossaries } from './live-glossaries.ts'
import { LiveResourceControl } from './live-resource-control.tsx'
import { useLiveSpokenTerms } from './live-spoken-terms.ts'

interface VoiceResourcesProps {
  readonly voice: Settings['voice']
  /** The reason why nothing is translated, if so. */
  readonly untranslated: string | undefined
  /** The reason why the choices cannot be changed at the moment. */
  readonly disabledReason: string | undefined
  readonly onChange: (change: Partial<Settings['voice']>) => void
}

/** Choice of a session's glossaries and spoken terms, of which the account need not have any. */
export function VoiceResources({ voice, untranslated, disabledReason, onChange }: VoiceResourcesProps) {
  const { t } = useTranslation()
  const glossaries = useGlossaries().data?.glossaries ?? []
  const collections = useSpokenTerms().data?.collections ?? []
  const limit = profileInUse(useSettings().service).sessionGlossaries
  const terms = useLiveSpokenTerms(voice)
  return (
    <>
      <LiveResourceControl
        words={{
          label: t(limit > 1 ? 'glossaries.live.labelSeveral' : 'glossaries.live.label'),
          none: t('glossaries.live.none'),
          unnamed: t('glossaries.live.unnamed'),
          unknownHint: t('glossaries.live.unknownHint'),
          otherLanguages: t('glossaries.live.otherLanguages'),
        }}
        known={glossaries.map(({ id, name, dictionaries }) => ({
          id,
          name,
          fits: fitsLive(dictionaries, voice),
        }))}
        chosen={useLiveGlossaries(voice).slice(0, limit)}
        several={limit > 1 ? { limit, reason: t('glossaries.live.limit', { limit }) } : undefined}
        unusedBecause={untranslated}
        disabledReason={disabledReason}
        onChange={(ids) => onChange(withGlossaryIds(ids))}
      />
      <LiveResourceControl
        words={{
          label: t('spokenTerms.label'),
          none: t('spokenTerms.none'),
          unnamed: t('spokenTerms.unnamed'),
          unknownHint: t('spokenTerms.unknownHint'),
          otherLanguages: t('spokenTerms.otherLanguages'),
        }}
        known={collections.map(({ id, name, lists }) => ({ id, name, fits: hasListFor(lists, voice) }))}
        chosen={terms === undefined ? [] : [terms]}
        disabledReason={disabledReason}
        onChange={([spokenTermsId = null]) => onChange({ spokenTermsId })}
      />
    </>
  )
}
