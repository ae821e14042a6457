import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { appErrorSchema } from '../../base/errors.ts'
import { interfaceLanguages } from '../../product/interface-languages.ts'

const MAX_ADDRESS_LENGTH = 500

/** Sealed captions that are published through a hub of the user's own. */
export const hubStateSchema = z.object({
  /** Whether this host has the page for readers. */
  isAvailable: z.boolean(),
  /** Storage of the hub's address and secret, which are kept like a key. */
  stored: z.enum(['none', 'this-run', 'system']),
  /** Link for readers; omitted while nothing is published. */
  link: z.optional(z.string()),
  /** Whether the hub has taken the last message. */
  isTaken: z.boolean(),
  /** Why it has not, if so. */
  problem: z.optional(appErrorSchema),
})
export type HubPublication = z.output<typeof hubStateSchema>

const address = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_ADDRESS_LENGTH))

export const hubCalls = {
  'hub.get': call(z.object({}), hubStateSchema),
  /** Stores a hub in place of the one before, whose link ends. */
  'hub.connect': call(
    z.object({
      address,
      /** Printable, as it is sent in a header. */
      secret: z.string().check(z.trim(), z.regex(/^[!-~]{8,200}$/)),
      /** Address of the page for readers. */
      page: address,
    }),
    hubStateSchema,
  ),
  /** Begins to publish with a new link, or ends the link. */
  'hub.share': call(z.object({ isOn: z.boolean() }), hubStateSchema),
  /** Ends the link and deletes address and secret. */
  'hub.forget': call(z.object({}), hubStateSchema),
  /** The page for readers, as a file that any host can serve. */
  'hub.page': call(z.object({ language: z.enum(interfaceLanguages) }), z.object({ html: z.string() })),
} as const
