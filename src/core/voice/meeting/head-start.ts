import type { Clock } from '../../base/clock.ts'

/** Longest wait of the other side of a meeting. Preferred sides that begin without trouble need a second or two. */
export const MAX_HEAD_START_MS = 5000

/**
 * Resolves when the other side of a meeting may request its session: once the service has decided about the preferred
 * one, or when that takes too long, such as for a permission that nobody answers.
 */
export async function headStart(decided: Promise<void>, clock: Pick<Clock, 'after'>): Promise<void> {
  const tooLong = Promise.withResolvers<void>()
  const cancel = clock.after(MAX_HEAD_START_MS, tooLong.resolve)
  await Promise.race([decided, tooLong.promise])
  cancel()
}
