/** One for each number key. */
export const MAX_QUICK_TARGETS = 9

/**
 * The targets with their keys, once another one was chosen. Those that are there keep their places, and so their
 * keys; a new one goes last.
 */
export const withTarget = (targets: readonly string[], code: string): string[] =>
  targets.includes(code) ? [...targets] : [...targets.slice(0, MAX_QUICK_TARGETS - 1), code]
