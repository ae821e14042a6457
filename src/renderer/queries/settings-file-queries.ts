import { createMutationHook } from './query/use-mutation.ts'

export const useExportSettings = createMutationHook('settings.export')

export const useImportSettings = createMutationHook('settings.import', { invalidates: ['network.get'] })
