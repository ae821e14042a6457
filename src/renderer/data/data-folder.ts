import { createMutationHook } from './query/use-mutation.ts'

export const useEraseAll = createMutationHook('data.erase')
