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
  /** How many values change in which section; none where a section stays as it is. */
  values: z.array(z.object({ section: z.enum(transferSections), amount: z.number() })),
  /** Address of the proxy of the user's own that requests go through from now on. */
  proxy: z.optional(z.string()),
  /** Less is kept than now: what is older is deleted. */
  keepsLess: z.boolean(),
  /** Accounts that are added. None of them has a key, and none is put in use. */
  accounts: z.array(z.object({ name: z.string(), host: z.string() })),
  /** Certificate authorities that are trusted besides. */
  authorities: z.array(authorityFactsSchema),
  /** What is kept from then on, where that changes. */
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
  /** What a file would change. Nothing is changed. */
  'settings.examine': call(file, changesSchema),
  /** Changes it, and tells what was changed. A file that does not fit changes nothing. */
  'settings.import': call(file, changesSchema),
} as const
