/** One for each number key. */
export const MAX_QUICK_TARGETS = 9

/**
 * The targets with their keys after a selection. Existing ones keep their positions and keys; a new one is
 * added last.
 */
export const withTarget = (targets: readonly string[], code: string): string[] =>
  targets.includes(code) ? [...targets] : [...targets.slice(0, MAX_QUICK_TARGETS - 1), code]
