import * as z from 'zod/mini'
import { call, empty } from '../../base/call.ts'
import { shortcutNames, shortcutProblems } from '../shortcuts/shortcuts.ts'

const overlayLength = z.int().check(z.gte(1), z.lte(20_000))

/** Initial content of the quick window. */
export const quickOfferSchema = z.object({
  /** Selected or copied in another program. It may be a password, so it only fills the field. */
  text: z.optional(z.string()),
})
export type QuickOffer = z.output<typeof quickOfferSchema>

export const shortcutStateSchema = z.object({
  /** Electron's name of the keys, such as `CommandOrControl+Shift+Space`; undefined for none. */
  keys: z.nullable(z.string()),
  /** Why the shortcut does not work, if so. */
  problem: z.optional(z.enum(shortcutProblems)),
})

/**
 * Where global shortcuts work. `portal`: the desktop asks the user about the keys, may change them without reporting it, and
 * releases none before the app ends, as on Wayland. `x11-apps`: with an app of X11 in front, if Parley is one on Wayland.
 */
export const shortcutReaches = ['everywhere', 'portal', 'x11-apps'] as const

const shortcutsState = z.object({
  /** Whether this host supports global shortcuts. */
  isAvailable: z.boolean(),
  reach: z.enum(shortcutReaches),
  /** Whether they are registered: through a portal, only once the user has switched them on. */
  isOn: z.boolean(),
  shortcuts: z.record(z.enum(shortcutNames), shortcutStateSchema),
})
export type ShortcutsState = z.output<typeof shortcutsState>

const startupState = z.object({
  /** Whether this host can be started with the system. */
  isAvailable: z.boolean(),
  isOn: z.boolean(),
  /** macOS waits for the user to allow it in its own settings. */
  needsApproval: z.boolean(),
  /** Whether the desktop shows tray icons; without them, windows are minimised instead of hidden. */
  hasTray: z.boolean(),
})
export type StartupState = z.output<typeof startupState>

/** Whether the system can hide a window from screen sharing, or which system cannot. */
export const sharingProtections = ['works', 'macos-15', 'linux'] as const

const overlayState = z.object({
  /** Whether this host has a caption window of its own. */
  isAvailable: z.boolean(),
  /** Whether the system keeps it above other windows, which Wayland does not. */
  staysOnTop: z.boolean(),
  /** Whether it can let clicks through to the windows below, which it cannot on Wayland. */
  letsClicksThrough: z.boolean(),
  sharingProtection: z.enum(sharingProtections),
})
export type OverlayState = z.output<typeof overlayState>

/** Whether the system lets Parley use the microphone; restricted: the user may not decide it. */
export const microphoneAccesses = ['granted', 'undecided', 'denied', 'restricted'] as const
export type MicrophoneAccess = (typeof microphoneAccesses)[number]

/** Permissions with a page in the settings of the system. */
export const permissionNames = ['microphone', 'system-audio'] as const
export type PermissionName = (typeof permissionNames)[number]

export const permissionsState = z.object({
  /** Undefined where the system does not tell, and in a browser, which tells its pages. */
  microphone: z.optional(z.enum(microphoneAccesses)),
  /** Those whose page this host can open. */
  settings: z.array(z.enum(permissionNames)),
})
export type PermissionsState = z.output<typeof permissionsState>

/** Calls that only a desktop supports: windows, tray, global shortcuts, start with the system. */
export const desktopCalls = {
  /** Brings the main window to the front. */
  'desktop.open': call(empty, empty),
  'quick.open': call(empty, empty),
  'quick.hide': call(empty, empty),
  /** Takes the content that the quick window was opened with; once, and for that window only. */
  'quick.take': call(empty, quickOfferSchema),
  /** Abilities of the caption window on this system. It opens, closes and is locked by its settings. */
  'overlay.get': call(empty, overlayState),
  /** Changes the size of the caption window, for its own page only. */
  'overlay.resize': call(z.object({ width: overlayLength, height: overlayLength }), empty),
  /** Keeps the pointer over a control of the locked caption window, for its own page only. */
  'overlay.holdPointer': call(z.object({ isHeld: z.boolean() }), empty),
  'shortcuts.get': call(empty, shortcutsState),
  /** Suspends the existing shortcuts while the user records a new one. */
  'shortcuts.record': call(z.object({ isRecording: z.boolean() }), empty),
  'permissions.get': call(empty, permissionsState),
  /** Opens the page of a permission in the settings of the system. */
  'permissions.openSettings': call(z.object({ permission: z.enum(permissionNames) }), empty),
  'startup.get': call(empty, startupState),
  'startup.set': call(z.object({ isOn: z.boolean() }), startupState),
} as const
