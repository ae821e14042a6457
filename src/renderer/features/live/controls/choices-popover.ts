import { Popover } from '@base-ui/react/popover'

/** Contents of the popover of a running session: above the dock, or its choices below the languages in the header. */
export type DockPopup = 'choices' | 'languages' | 'look' | 'speech'

/** The popover of the running session, which several buttons open. */
export const choicesPopover = Popover.createHandle<DockPopup>()
