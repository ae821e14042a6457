/**
 * Loads a part of the page that is not in the initial bundle. A browser caches a failed module load for good,
 * so nothing is loaded while the host does not respond; the load can then be retried.
 *
 * @returns rejects if there is no host
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
  return load()
}
