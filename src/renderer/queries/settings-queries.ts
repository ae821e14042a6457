import { defaultSettings, type Settings } from '../../core/settings/settings.ts'
import { mergePatch } from '../../core/settings/settings-patch.ts'
import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

export const useSettingsState = createCallHook('settings.get', {
  accountIndependent: true,
  invalidatedByEvent: ['settings.changed'],
})

/** The settings of this computer. The app loads them before it renders anything that depends on them. */
export const useSettings = (): Settings => useSettingsState().data?.settings ?? defaultSettings

export const useUpdateSettings = createMutationHook('settings.update', {
  setsQuery: 'settings.get',
  optimistic: (known, patch) => ({ ...known, settings: mergePatch(known.settings, patch) }),
})
