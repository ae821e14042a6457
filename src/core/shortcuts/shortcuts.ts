import * as z from 'zod/mini'

/** Actions available from every program, in the order of the settings. */
export const shortcutNames = ['quick', 'startOrStop', 'mute'] as const
export type ShortcutName = (typeof shortcutNames)[number]

/** Why keys do nothing. */
export const shortcutProblems = [
  /** Another program or the system has them. */
  'taken',
  /** Another action of Parley has them. */
  'repeated',
  /** Every program needs them for something else. */
  'reserved',
  /** The keys cannot form a shortcut. */
  'malformed',
] as const
export type ShortcutProblem = (typeof shortcutProblems)[number]

const keys = z.nullable(z.string().check(z.maxLength(60)))

/**
 * Keys by action; none where the action has none. The usual ones leave alone what meeting programs mute with, and
 * Ctrl+Alt, which writes characters on many keyboards.
 */
export const shortcutsSchema = z.object({
  quick: z._default(keys, 'CommandOrControl+Shift+Space'),
  startOrStop: z._default(keys, 'CommandOrControl+Shift+F7'),
  mute: z._default(keys, 'CommandOrControl+Shift+F8'),
})
export type Shortcuts = z.output<typeof shortcutsSchema>
