/**
 * Keeps the page's thread busy, as excessive rendering would.
 *
 * @returns stops it
 */
export function blockPage(busyMs: number, everyMs: number): () => void {
  const timer = setInterval(() => {
    const end = performance.now() + busyMs
    while (performance.now() < end);
  }, everyMs)
  return () => clearInterval(timer)
}
