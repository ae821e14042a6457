import { FIRST_LATE } from '../../core/session/library/session-schema.ts'
import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** Sessions with missing speech whose sound is kept, and those of which this run has translated some. */
export const useMissingSpeechList = createCallHook('missingSpeech.list', {
  accountIndependent: true,
  eventSetsQuery: 'missingSpeech.changed',
})
export const useTranslateMissing = createMutationHook('missingSpeech.translate')
export const usePostponeMissing = createMutationHook('missingSpeech.postpone')
export const useDiscardMissing = createMutationHook('missingSpeech.discard')

const useCaptionsFrom = createCallHook('session.captions', {
  accountIndependent: true,
  invalidatedByEvent: ['session.changed'],
  staleTime: 0,
  keepPreviousData: true,
})

/** The missing speech of a session; undefined for none. */
export function useMissingSpeech(id: string | undefined) {
  return useMissingSpeechList().data?.sessions.find((session) => session.id === id)
}

/** The first late captions of a session. Not requested before there are any. */
export const useLateCaptions = (id: string | undefined, enabled: boolean) =>
  useCaptionsFrom({ id: id ?? '', from: FIRST_LATE }, { enabled: enabled && id !== undefined }).data?.captions
