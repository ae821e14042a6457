import { lateCaptionList } from '../../core/contract/paged-list.ts'
import { useBridge } from '../bridge/react.tsx'
import { pagedListQuery } from './query/paged-list-query.ts'
import { createCallHook, useQueryState } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** Sessions with missing speech whose sound is kept, and those of which this run has translated some. */
export const useMissingSpeechList = createCallHook('missingSpeech.list', {
  accountIndependent: true,
  eventSetsQuery: 'missingSpeech.changed',
})
export const useTranslateMissing = createMutationHook('missingSpeech.translate')
export const usePostponeMissing = createMutationHook('missingSpeech.postpone')
export const useDiscardMissing = createMutationHook('missingSpeech.discard')

const library = { accountIndependent: true, invalidatedByEvent: ['session.changed'] } as const

/** The missing speech of a session; undefined for none. */
export function useMissingSpeech(id: string | undefined) {
  return useMissingSpeechList().data?.sessions.find((session) => session.id === id)
}

/** The late captions of a session. Not requested before there are any. */
export const useLateCaptions = (id: string | undefined, enabled: boolean) =>
  useQueryState({
    ...pagedListQuery(useBridge(), lateCaptionList, [id ?? ''], library),
    enabled: enabled && id !== undefined,
  }).data
