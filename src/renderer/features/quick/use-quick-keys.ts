import { quickKeys, targetKey } from '../../../core/product/shortcuts/page-keys.ts'
import { useWindowKeys } from '../../shared/use-window-keys.ts'
import type { QuickUse } from './use-quick.ts'

/** Whether a list is open or about to open, so that it handles the keys itself. */
const isListOpen = (): boolean =>
  document.querySelector('[role="listbox"], [role="combobox"][aria-expanded="true"]') !== null

interface Copies {
  readonly copy: () => void
  readonly copyAndClose: () => void
}

/** Keyboard shortcuts of the quick window. */
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
      targets.map((code, index) => [targetKey(String(index + 1)), () => quick.setTarget(code)]),
    ),
  }
  const keys = Object.entries(actionsByKey).map(([key, act]) => [
    key,
    (event: KeyboardEvent) => {
      // Keys during IME composition belong to the composed text.
      if (isListOpen() || event.isComposing) return
      event.preventDefault()
      act()
    },
  ])
  // In the capture phase, before a list handles the key: a list that the key closes still counts as open.
  useWindowKeys(Object.fromEntries(keys), { capture: true })
}
