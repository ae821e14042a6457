import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** Captions that are sent into meetings and streams. */
export const useClosedCaptions = createCallHook('closedCaptions.get', {
  accountIndependent: true,
  eventSetsQuery: 'closedCaptions.changed',
})

export const useConnectClosedCaptions = createMutationHook('closedCaptions.connect', {
  setsQuery: 'closedCaptions.get',
})

export const useSetClosedCaptions = createMutationHook('closedCaptions.set', {
  setsQuery: 'closedCaptions.get',
})

export const useForgetClosedCaptions = createMutationHook('closedCaptions.forget', {
  setsQuery: 'closedCaptions.get',
})
