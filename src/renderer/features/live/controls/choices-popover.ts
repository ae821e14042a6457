import { Popover } from '@base-ui/react/popover'

/** The choices of the running session, above the dock or below the languages in the header: where they were opened. */
export const choicesPopover = Popover.createHandle<'top' | 'bottom'>()
