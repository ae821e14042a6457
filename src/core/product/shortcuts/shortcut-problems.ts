import { type Accelerator, parseAccelerator } from './accelerators.ts'
import { type ShortcutName, type ShortcutProblem, type Shortcuts, shortcutNames } from './shortcuts.ts'

/** With Ctrl and Shift: copy, paste, repeat and open in most programs. */
const COMMON = new Set(['C', 'V', 'Z', 'T', 'N', 'Escape'])
/** With Alt alone: used by window managers. */
const WINDOWS = new Set(['Tab', 'F4', 'Space', 'Escape', 'Return'])
/** With Command and Shift: screenshots. */
const PICTURES = new Set(['3', '4', '5'])

/** Whether other programs need these keys, or the system never releases them. */
function isReserved({ modifiers, key }: Accelerator): boolean {
  const isFunctionKey = /^F\d+$/.test(key)
  switch (modifiers.join('+')) {
    case '':
      // Keys that no keyboard prints are available.
      return !isFunctionKey || Number(key.slice(1)) <= 12
    case 'Shift':
      return !isFunctionKey
    case 'CommandOrControl':
      return !isFunctionKey
    case 'Super':
      return true
    case 'Alt':
      return WINDOWS.has(key)
    case 'CommandOrControl+Alt':
      return key === 'Delete' || key === 'Backspace'
    case 'CommandOrControl+Shift':
      return COMMON.has(key) || PICTURES.has(key)
    default:
      return false
  }
}

/**
 * Conflicts and other problems of shortcuts that are known without asking the system. Of two with the same keys, the
 * first one keeps them.
 */
export function shortcutProblemsOf(shortcuts: Shortcuts): ReadonlyMap<ShortcutName, ShortcutProblem> {
  const problems = new Map<ShortcutName, ShortcutProblem>()
  const seen = new Set<string>()
  for (const name of shortcutNames) {
    const keys = shortcuts[name]
    if (keys === null) continue
    const parsed = parseAccelerator(keys)
    const same = JSON.stringify(parsed)
    if (parsed === undefined) problems.set(name, 'malformed')
    else if (isReserved(parsed)) problems.set(name, 'reserved')
    else if (seen.has(same)) problems.set(name, 'repeated')
    else seen.add(same)
  }
  return problems
}
