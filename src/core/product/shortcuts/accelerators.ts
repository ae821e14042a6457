/** A key of a keyboard event. */
export interface Pressed {
  readonly key: string
  /** Physical position, whatever is printed on it. */
  readonly code: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly metaKey: boolean
}

/** Modifiers in the order in which they are written. */
const MODIFIERS = ['CommandOrControl', 'Control', 'Super', 'Alt', 'Shift'] as const
type Modifier = (typeof MODIFIERS)[number]

/** Keys that have another name in Electron than on the web. */
const NAMED: Readonly<Record<string, string>> = {
  Space: 'Space',
  Enter: 'Return',
  NumpadEnter: 'Return',
  Tab: 'Tab',
  Backspace: 'Backspace',
  Delete: 'Delete',
  Insert: 'Insert',
  Escape: 'Escape',
  Home: 'Home',
  End: 'End',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Semicolon: ';',
  Quote: "'",
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Backquote: '`',
  Minus: '-',
  Equal: '=',
}

const isKey = (name: string): boolean =>
  /^([A-Z0-9]|F([1-9]|1\d|2[0-4])|num\d)$/.test(name) || Object.values(NAMED).includes(name)

/**
 * Letters are identified by what is printed on the key, other keys by position, since Shift and Alt change
 * what they produce.
 */
function keyOf({ key, code }: Pressed): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  const placed = /^(?:Key([A-Z])|Digit(\d)|(F\d+))$/.exec(code)
  const name = placed?.slice(1).find((part) => part !== undefined) ?? code.replace(/^Numpad(\d)$/, 'num$1')
  return isKey(name) ? name : NAMED[code]
}

/**
 * Electron's name of pressed keys.
 *
 * @returns undefined while only modifiers are pressed, or for a key that cannot be a shortcut
 */
export function acceleratorOf(pressed: Pressed, isMac: boolean): string | undefined {
  const key = keyOf(pressed)
  if (key === undefined) return undefined
  const held: Readonly<Record<Modifier, boolean>> = {
    CommandOrControl: isMac ? pressed.metaKey : pressed.ctrlKey,
    Control: isMac && pressed.ctrlKey,
    Super: !isMac && pressed.metaKey,
    Alt: pressed.altKey,
    Shift: pressed.shiftKey,
  }
  return [...MODIFIERS.filter((modifier) => held[modifier]), key].join('+')
}

export interface Accelerator {
  readonly modifiers: readonly Modifier[]
  readonly key: string
}

/** @returns undefined if it names no keys; equivalent names give the same result */
export function parseAccelerator(name: string): Accelerator | undefined {
  const parts = name.split('+')
  const key = parts.pop() ?? ''
  const modifiers = MODIFIERS.filter((modifier) => parts.includes(modifier))
  return modifiers.length === parts.length && isKey(key) ? { modifiers, key } : undefined
}

const MAC_SIGNS: Readonly<Record<Modifier, string>> = {
  CommandOrControl: '⌘',
  Control: '⌃',
  Super: '⌘',
  Alt: '⌥',
  Shift: '⇧',
}
const SIGNS: Readonly<Record<string, string>> = { Up: '↑', Down: '↓', Left: '←', Right: '→', Return: 'Enter' }

/** Keys as the keyboard has them: `Ctrl+Shift+Space`, or `⌘⇧Space`. */
export function showKeys(name: string, isMac: boolean): string {
  const parsed = parseAccelerator(name)
  if (parsed === undefined) return name
  const key = SIGNS[parsed.key] ?? parsed.key.replace(/^num/, 'Num ')
  if (isMac) return [...parsed.modifiers.map((modifier) => MAC_SIGNS[modifier]), key].join('')
  return [...parsed.modifiers.map((modifier) => modifier.replace('CommandOrControl', 'Ctrl')), key].join('+')
}
