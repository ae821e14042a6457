import { createCallHook } from '../query/use-call.ts'
import { createMutationHook } from '../query/use-mutation.ts'

export const useDataFolder = createCallHook('data.folder', { accountIndependent: true })

export const useOpenDataFolder = createMutationHook('data.openFolder')

export const useEraseAll = createMutationHook('data.erase')
