import * as z from 'zod/mini'
import { listOf } from '../base/input.ts'
import { mostCodePoints } from '../base/unicode.ts'
import { isBaseAddress, parseHostName } from '../service/addresses.ts'
import { reportingTagSchema } from '../service/reporting-tag.ts'
import { plans, profileNames } from '../service/service-profiles.ts'

/** A host name as a person types it; parsed, it can go into a header. */
export const hostNameSchema = z.pipe(
  z.string(),
  z.transform((typed, { issues }) => {
    const name = parseHostName(typed)
    if (name !== undefined) return name
    issues.push({ code: 'custom', input: typed, message: 'a name such as voice.example.com' })
    return z.NEVER
  }),
)

/** A key of the user's, without the key: that is in the keychain under this id. */
export const accountSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.minLength(1), mostCodePoints(100)),
  profile: z.enum(profileNames),
  plan: z.enum(plans),
  /** Base address. A file can be edited: it is checked again whenever it is read. */
  address: z.string().check(z.refine(isBaseAddress)),
  /** Domains that this service streams from, besides the base address's own host. */
  streamDomains: z._default(listOf(hostNameSchema), []),
  /** Tag that the service's reports attribute translations to; empty or undefined: none. */
  reportingTag: z.optional(reportingTagSchema),
})
export type Account = z.output<typeof accountSchema>

export const DEMO = 'demo'

/** The accounts, and which of them is used. */
export const serviceSchema = z.object({
  /** Id of the account in use, or the demo service that needs none. */
  active: z._default(z.string(), DEMO),
  accounts: z._default(listOf(accountSchema), []),
})
