import { useEffect } from 'react'
import { useStore } from 'zustand'
import { swapLanguages } from '../../../core/areas/text/language-pair.ts'
import { presumedTextLanguages } from '../../../core/areas/text/presumed.ts'
import { AUTO } from '../../../core/languages/chosen.ts'
import type { ProductLanguage } from '../../../core/languages/languages-calls.ts'
import { withTarget } from '../../../core/product/quick/quick-targets.ts'
import { useBridge } from '../../bridge/react.tsx'
import { useAppInfo } from '../../queries/host-queries.ts'
import { useProductLanguages } from '../../queries/languages-queries.ts'
import { useSettings, useSettingsState, useUpdateSettings } from '../../queries/settings-queries.ts'
import { usePageStore } from '../../queries/stores.ts'
import { createPageQuick } from './quick-store.ts'

const isTarget = (languages: readonly ProductLanguage[], code: string): boolean =>
  languages.some((language) => language.isTarget && language.code === code)

export type QuickUse = ReturnType<typeof useQuick>

/** State and actions of the quick window: text, languages and window. */
export function useQuick() {
  const bridge = useBridge()
  const quick = usePageStore(createPageQuick)
  const state = useStore(quick.store)
  const info = useAppInfo()
  const settings = useSettingsState()
  const update = useUpdateSettings()
  const languages = useProductLanguages('translate_text')
  const offered = languages.data ?? presumedTextLanguages
  const { quick: chosen } = useSettings()
  const { actions } = quick

  const wanted = settings.data?.settings.quick.targetLanguage
  useEffect(() => actions.setTarget(wanted), [actions, wanted])

  const recognised = state.sourceLanguage === AUTO ? state.shown?.detectedSourceLanguage : undefined
  const detected = recognised === '' ? undefined : recognised?.toLowerCase()
  const { sourceLanguage, targetLanguage } = state
  const turned =
    targetLanguage === undefined
      ? undefined
      : swapLanguages({ sourceLanguage, targetLanguage, recentLanguages: chosen.targets }, offered, detected)
  const keep = (code: string) =>
    void update.run({ quick: { targetLanguage: code, targets: withTarget(chosen.targets, code) } })

  return {
    ...quick,
    state,
    isDesktop: info.data?.host === 'electron',
    chosen,
    languages,
    offered,
    /** Target languages with number keys, in their order. */
    targets:
      languages.data === undefined
        ? chosen.targets
        : chosen.targets.filter((code) => isTarget(offered, code)),
    detected,
    canSwap: turned !== undefined,
    setTarget: (code: string) => {
      actions.setTarget(code)
      keep(code)
    },
    swap: () => {
      if (turned === undefined) return
      actions.swap(turned)
      keep(turned.targetLanguage)
    },
    setPinned: (isPinned: boolean) => void update.run({ quick: { isPinned } }),
    /** Hides the window; a browser tab cannot be hidden, so its field is emptied. */
    leave: () => {
      if (info.data?.host === 'electron') void bridge.invoke('quick.hide', {})
      else actions.clear()
    },
    update,
  }
}
