import { useTranslation } from 'react-i18next'
import { fitsLive } from '../../../../core/glossaries/fits.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { hasListFor } from '../../../../core/spoken-terms/fits.ts'
import { useGlossaries } from '../../../data/glossaries.ts'
import { useSpokenTerms } from '../../../data/spoken-terms/spoken-terms.ts'
import type { LiveResource } from './live-resource.ts'
import { LiveResourceControl } from './live-resource-control.tsx'
import { useLiveSpokenTerms } from './live-spoken-terms.ts'

export interface VoiceResourcesProps {
  readonly voice: Settings['voice']
  /** The chosen glossary, if any. */
  readonly glossary: LiveResource | undefined
  /** The reason why nothing is translated, if so. */
  readonly untranslated: string | undefined
  /** The reason why the choices cannot be changed at the moment. */
  readonly disabledReason: string | undefined
  readonly onChange: (change: Partial<Settings['voice']>) => void
}

/** Choice of a session's glossary and spoken terms, of which the account need not have any. */
export function VoiceResources({
  voice,
  glossary,
  untranslated,
  disabledReason,
  onChange,
}: VoiceResourcesProps) {
  const { t } = useTranslation()
  const glossaries = useGlossaries().data?.glossaries ?? []
  const collections = useSpokenTerms().data?.collections ?? []
  return (
    <>
      <LiveResourceControl
        words={{
          label: t('glossaries.live.label'),
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
        value={voice.glossaryId}
        chosen={glossary}
        unusedBecause={untranslated}
        disabledReason={disabledReason}
        onChange={(glossaryId) => onChange({ glossaryId })}
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
        value={voice.spokenTermsId}
        chosen={useLiveSpokenTerms(voice)}
        disabledReason={disabledReason}
        onChange={(spokenTermsId) => onChange({ spokenTermsId })}
      />
    </>
  )
}
