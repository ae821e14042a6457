import { fitsLive } from '../../../../core/glossaries/glossary-fits.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { glossaryIdsOf } from '../../../../core/settings/voice-glossaries.ts'
import { useGlossaries } from '../../../queries/glossaries-queries.ts'
import { type ChosenResource, liveResource } from './live-resource.ts'

/** The glossaries that are chosen for live sessions. */
export function useLiveGlossaries(voice: Settings['voice']): readonly ChosenResource[] {
  const ids = glossaryIdsOf(voice)
  const { data, error } = useGlossaries({}, { enabled: ids.length > 0 })
  return ids.map((id) =>
    liveResource(id, { data: data?.glossaries, error }, ({ dictionaries }) => fitsLive(dictionaries, voice)),
  )
}
