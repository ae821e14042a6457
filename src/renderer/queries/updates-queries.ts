import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** Updates of the desktop app; other hosts have none. */
export const useUpdates = createCallHook('updates.get', {
  accountIndependent: true,
  eventSetsQuery: 'updates.changed',
})

export const useCheckForUpdates = createMutationHook('updates.check', { setsQuery: 'updates.get' })

export const useInstallUpdate = createMutationHook('updates.install', { setsQuery: 'updates.get' })
