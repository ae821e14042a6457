import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

/** Captions that are published through a hub. */
export const useHub = createCallHook('hub.get', { accountIndependent: true, eventSetsQuery: 'hub.changed' })

export const useConnectHub = createMutationHook('hub.connect', { setsQuery: 'hub.get' })

export const useShareHub = createMutationHook('hub.share', { setsQuery: 'hub.get' })

export const useForgetHub = createMutationHook('hub.forget', { setsQuery: 'hub.get' })

export const useHubPage = createMutationHook('hub.page')
