import { useEffect } from 'react'
import { useStore } from 'zustand'
import { presumedTextLanguages } from '../../../core/areas/text/presumed.ts'
import type { AppError } from '../../../core/base/errors.ts'
import { AUTO } from '../../../core/languages/chosen.ts'
import { serviceProfiles } from '../../../core/service/service-profiles.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { useBridge } from '../../bridge/react.tsx'
import { useServiceStatus } from '../../queries/account-queries.ts'
import { useGlossaries } from '../../queries/glossaries-queries.ts'
import { useProductLanguages } from '../../queries/languages-queries.ts'
import { useMemories } from '../../queries/memories-queries.ts'
import { useSettings, useUpdateSettings } from '../../queries/settings-queries.ts'
import { usePageStore } from '../../queries/stores.ts'
import { useStyleLists } from '../../queries/style-rules-queries.ts'
import { useLanguageFeatures } from '../../queries/text-queries.ts'
import { chosenFor, draftFor, restorable } from './history/take-back.ts'
import { fitTextOptions } from './options/text-options-fit.ts'
import { createTextTools } from './text-store.ts'

const isSettled = ({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean =>
  data !== undefined || error !== undefined

export type TextUse = ReturnType<typeof useText>

/** The text of the panel with its settings and the resources of the service. */
export function useText() {
  const bridge = useBridge()
  const tools = usePageStore(createTextTools)
  const draft = useStore(tools.translation.store, (state) => state.draft)
  const recognised = useStore(tools.translation.store, (state) => state.shown?.detectedSourceLanguage)
  const { text: chosen } = useSettings()
  const update = useUpdateSettings()
  const status = useServiceStatus()
  const languages = useProductLanguages('translate_text')
  const isNamed = chosen.sourceLanguage !== AUTO
  const detected = isNamed || recognised === '' ? undefined : recognised?.toLowerCase()
  const sourceLanguage = isNamed ? chosen.sourceLanguage : detected
  const features = useLanguageFeatures({
    product: 'translate_text',
    targetLanguage: chosen.targetLanguage,
    ...(sourceLanguage !== undefined && { sourceLanguage }),
  })
  const listed = useGlossaries()
  const glossaries = { data: listed.data?.glossaries, error: listed.error }
  const styleLists = useStyleLists()
  const styles = { data: styleLists.data?.lists, error: styleLists.error }
  const memories = useMemories()

  const account = status.data?.kind === 'account' ? status.data.account : undefined
  const fit = fitTextOptions(chosen, draft, {
    service: { profile: serviceProfiles[account?.profile ?? 'generic'], plan: account?.plan ?? 'pro' },
    features: features.data,
    glossaries: glossaries.data ?? [],
    styles: styles.data ?? [],
    memories: memories.data ?? [],
    detected,
  })

  const isKnown = [
    status,
    // A detected language does not delay the request, which was made before the language was known.
    detected !== undefined || features,
    chosen.glossaryIds.length === 0 || glossaries,
    chosen.styleId === null || styles,
    chosen.translationMemoryId === null || memories,
  ].every((answer) => answer === true || isSettled(answer))
  const { setRequest } = tools.translation.actions
  const request = isKnown ? fit.request : undefined
  useEffect(() => setRequest(request), [setRequest, request])

  return {
    ...tools,
    chosen,
    choose: (patch: Partial<Settings['text']>) => void update.run({ text: patch }),
    /** Restores a stored text with its settings. Returns the error if that failed. */
    takeBack: async (id: string): Promise<AppError | undefined> => {
      const found = await bridge.invoke('textHistory.get', { id })
      if (!found.ok) return found.error
      const updated = await update.run({ text: chosenFor(found.value) })
      tools.translation.actions.changeDraft(draftFor(found.value))
      tools.translation.actions.restore(...restorable(found.value))
      return updated.ok ? undefined : updated.error
    },
    languages: languages.data ?? presumedTextLanguages,
    /** The detected language of the text, if any: the service's code in lower case. */
    detected,
    fit,
    glossaries,
    styles,
    memories,
    error: languages.error ?? update.error,
    again: languages.refetch,
  }
}
