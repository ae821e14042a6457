import * as z from 'zod/mini'

/** Actions available from every program, in the order of the settings. */
export const shortcutNames = [
  'quick',
  'startOrStop',
  'mute',
  'pause',
  'swapSides',
  'overlay',
  'overlayLock',
] as const
export type ShortcutName = (typeof shortcutNames)[number]

/** A value for each action. */
export const forShortcuts = <T>(valueOf: (name: ShortcutName) => T): Record<ShortcutName, T> =>
  Object.fromEntries(shortcutNames.map((name) => [name, valueOf(name)])) as Record<ShortcutName, T>

/** Why a shortcut does not work. */
export const shortcutProblems = [
  /** Used by another program or the system. */
  'taken',
  /** Used by another action of Parley. */
  'repeated',
  /** Needed by every program for something else. */
  'reserved',
  /** The keys cannot form a shortcut. */
  'malformed',
] as const
export type ShortcutProblem = (typeof shortcutProblems)[number]

const keys = z.nullable(z.string().check(z.maxLength(60)))

/**
 * Shortcuts by action; undefined for none. The defaults avoid the mute keys of meeting programs, and
 * Ctrl+Alt, which types characters on many keyboards.
 */
export const shortcutsSchema = z.object({
  quick: z._default(keys, 'CommandOrControl+Shift+Space'),
  startOrStop: z._default(keys, 'CommandOrControl+Shift+F7'),
  mute: z._default(keys, 'CommandOrControl+Shift+F8'),
  pause: z._default(keys, 'CommandOrControl+Shift+F9'),
  swapSides: z._default(keys, 'CommandOrControl+Shift+F6'),
  overlay: z._default(keys, 'CommandOrControl+Shift+F10'),
  overlayLock: z._default(keys, 'CommandOrControl+Shift+F11'),
})
export type Shortcuts = z.output<typeof shortcutsSchema>
