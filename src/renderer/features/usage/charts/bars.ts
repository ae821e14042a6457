import type { Allowance } from '../../../../core/usage/calls.ts'

/** What a bar shows. */
export interface Bar {
  /** From 0 to 1; left out where there is no limit. */
  readonly fraction: number | undefined
  /** Nothing is left. */
  readonly isFull: boolean
  /** There was never anything. */
  readonly isBlocked: boolean
}

/** More may have been used than the limit allows, because the limit came later. */
export function barOf({ used, limit }: Allowance): Bar {
  if (limit === null || limit === undefined) return { fraction: undefined, isFull: false, isBlocked: false }
  if (limit === 0) return { fraction: 1, isFull: true, isBlocked: true }
  return { fraction: Math.min(1, Math.max(0, used / limit)), isFull: used >= limit, isBlocked: false }
}
