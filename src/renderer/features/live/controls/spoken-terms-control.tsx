import { useTranslation } from 'react-i18next'
import type { Settings } from '../../../../core/settings/settings.ts'
import { hasListFor } from '../../../../core/spoken-terms/fits.ts'
import { useSpokenTerms } from '../../../data/spoken-terms/spoken-terms.ts'
import { LiveResourceControl } from './live-resource-control.tsx'
import { useLiveSpokenTerms } from './live-spoken-terms.ts'

export interface SpokenTermsControlProps {
  readonly voice: Settings['voice']
  /** The reason why they cannot be changed at the moment. */
  readonly disabledReason: string | undefined
  readonly onChange: (id: string | null) => void
}

/** Choice of a session's spoken terms. */
export function SpokenTermsControl({ voice, ...state }: SpokenTermsControlProps) {
  const { t } = useTranslation()
  const known = useSpokenTerms().data?.collections ?? []
  return (
    <LiveResourceControl
      {...state}
      words={{
        label: t('spokenTerms.label'),
        none: t('spokenTerms.none'),
        unnamed: t('spokenTerms.unnamed'),
        unknownHint: t('spokenTerms.unknownHint'),
        otherLanguages: t('spokenTerms.otherLanguages'),
      }}
      known={known.map(({ id, name, lists }) => ({ id, name, fits: hasListFor(lists, voice) }))}
      value={voice.spokenTermsId}
      chosen={useLiveSpokenTerms(voice)}
    />
  )
}
