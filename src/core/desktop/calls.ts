import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { shortcutNames, shortcutProblems } from '../shortcuts/shortcuts.ts'

const nothing = z.object({})

/** What the quick window may begin with. */
export const quickOfferSchema = z.object({
  /** Marked or copied elsewhere. It may hold a password: it only fills the field. */
  text: z.optional(z.string()),
})
export type QuickOffer = z.output<typeof quickOfferSchema>

export const shortcutStateSchema = z.object({
  /** Electron's name for the keys, such as `CommandOrControl+Shift+Space`; nothing where none are wanted. */
  keys: z.nullable(z.string()),
  /** Why they do nothing, where they do nothing. */
  problem: z.optional(z.enum(shortcutProblems)),
})
export type ShortcutState = z.output<typeof shortcutStateSchema>

const shortcutsState = z.object({
  /** Whether this host has keys that work in every program. */
  isAvailable: z.boolean(),
  /** The desktop asks the user about the keys, may change them, and does not tell. */
  isByPortal: z.boolean(),
  shortcuts: z.record(z.enum(shortcutNames), shortcutStateSchema),
})
export type ShortcutsState = z.output<typeof shortcutsState>

const startupState = z.object({
  /** Whether this host can be started with the system. */
  isAvailable: z.boolean(),
  isOn: z.boolean(),
  /** macOS waits for the user to allow it in its own settings. */
  needsApproval: z.boolean(),
})
export type StartupState = z.output<typeof startupState>

/** What only a desktop has: windows, tray, keys that work everywhere, a start with the system. */
export const desktopCalls = {
  /** Brings the main window to the front. */
  'desktop.open': call(nothing, nothing),
  'quick.open': call(nothing, nothing),
  'quick.hide': call(nothing, nothing),
  /** What the quick window was opened with; once, and for that window alone. */
  'quick.take': call(nothing, quickOfferSchema),
  'shortcuts.get': call(nothing, shortcutsState),
  /** While somebody presses the keys of a new shortcut, those that there are stay silent. */
  'shortcuts.record': call(z.object({ isRecording: z.boolean() }), nothing),
  'startup.get': call(nothing, startupState),
  'startup.set': call(z.object({ isOn: z.boolean() }), startupState),
} as const
