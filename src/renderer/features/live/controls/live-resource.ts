import type { AppError } from '../../../../core/base/errors.ts'

/** State of a glossary or a collection of spoken terms that is chosen for live sessions. */
export type LiveResource =
  | { readonly type: 'loading' }
  /** Its name could not be loaded; whether it exists shows when a session starts. */
  | { readonly type: 'unnamed' }
  /** The active service does not have it; with the name that it had, if a session knows. */
  | { readonly type: 'unknown'; readonly name?: string | undefined }
  | { readonly type: 'known'; readonly name: string; readonly fits: boolean }

/** One of the chosen resources. */
export type ChosenResource = LiveResource & { readonly id: string }

interface Listed<T> {
  readonly data: readonly T[] | undefined
  readonly error: AppError | undefined
}

/** @param fits whether the languages of the session are among its own */
export function liveResource<T extends { readonly id: string; readonly name: string }>(
  id: string,
  { data, error }: Listed<T>,
  fits: (resource: T) => boolean,
): ChosenResource {
  if (data === undefined) return { id, type: error === undefined ? 'loading' : 'unnamed' }
  const found = data.find((each) => each.id === id)
  return found === undefined
    ? { id, type: 'unknown' }
    : { id, type: 'known', name: found.name, fits: fits(found) }
}

/**
 * Why sessions do not use one of the chosen resources.
 *
 * @param unknown what to say of one that the account does not have
 * @param unfit what to say of one for other languages
 * @param unusedBecause the reason why sessions use none with the current settings
 */
export function resourceProblemOf(
  chosen: readonly ChosenResource[],
  {
    unknown,
    unfit,
    unusedBecause,
  }: Readonly<Record<'unknown' | 'unfit', string>> & { unusedBecause?: string },
): string | undefined {
  if (chosen.some(({ type }) => type === 'unknown')) return unknown
  if (chosen.length > 0 && unusedBecause !== undefined) return unusedBecause
  return chosen.some((each) => each.type === 'known' && !each.fits) ? unfit : undefined
}
