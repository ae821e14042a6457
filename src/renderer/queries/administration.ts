import type { CallOutput } from '../../core/contract/contract.ts'
import { createPagedListHook } from './query/paged-list-query.ts'
import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

interface Days {
  readonly from: string
  readonly to: string
}

type TagPage = CallOutput<'admin.tagAnalytics'>

/** Usage by reporting tag over some days, highest usage first. */
export const tagUsageList = {
  call: 'admin.tagAnalytics',
  first: ({ from, to }: Days) => ({ startDate: from, endDate: to }),
  next: ({ nextPage }: TagPage, input: { readonly startDate: string; readonly endDate: string }) =>
    nextPage === undefined ? undefined : { ...input, page: nextPage },
  join: (pages: readonly TagPage[]) =>
    pages.flatMap(({ tags }) => tags).toSorted((a, b) => b.characters - a.characters),
} as const

export const useTagUsage = createPagedListHook(tagUsageList)
export const useAnalytics = createCallHook('admin.analytics', { staleTime: 0 })
export const useDeveloperKeys = createCallHook('admin.listKeys', { staleTime: 0 })

const changesKeys = { invalidates: ['admin.listKeys'] } as const
export const useCreateKey = createMutationHook('admin.createKey', changesKeys)
export const useLimitKey = createMutationHook('admin.limitKey', changesKeys)
export const useDeactivateKey = createMutationHook('admin.deactivateKey', changesKeys)
export const useRenameKey = createMutationHook('admin.renameKey', {
  invalidates: ['admin.listKeys', 'admin.analytics'],
})
