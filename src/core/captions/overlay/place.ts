import * as z from 'zod/mini'

/** Maximum number of display arrangements whose place is remembered, and of characters that name one. */
export const MAX_PLACES = 16
export const MAX_ARRANGEMENT = 600

const coordinate = z.int().check(z.gte(-100_000), z.lte(100_000))
const length = z.int().check(z.gte(1), z.lte(100_000))

/** Position and size in the system's device-independent pixels; positions may be negative. */
export const rectangleSchema = z.object({ x: coordinate, y: coordinate, width: length, height: length })
export type Rectangle = z.output<typeof rectangleSchema>

/** Where the user put the overlay window in one arrangement of displays. */
export const overlayPlaceSchema = z.object({
  arrangement: z.string().check(z.maxLength(MAX_ARRANGEMENT)),
  bounds: rectangleSchema,
  /** Bounds of the display that it was on. */
  display: rectangleSchema,
})
export type OverlayPlace = z.output<typeof overlayPlaceSchema>
