import { beginningOfMonth } from '../../core/areas/usage/speech-of-month.ts'
import type { Settings } from '../../core/settings/settings.ts'
import type { Storage } from '../storage/storage.ts'

export const MINUTE_MS = 60_000

/**
 * Whether missing speech is more than is translated without a question, or may exceed a limit of the user.
 *
 * @param toldMs audio of the session as last reported, which a full disk may have refused
 */
export async function asksFirst(
  storage: Pick<Storage, 'ask'>,
  limits: Pick<Settings['voice'], 'lateMinutes' | 'limitMinutes' | 'monthLimitMinutes'>,
  id: string,
  missingMs: number,
  toldMs: number,
): Promise<boolean> {
  const { lateMinutes, limitMinutes, monthLimitMinutes } = limits
  const session = await storage.ask('session.get', { id })
  const month = await storage.ask('session.sent', { since: beginningOfMonth(new Date()) })
  const storedMs = session.ok ? session.value.audioMs : 0
  const sentMs = Math.max(storedMs, toldMs)
  const ofMonthMs = month.ok ? month.value.ms + sentMs - storedMs : Number.POSITIVE_INFINITY
  const exceeds = (usedMs: number, minutes: number | null) =>
    minutes !== null && usedMs + missingMs > minutes * MINUTE_MS
  return exceeds(0, lateMinutes) || exceeds(sentMs, limitMinutes) || exceeds(ofMonthMs, monthLimitMinutes)
}
