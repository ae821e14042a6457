import * as z from 'zod/mini'
import { call } from '../base/call.ts'

/** The page with nothing but captions, for a second screen or a streaming program. */
export const captionPageStateSchema = z.object({
  /** Whether this host can serve the page. */
  isAvailable: z.boolean(),
  /** Whether an address was issued that still admits somebody. */
  isOn: z.boolean(),
  /** Number of viewers that are connected. */
  viewers: z.number(),
})
export type CaptionPageState = z.output<typeof captionPageStateSchema>

const nothing = z.object({})

export const captionPageCalls = {
  'captionPage.get': call(nothing, captionPageStateSchema),
  /** Issues an address that admits one viewer, once. */
  'captionPage.open': call(nothing, z.object({ address: z.string() })),
  /** Disconnects all viewers and revokes all addresses. */
  'captionPage.end': call(nothing, captionPageStateSchema),
  /** Issues a ticket for the connection over which a page sends its captions to the host; it works once. */
  'captionPage.publish': call(nothing, z.object({ ticket: z.string() })),
} as const
