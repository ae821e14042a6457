import type { OutageState } from '../recording/outage-recorder.ts'

interface Outage {
  /** Whether more speech waits than is held in memory. */
  readonly isFull: boolean
  /** Whether the session is stored; undefined while that is not known. */
  readonly isSessionKept: boolean | undefined
  /** Its sound on the disk; undefined if none is recorded. */
  readonly stored: OutageState | undefined
  /** Whether only the others of a meeting have lost theirs, so that the user's own words are sent. */
  readonly isTheirsOnly: boolean
}

/**
 * Chooses the notice about a lost connection, by what becomes of the speech: held in memory, stored on the disk, stored
 * until there was no more room, or lost.
 */
export function reconnectingAs({ isFull, isSessionKept, stored, isTheirsOnly }: Outage) {
  // A host that has not answered yet gets what waits here.
  if (!isFull || (stored !== undefined && stored.isKept === undefined))
    return isTheirsOnly ? 'reconnectingTheirs' : 'reconnecting'
  if (stored?.isKept === true) return 'reconnectingKept'
  const isNoRoom = stored !== undefined && stored.keptMs > 0 && isSessionKept !== false
  return isNoRoom ? 'reconnectingNoRoom' : 'reconnectingFull'
}
