import { useEffectEvent, useLayoutEffect } from 'react'
import { HELP_KEY, pageKeys } from '../../core/product/shortcuts/page-keys.ts'
import { useBridge } from '../bridge/react.tsx'
import { useWindowKeys } from '../shared/use-window-keys.ts'
import { isTypedInto } from '../shared/window-keys.ts'
import { isDialogOpen } from '../ui/overlays/dialog-open.ts'

/**
 * Opens the settings, and the list of shortcuts: with Ctrl+/, with ? outside of text fields, and from the
 * desktop's menu.
 */
export function useDialogKeys(onOpen: (name: 'settings' | 'shortcuts') => void): void {
  const bridge = useBridge()
  const show = (name: 'settings' | 'shortcuts') => (event: KeyboardEvent) => {
    event.preventDefault()
    onOpen(name)
  }
  const showUnlessTyped = (event: KeyboardEvent) => {
    if (!isTypedInto(event) && !isDialogOpen()) show('shortcuts')(event)
  }
  useWindowKeys({
    [pageKeys.settings]: show('settings'),
    [pageKeys.shortcuts]: show('shortcuts'),
    // The same key, with Shift.
    [`$mod+${HELP_KEY}`]: show('shortcuts'),
    [HELP_KEY]: showUnlessTyped,
  })
  const open = useEffectEvent(onOpen)
  useLayoutEffect(() => bridge.subscribe('shortcuts.show', () => open('shortcuts')), [bridge])
}
