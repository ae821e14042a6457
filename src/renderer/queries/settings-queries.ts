import { type PanelName, panelNames } from '../../core/product/panel-names.ts'
import { profileInUse } from '../../core/service/service-profiles.ts'
import { defaultSettings, type Settings } from '../../core/settings/settings.ts'
import { mergePatch } from '../../core/settings/settings-patch.ts'
import { createCallHook } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'

export const useSettingsState = createCallHook('settings.get', {
  accountIndependent: true,
  eventSetsQuery: 'settings.changed',
})

/** The settings of this computer. The app loads them before it renders anything that depends on them. */
export const useSettings = (): Settings => useSettingsState().data?.settings ?? defaultSettings

export const useUpdateSettings = createMutationHook('settings.update', {
  setsQuery: 'settings.get',
  optimistic: (known, patch) => ({ ...known, settings: mergePatch(known.settings, patch) }),
})

export const useExportSettings = createMutationHook('settings.export')

export const useImportSettings = createMutationHook('settings.import', { invalidates: ['network.get'] })

export const useNetwork = createCallHook('network.get', { accountIndependent: true })

export const useSetProxy = createMutationHook('network.setProxy', { setsQuery: 'network.get' })

/** The page with nothing but captions, and how many viewers it has. */
export const useCaptionPage = createCallHook('captionPage.get', {
  accountIndependent: true,
  eventSetsQuery: 'captionPage.changed',
})

export const useOpenCaptionPage = createMutationHook('captionPage.open')

export const useEndCaptionPage = createMutationHook('captionPage.end', { setsQuery: 'captionPage.get' })

/** The text file to which captions are written during a session. */
export const useTextFile = createCallHook('textFile.get', {
  accountIndependent: true,
  eventSetsQuery: 'textFile.changed',
})

export const useChooseTextFile = createMutationHook('textFile.choose', { setsQuery: 'textFile.get' })

export const useSetTextFile = createMutationHook('textFile.set', { setsQuery: 'textFile.get' })

/** Whether the active account has spoken terms. Nothing else of them is shown or requested where it does not. */
export const useHasSpokenTerms = (): boolean => profileInUse(useSettings().service).hasSpokenTerms

/** The panels of the active account, in the order of their tabs. */
export function useShownPanels(): readonly PanelName[] {
  const hasSpokenTerms = useHasSpokenTerms()
  return hasSpokenTerms ? panelNames : panelNames.filter((name) => name !== 'spokenTerms')
}
