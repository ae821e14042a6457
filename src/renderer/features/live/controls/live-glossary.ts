import { fitsLive } from '../../../../core/glossaries/fits.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useGlossaries } from '../../../data/glossaries.ts'
import { type LiveResource, liveResource } from './live-resource.ts'

/** The glossary that is chosen for live sessions. */
export function useLiveGlossary(voice: Settings['voice']): LiveResource | undefined {
  const id = voice.glossaryId
  const { data, error } = useGlossaries({}, { enabled: id !== null })
  return liveResource(id, { data: data?.glossaries, error }, ({ dictionaries }) =>
    fitsLive(dictionaries, voice),
  )
}
