import { DAY_MS } from '../../base/clock.ts'

/** How long sessions and texts are kept. */
export const retentions = ['for-ever', '30-days', '1-day', 'nothing'] as const
export type Retention = (typeof retentions)[number]

/** In milliseconds from the last change; 0 keeps nothing, so that nothing touches the disk. */
export const keptForMs: { readonly [R in Retention]: number } = {
  'for-ever': Number.POSITIVE_INFINITY,
  '30-days': 30 * DAY_MS,
  '1-day': DAY_MS,
  nothing: 0,
}

/** Whether sessions are kept with their sound, which requires that sessions are kept. */
export const isSoundKept = (chosen: {
  readonly retention: Retention
  readonly keepsSound: boolean
}): boolean => chosen.keepsSound && keptForMs[chosen.retention] > 0
