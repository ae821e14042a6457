const MAX_MINUTES = 10_000

/**
 * Parses the minutes of a session.
 *
 * @returns null for no limit; undefined if invalid
 */
export function readLimit(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const minutes = /^\d+$/.test(text) ? Number(text) : 0
  return minutes >= 1 && minutes <= MAX_MINUTES ? minutes : undefined
}
