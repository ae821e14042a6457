import { mergePatch } from '../../core/settings/settings.ts'
import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

export const useSettingsState = createCallHook('settings.get', {
  accountIndependent: true,
  invalidatedByEvent: ['settings.changed'],
})

export const useUpdateSettings = createMutationHook('settings.update', {
  setsQuery: 'settings.get',
  optimistic: (known, patch) => ({ ...known, settings: mergePatch(known.settings, patch) }),
})
