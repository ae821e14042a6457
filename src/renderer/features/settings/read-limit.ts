const MAX_MINUTES = 10_000

/**
 * Reads what somebody has typed as the minutes of a session.
 *
 * @returns null for none; nothing where it is no such number
 */
export function readLimit(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const minutes = /^\d+$/.test(text) ? Number(text) : 0
  return minutes >= 1 && minutes <= MAX_MINUTES ? minutes : undefined
}
