import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

export const useNetwork = createCallHook('network.get', { accountIndependent: true })

export const useSetProxy = createMutationHook('network.setProxy', { setsQuery: 'network.get' })
