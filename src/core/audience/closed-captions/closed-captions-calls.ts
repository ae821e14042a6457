import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { appErrorSchema } from '../../base/errors.ts'
import { foreignLanguageCode } from '../../languages/codes.ts'
import { captionServiceNames } from './caption-address.ts'

const service = z.enum(captionServiceNames)
const count = z.int().check(z.nonnegative())

/** Closed captions of one service, of which one address is known at a time. */
const serviceStateSchema = z.object({
  service,
  isOn: z.boolean(),
  /** Language of the captions that are sent. */
  language: z.optional(foreignLanguageCode),
  /** Storage of the address, which is kept like a key. */
  address: z.enum(['none', 'this-run', 'system']),
  /** Captions that wait to be sent. */
  waiting: count,
  /** Captions that the service has confirmed since the address was entered. */
  taken: count,
  /** Captions that it has not, and that are not sent any more. */
  lost: count,
  /** When it confirmed the last one, in milliseconds since 1970; omitted if it has not in this run. */
  takenAt: z.optional(z.number()),
  /** Why the last caption was not taken, if so. */
  problem: z.optional(appErrorSchema),
})
export type ClosedCaptionsService = z.output<typeof serviceStateSchema>

/** Captions that are sent into a meeting or a stream, by an address that its host was given. */
export const closedCaptionsStateSchema = z.object({
  /** Whether this host runs sessions of a page. */
  isAvailable: z.boolean(),
  services: z.array(serviceStateSchema),
})
export type ClosedCaptionsState = z.output<typeof closedCaptionsStateSchema>

export const closedCaptionsCalls = {
  'closedCaptions.get': call(z.object({}), closedCaptionsStateSchema),
  /** Stores an address and sends to it from then on. */
  'closedCaptions.connect': call(
    z.object({
      service,
      address: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
      language: foreignLanguageCode,
    }),
    closedCaptionsStateSchema,
  ),
  /** Turning it on requires an address. */
  'closedCaptions.set': call(
    z.object({ service, isOn: z.optional(z.boolean()), language: z.optional(foreignLanguageCode) }),
    closedCaptionsStateSchema,
  ),
  /** Deletes the address. */
  'closedCaptions.forget': call(z.object({ service }), closedCaptionsStateSchema),
} as const
