/**
 * Loads a part of the page that was left out at first. A browser keeps it for good when a script could not be
 * fetched, so nothing is fetched while the host does not answer: it can then be tried again.
 *
 * @returns rejects where there is no host
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
  return load()
}
