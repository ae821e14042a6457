import { useQueries } from '@tanstack/react-query'
import type { AppError, AppErrorOf } from '../../core/base/errors.ts'
import type { UsedResourceKind } from '../../core/session/library/used-resources.ts'
import { useBridge } from '../bridge/react.tsx'
import { callQuery, createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** The library also changes without an event when another program stores sessions in the same folder. */
const library = { accountIndependent: true, invalidatedByEvent: ['session.changed'] } as const
const current = { ...library, staleTime: 0 } as const

export const useSessionList = createCallHook('session.list', { ...current, keepPreviousData: true })
/** The latest sessions: whether there are any, and what the start shows of them. */
export const useRecentSessions = () => useSessionList({ limit: 5 })
export const useSession = createCallHook('session.get', current)
export const useSessionSearch = createCallHook('session.search', { ...current, keepPreviousData: true })
export const useSoundSize = createCallHook('session.soundSize', current)
export const useSessionSound = createCallHook('session.sound', { accountIndependent: true, staleTime: 0 })
/** Sessions that ran with a resource of the account, and how many ran with each. */
export const useSessionUses = createCallHook('session.uses', current)
export const useSessionUseCounts = createCallHook('session.useCounts', current)
/** Names that resources had when sessions ran with them, in the order of their ids; undefined where no session knows. */
export function useFormerNames(kind: UsedResourceKind, ids: readonly string[]) {
  const bridge = useBridge()
  return useQueries({
    queries: ids.map((id) => callQuery(bridge, 'session.uses', { kind, id }, current)),
    combine: (found) => found.map(({ data }) => data?.name),
  })
}
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

/** Interrupted sessions that were recovered, until the user has acknowledged them. */
export const useRecoveredSessions = createCallHook('session.recovered', {
  accountIndependent: true,
  invalidatedByEvent: ['session.changed'],
})

export const useAcknowledgeSessions = createMutationHook('session.acknowledge')

/** Whether the library was refused because it belongs to a newer version. */
export const isNewerLibrary = (error: AppError | undefined): error is AppErrorOf<'storage'> =>
  error?.kind === 'storage' && error.what === 'library-newer'

/** Corrections of a session that the user has not been asked about. */
export const useCorrections = createCallHook('correction.list', {
  accountIndependent: true,
  invalidatedByEvent: ['session.changed'],
  staleTime: 0,
})

/** The captions of the latest sessions that lessons would have changed. */
export const useLessonPreview = createCallHook('correction.preview', {
  accountIndependent: true,
  staleTime: 0,
  keepPreviousData: true,
})

export const useSettleCorrections = createMutationHook('correction.settle', {
  invalidates: ['correction.list'],
})
