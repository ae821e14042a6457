import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** The library also changes without an event when another program stores sessions in the same folder. */
const library = { accountIndependent: true, invalidatedByEvent: ['session.changed'] } as const
const current = { ...library, staleTime: 0 } as const

export const useSessionList = createCallHook('session.list', { ...current, keepPreviousData: true })
export const useSession = createCallHook('session.get', current)
export const useSessionSearch = createCallHook('session.search', { ...current, keepPreviousData: true })
export const useSoundSize = createCallHook('session.soundSize', current)
export const useSessionSound = createCallHook('session.sound', { accountIndependent: true, staleTime: 0 })
/** Sessions that ran with a resource of the account, and how many ran with each. */
export const useSessionUses = createCallHook('session.uses', current)
export const useSessionUseCounts = createCallHook('session.useCounts', current)
/** Number of sessions that a retention would delete. */
export const useExpiringSessions = createCallHook('session.expiring', { staleTime: 0 })

export const useUpdateSession = createMutationHook('session.update')
export const useEditCaption = createMutationHook('session.editCaption')
/** Contents of a session file. */
export const useSessionPreview = createCallHook('session.examine', {
  accountIndependent: true,
  staleTime: Number.POSITIVE_INFINITY,
})

export const useImportSession = createMutationHook('session.import')
export const useExportSession = createMutationHook('session.export')
export const useDeleteSession = createMutationHook('session.delete')
export const useDeleteSetAside = createMutationHook('session.deleteSetAside')
export const useStartLibrary = createMutationHook('session.startLibrary')
export const useDeleteSound = createMutationHook('session.deleteSound', {
  invalidates: ['session.list', 'session.get', 'session.soundSize'],
})
