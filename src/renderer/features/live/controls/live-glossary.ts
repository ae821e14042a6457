import { fitsLive } from '../../../../core/glossaries/fits.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useGlossaries } from '../../../data/glossaries.ts'

/** State of the glossary that is chosen for live sessions. */
export type LiveGlossary =
  | { readonly type: 'loading' }
  /** Its name could not be loaded; whether it exists shows when a session starts. */
  | { readonly type: 'unnamed' }
  /** The active service does not have it. */
  | { readonly type: 'unknown' }
  | { readonly type: 'known'; readonly name: string; readonly fits: boolean }

/** @returns undefined if no glossary is chosen */
export function useLiveGlossary(voice: Settings['voice']): LiveGlossary | undefined {
  const id = voice.glossaryId
  const listed = useGlossaries({}, { enabled: id !== null })
  if (id === null) return undefined
  if (listed.data === undefined) return { type: listed.error === undefined ? 'loading' : 'unnamed' }
  const found = listed.data.glossaries.find((each) => each.id === id)
  if (found === undefined) return { type: 'unknown' }
  return { type: 'known', name: found.name, fits: fitsLive(found.dictionaries, voice) }
}
