import type { Allowance } from '../../../../core/areas/usage/usage-calls.ts'

/** Data of a usage bar. */
export interface Bar {
  /** From 0 to 1; undefined without a limit. */
  readonly fraction: number | undefined
  /** Whether nothing is left. */
  readonly isFull: boolean
  /** Whether the limit is 0. */
  readonly isBlocked: boolean
}

/** Usage may exceed a limit that was set later; the bar is then full. */
export function barOf({ used, limit }: Allowance): Bar {
  if (limit === null || limit === undefined) return { fraction: undefined, isFull: false, isBlocked: false }
  if (limit === 0) return { fraction: 1, isFull: true, isBlocked: true }
  return { fraction: Math.min(1, Math.max(0, used / limit)), isFull: used >= limit, isBlocked: false }
}
