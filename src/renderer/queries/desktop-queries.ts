import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

export const useShortcuts = createCallHook('shortcuts.get', {
  accountIndependent: true,
  invalidatedByEvent: ['settings.changed'],
})

export const useRecordShortcut = createMutationHook('shortcuts.record')

export const useOverlayState = createCallHook('overlay.get', { accountIndependent: true })

export const useResizeOverlay = createMutationHook('overlay.resize')

export const useHoldPointer = createMutationHook('overlay.holdPointer')

export const useStartup = createCallHook('startup.get', { accountIndependent: true })

export const useSetStartup = createMutationHook('startup.set', { setsQuery: 'startup.get' })

export const useOpenDesktop = createMutationHook('desktop.open')
