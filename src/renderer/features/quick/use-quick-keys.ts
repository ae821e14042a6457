import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
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
        Escape: act(quick.leave),
        '$mod+Enter': act(copyAndClose),
        'Alt+KeyC': act(copy),
        'Alt+KeyX': act(quick.swap),
        'Alt+KeyZ': act(quick.actions.recall),
        ...(quick.isDesktop && { 'Alt+KeyP': act(() => quick.setPinned(!quick.chosen.isPinned)) }),
        ...Object.fromEntries(targets),
      },
      { capture: true },
    )
  })
}
