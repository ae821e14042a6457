import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { retentions } from '../library/retention.ts'
import { authorityFactsSchema } from '../network/authority.ts'

/** Larger than any file of settings, certificates and all. */
export const MAX_SETTINGS_BYTES = 4 * 1024 * 1024

/** Sections of the settings that a file changes value by value. */
export const transferSections = [
  'appearance',
  'captions',
  'voice',
  'audio',
  'text',
  'documents',
  'quick',
  'privacy',
  'shortcuts',
  'desktop',
  'network',
] as const

const changesSchema = z.object({
  /** Number of changed values per section; sections without changes are absent. */
  values: z.array(z.object({ section: z.enum(transferSections), amount: z.number() })),
  /** Address of the proxy of the user's own that requests go through from now on. */
  proxy: z.optional(z.string()),
  /** Less is kept than now: what is older is deleted. */
  keepsLess: z.boolean(),
  /** Accounts that are added. None of them has a key, and none is put in use. */
  accounts: z.array(z.object({ name: z.string(), host: z.string() })),
  /** Certificate authorities that are trusted besides. */
  authorities: z.array(authorityFactsSchema),
  /** The retention that would apply from then on, if it changes. */
  privacy: z.object({
    retention: z.optional(z.enum(retentions)),
    keepsSound: z.optional(z.boolean()),
  }),
  /** Dotted paths of what the file has and this program cannot use. */
  leftOut: z.array(z.string()),
})
export type SettingsChanges = z.output<typeof changesSchema>

const file = z.object({ file: z.string() })

/** Settings on their way to another computer and back. */
export const transferCalls = {
  /** A file of all settings: without keys, passwords and devices. */
  'settings.export': call(
    z.object({}),
    z.object({ name: z.string(), mediaType: z.string(), text: z.string() }),
  ),
  /** Reports what a file would change, without changing anything. */
  'settings.examine': call(file, changesSchema),
  /** Applies a file and reports the changes. An invalid file changes nothing. */
  'settings.import': call(file, changesSchema),
} as const
