import type { AppError } from '../../../../core/base/errors.ts'

/** State of a glossary or a collection of spoken terms that is chosen for live sessions. */
export type LiveResource =
  | { readonly type: 'loading' }
  /** Its name could not be loaded; whether it exists shows when a session starts. */
  | { readonly type: 'unnamed' }
  /** The active service does not have it. */
  | { readonly type: 'unknown' }
  | { readonly type: 'known'; readonly name: string; readonly fits: boolean }

interface Listed<T> {
  readonly data: readonly T[] | undefined
  readonly error: AppError | undefined
}

/**
 * @param fits whether the languages of the session are among its own
 * @returns undefined if none is chosen
 */
export function liveResource<T extends { readonly id: string; readonly name: string }>(
  id: string | null,
  { data, error }: Listed<T>,
  fits: (resource: T) => boolean,
): LiveResource | undefined {
  if (id === null) return undefined
  if (data === undefined) return { type: error === undefined ? 'loading' : 'unnamed' }
  const found = data.find((each) => each.id === id)
  return found === undefined ? { type: 'unknown' } : { type: 'known', name: found.name, fits: fits(found) }
}
