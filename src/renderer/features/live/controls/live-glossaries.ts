import { fitsLive } from '../../../../core/areas/glossaries/glossary-fits.ts'
import { profileInUse } from '../../../../core/service/service-profiles.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { glossaryIdsOf } from '../../../../core/settings/voice-glossaries.ts'
import { useGlossaries } from '../../../queries/glossaries-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { type ChosenResource, liveResource } from './live-resource.ts'
import { useNamedMissing } from './use-named-missing.ts'

/** The chosen glossaries that a session of the active account can use at once. */
export function useSessionGlossaries(voice: Settings['voice']): readonly ChosenResource[] {
  const limit = profileInUse(useSettings().service).sessionGlossaries
  return useLiveGlossaries(voice).slice(0, limit)
}

/** The glossaries that are chosen for live sessions. */
export function useLiveGlossaries(voice: Settings['voice']): readonly ChosenResource[] {
  const ids = glossaryIdsOf(voice)
  const { data, error } = useGlossaries({}, { enabled: ids.length > 0 })
  const chosen = ids.map((id) =>
    liveResource(id, { data: data?.glossaries, error }, ({ dictionaries }) => fitsLive(dictionaries, voice)),
  )
  return useNamedMissing('glossary', chosen)
}
