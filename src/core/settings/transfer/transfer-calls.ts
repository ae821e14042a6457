import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'
import { proxySchema } from '../../product/network/proxy.ts'
import { retentions } from '../../session/library/retention.ts'

/** Larger than any settings file. */
export const MAX_SETTINGS_BYTES = 4 * 1024 * 1024

/** Sections of the settings that a file changes value by value. */
export const transferSections = [
  'appearance',
  'captions',
  'voice',
  'audio',
  'meeting',
  'presets',
  'text',
  'documents',
  'quick',
  'privacy',
  'shortcuts',
  'desktop',
  'overlay',
  'network',
  'updates',
] as const

const changesSchema = z.object({
  /** Number of changed values per section; sections without changes are absent. */
  values: z.array(z.object({ section: z.enum(transferSections), amount: z.number() })),
  /** The proxy that requests will use, if the user is asked about it. */
  proxy: z.optional(proxySchema),
  /** Whether the retention becomes shorter, which deletes older content. */
  keepsLess: z.boolean(),
  /** Added accounts. They have no keys, and the active account stays. */
  accounts: z.array(z.object({ name: z.string(), host: z.string() })),
  /** Further hosts that accounts may send sound to. */
  streamDomains: z.array(z.string()),
  /** Whether newer versions are no longer looked for. */
  endsUpdates: z.boolean(),
  /** Whether screen sharing shows the caption window from then on. */
  isShownInSharing: z.boolean(),
  /** Names of presets that are deleted. */
  deletedPresets: z.array(z.string()),
  /** The retention that would apply from then on, if it changes. */
  privacy: z.object({
    retention: z.optional(z.enum(retentions)),
    keepsSound: z.optional(z.boolean()),
  }),
  /** Dotted paths in the file that this version cannot use. */
  leftOut: z.array(z.string()),
})
export type SettingsChanges = z.output<typeof changesSchema>

const file = z.object({ file: z.string() })

/** Transfer of settings between computers. */
export const transferCalls = {
  /** Exports all settings except keys, passwords and devices. */
  'settings.export': call(empty, z.object({ name: z.string(), mediaType: z.string(), text: z.string() })),
  /** Reports what a file would change, without changing anything. */
  'settings.examine': call(file, changesSchema),
  /** Applies a file and reports the changes. An invalid file changes nothing. */
  'settings.import': call(file, changesSchema),
} as const
