import { createMutationHook } from './query/use-mutation.ts'

// The host announces each change with `service.changed`, which invalidates all data of accounts.
export const useAddAccount = createMutationHook('account.add')
export const useUpdateAccount = createMutationHook('account.update')
export const useSetAccountKey = createMutationHook('account.setKey')
export const useSwitchAccount = createMutationHook('account.use')
export const useRemoveAccount = createMutationHook('account.remove')
