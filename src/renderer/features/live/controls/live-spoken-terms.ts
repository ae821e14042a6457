import { hasListFor } from '../../../../core/areas/spoken-terms/term-list-fits.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useHasSpokenTerms } from '../../../queries/settings-queries.ts'
import { useSpokenTerms } from '../../../queries/spoken-terms-queries.ts'
import { type ChosenResource, liveResource } from './live-resource.ts'
import { useNamedMissing } from './use-named-missing.ts'

/** The spoken terms that are chosen for live sessions; undefined also where the service has none. */
export function useLiveSpokenTerms(voice: Settings['voice']): ChosenResource | undefined {
  const id = useHasSpokenTerms() ? voice.spokenTermsId : null
  const { data, error } = useSpokenTerms({ enabled: id !== null })
  const chosen =
    id === null
      ? []
      : [liveResource(id, { data: data?.collections, error }, ({ lists }) => hasListFor(lists, voice))]
  return useNamedMissing('spoken-terms', chosen)[0]
}
