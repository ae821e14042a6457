import { useMemo } from 'react'
import type { SpokenTerms } from '../../core/areas/spoken-terms/spoken-terms-calls.ts'
import { termLanguages } from '../../core/voice/term-list-languages.ts'
import { knownVoiceLanguages } from '../../core/voice/voice-languages.ts'
import { useBridge } from '../bridge/react.tsx'
import { useLanguageList, useVoiceLanguages } from './languages-queries.ts'
import { valueOf } from './query/call-error.ts'
import { createCallHook, type QueryUse, useQueryState } from './query/use-call.ts'
import { createMutationHook } from './query/use-mutation.ts'
import { useHasSpokenTerms } from './settings-queries.ts'

const useList = createCallHook('spokenTerms.list')

/** All collections of spoken terms, not requested where the active account has none. */
export function useSpokenTerms({ enabled = true }: QueryUse = {}) {
  const isOffered = useHasSpokenTerms()
  return useList({}, { enabled: enabled && isOffered })
}

/** Languages that can have a list. */
export function useTermLanguages(): readonly string[] {
  const voice = useVoiceLanguages().data ?? knownVoiceLanguages
  return termLanguages(voice, useLanguageList({ product: 'voice' }).data)
}

export const useRenameSpokenTerms = createMutationHook('spokenTerms.update', {
  invalidates: ['spokenTerms.list'],
})

const changesLists = { invalidates: ['spokenTerms.list', 'spokenTerms.terms'] } as const
export const useDeleteSpokenTerms = createMutationHook('spokenTerms.delete', changesLists)
export const useDeleteTermList = createMutationHook('spokenTerms.deleteList', changesLists)

/** The terms of all languages of a collection. */
export function useTermLists(collection: SpokenTerms | undefined) {
  const bridge = useBridge()
  const id = collection?.id ?? ''
  const languages = collection?.lists.map(({ language }) => language) ?? []
  const { data, isFetching, error } = useQueryState({
    queryKey: ['spokenTerms.terms', { id, languages }],
    queryFn: ({ signal }) =>
      Promise.all(
        languages.map((language) =>
          valueOf(bridge.invoke('spokenTerms.terms', { id, language }, { signal })),
        ),
      ),
    enabled: languages.length > 0,
  })
  const terms = useMemo(
    (): Readonly<Record<string, readonly string[]>> =>
      Object.fromEntries((data ?? []).map((list) => [list.language, list.terms])),
    [data],
  )
  return { terms, isFetching, error }
}
