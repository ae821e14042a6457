import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Dismissals on this page. */
const dismissed = createStore<readonly string[]>(() => [])

/**
 * Whether the user has dismissed a message. It stays dismissed for as long as the page is open, wherever it is shown.
 *
 * @param reasons everything that it is about: another reason is news
 */
export function useDismissed(reasons: readonly string[]) {
  const isDismissed = useStore(dismissed, (known) => reasons.every((reason) => known.includes(reason)))
  return { isDismissed, dismiss: () => dismissed.setState((known) => [...known, ...reasons], true) }
}
