import { useTranslation } from 'react-i18next'
import { fitsLive } from '../../../../core/glossaries/fits.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useGlossaries } from '../../../data/glossaries.ts'
import type { LiveResource } from './live-resource.ts'
import { LiveResourceControl } from './live-resource-control.tsx'

interface GlossaryControlProps {
  readonly voice: Settings['voice']
  /** The chosen glossary, if any. */
  readonly glossary: LiveResource | undefined
  /** The reason why sessions do not use it with the current settings. */
  readonly unusedBecause: string | undefined
  /** The reason why it cannot be changed at the moment. */
  readonly disabledReason: string | undefined
  readonly onChange: (id: string | null) => void
}

/** Choice of a session's glossary. */
export function GlossaryControl({ voice, glossary, ...state }: GlossaryControlProps) {
  const { t } = useTranslation()
  const known = useGlossaries().data?.glossaries ?? []
  return (
    <LiveResourceControl
      {...state}
      words={{
        label: t('live.glossary.label'),
        none: t('live.glossary.none'),
        unnamed: t('live.glossary.unnamed'),
        unknownHint: t('live.glossary.unknownHint'),
        otherLanguages: t('live.glossary.otherLanguages'),
      }}
      known={known.map(({ id, name, dictionaries }) => ({ id, name, fits: fitsLive(dictionaries, voice) }))}
      value={voice.glossaryId}
      chosen={glossary}
    />
  )
}
