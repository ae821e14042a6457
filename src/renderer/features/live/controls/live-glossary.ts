import { fitsLive } from '../../../../core/glossaries/fits.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { useGlossaries } from '../../../data/glossaries.ts'

/** State of the glossary that was chosen for live sessions. */
export type LiveGlossary =
  | { readonly is: 'loading' }
  /** It cannot be found out: the session will tell. */
  | { readonly is: 'unnamed' }
  /** The service in use does not have it. */
  | { readonly is: 'unknown' }
  | { readonly is: 'known'; readonly name: string; readonly fits: boolean }

/** @returns nothing where no glossary is chosen */
export function useLiveGlossary(voice: Settings['voice']): LiveGlossary | undefined {
  const id = voice.glossaryId
  const listed = useGlossaries({}, { enabled: id !== null })
  if (id === null) return undefined
  if (listed.data === undefined) return { is: listed.error === undefined ? 'loading' : 'unnamed' }
  const found = listed.data.glossaries.find((each) => each.id === id)
  if (found === undefined) return { is: 'unknown' }
  return { is: 'known', name: found.name, fits: fitsLive(found.dictionaries, voice) }
}
