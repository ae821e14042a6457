import { OVERLAY_SIZE } from '../../../core/settings/captions-schema.ts'
import { type Settings } from '../../../core/settings/settings.ts'

/** Choices of the user that the overlay itself offers. */
export type OverlayLook = Pick<Settings['overlay'], 'lines' | 'languages' | 'size'>

/** A size after a number of steps, within the limits. */
export const resized = (size: number, steps: number): number =>
  Math.max(OVERLAY_SIZE.least, Math.min(OVERLAY_SIZE.most, size + steps * OVERLAY_SIZE.step))
