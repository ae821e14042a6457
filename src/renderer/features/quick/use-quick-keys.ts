import { useEffect, useEffectEvent } from 'react'
import { tinykeys } from 'tinykeys'
import { quickKeys } from '../../../core/shortcuts/page-keys.ts'
import type { QuickUse } from './use-quick.ts'

/** A list that is open, or about to be, has the keys for itself. */
const isListOpen = (): boolean =>
  document.querySelector('[role="listbox"], [role="combobox"][aria-expanded="true"]') !== null

interface Copies {
  readonly copy: () => void
  readonly copyAndClose: () => void
}

/** Everything that the window does, by keys. */
export function useQuickKeys(quick: QuickUse, { copy, copyAndClose }: Copies): void {
  const { isDesktop, targets } = quick
  const actionsByKey: Readonly<Record<string, () => void>> = {
    [quickKeys.hide]: quick.leave,
    [quickKeys.copyAndClose]: copyAndClose,
    [quickKeys.copy]: copy,
    [quickKeys.swap]: quick.swap,
    [quickKeys.earlier]: quick.actions.recall,
    ...(isDesktop && { [quickKeys.pin]: () => quick.setPinned(!quick.chosen.isPinned) }),
    ...Object.fromEntries(
      targets.map((code, index) => [`Alt+Digit${index + 1}`, () => quick.setTarget(code)]),
    ),
  }
  const press = useEffectEvent((key: string, event: KeyboardEvent) => {
    // A key that composes a character means that character.
    if (isListOpen() || event.isComposing) return
    event.preventDefault()
    actionsByKey[key]?.()
  })
  const keys = Object.keys(actionsByKey).join(' ')
  useEffect(() => {
    const bindings = keys.split(' ').map((key) => [key, (event: KeyboardEvent) => press(key, event)])
    // Before the lists hear of it: what they close is still open then.
    return tinykeys(window, Object.fromEntries(bindings), { capture: true })
  }, [keys])
}
