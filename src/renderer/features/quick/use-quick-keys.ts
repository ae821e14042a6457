import { useEffect } from 'react'
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
  useEffect(() => {
    const act = (run: () => void) => (event: KeyboardEvent) => {
      // A key that composes a character means that character.
      if (isListOpen() || event.isComposing) return
      event.preventDefault()
      run()
    }
    const targets = quick.targets.map((code, index) => [
      `Alt+Digit${index + 1}`,
      act(() => quick.setTarget(code)),
    ])
    // Before the lists hear of it: what they close is still open then.
    return tinykeys(
      window,
      {
        [quickKeys.hide]: act(quick.leave),
        [quickKeys.copyAndClose]: act(copyAndClose),
        [quickKeys.copy]: act(copy),
        [quickKeys.swap]: act(quick.swap),
        [quickKeys.earlier]: act(quick.actions.recall),
        ...(quick.isDesktop && { [quickKeys.pin]: act(() => quick.setPinned(!quick.chosen.isPinned)) }),
        ...Object.fromEntries(targets),
      },
      { capture: true },
    )
  })
}
