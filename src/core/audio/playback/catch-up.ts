/**
 * Queued speech at which playback begins to speed up, and at which it is fastest. A sentence arrives at once
 * and is no backlog yet.
 */
const BEGINS_MS = 5000
const FULL_MS = 10_000

/** Higher speeds are noticeable. */
export const MAX_SPEED = 1.15

/**
 * Playback speed that gently catches up with live speech.
 *
 * @param queuedMs speech in the playback queue
 * @returns from 1 to `MAX_SPEED`
 */
export function catchUpSpeed(queuedMs: number): number {
  const urgency = Math.max(0, Math.min(1, (queuedMs - BEGINS_MS) / (FULL_MS - BEGINS_MS)))
  return 1 + (MAX_SPEED - 1) * urgency
}

/**
 * Whether speech is further behind than the highest speed wins back while somebody goes on speaking.
 *
 * @param wasFar the answer before, which stays until playback has its own speed again
 */
export const isFarBehind = (queuedMs: number, wasFar: boolean): boolean =>
  queuedMs >= FULL_MS || (wasFar && queuedMs > BEGINS_MS)
