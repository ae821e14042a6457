/**
 * Keeps the page's thread busy, as a page that draws too much would.
 *
 * @returns ends it
 */
export function blockPage(busyMs: number, everyMs: number): () => void {
  const timer = setInterval(() => {
    const end = performance.now() + busyMs
    while (performance.now() < end);
  }, everyMs)
  return () => clearInterval(timer)
}
