import { useState } from 'react'
import {
  beginningOfMonth,
  type SpeechOfMonth,
  speechOfMonth,
} from '../../core/areas/usage/speech-of-month.ts'
import type { ProFeature, RegionalFeature } from '../../core/base/error-kinds/restricted-features.ts'
import type { CallOutput } from '../../core/contract/contract.ts'
import { checkFeature, type Unavailable } from '../../core/service/service-features.ts'
import { serviceProfiles } from '../../core/service/service-profiles.ts'
import { createPagedListHook } from './query/paged-list-query.ts'
import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

export const useServiceStatus = createCallHook('service.status', {
  accountIndependent: true,
  invalidatedByEvent: ['service.changed'],
})

/** Id of the active account, or `demo`; undefined until it is known. */
export function useAccountId(): string | undefined {
  const { data } = useServiceStatus()
  return data?.kind === 'account' ? data.account.id : data?.kind
}

/** The reason why the active account cannot use a feature; undefined if it can, or if that is not known yet. */
export function useUnavailable(feature: ProFeature | RegionalFeature): Unavailable | undefined {
  const { data } = useServiceStatus()
  if (data?.kind !== 'account') return undefined
  const { profile, ...account } = data.account
  return checkFeature({ ...account, profile: serviceProfiles[profile] }, feature)
}

// The host announces each change with `service.changed`, which invalidates all data of accounts.
export const useAddAccount = createMutationHook('account.add')
export const useUpdateAccount = createMutationHook('account.update')
export const useSetAccountKey = createMutationHook('account.setKey')
export const useSwitchAccount = createMutationHook('account.use')
export const useRemoveAccount = createMutationHook('account.remove')

export const useUsage = createCallHook('usage.get', { staleTime: 0 })
const useSpeechSent = createCallHook('session.sent', { staleTime: 0 })

/** Speech sent in this month; undefined until it is known. */
export function useSpeechOfMonth(): SpeechOfMonth | undefined {
  const [since] = useState(() => beginningOfMonth(new Date()))
  const usage = useUsage()
  const sent = useSpeechSent({ since })
  if (usage.data === undefined && usage.error === undefined) return undefined
  if (sent.data === undefined && sent.error === undefined) return undefined
  return speechOfMonth(usage.data, sent.data?.ms ?? 0)
}

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
