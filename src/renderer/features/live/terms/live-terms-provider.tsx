import { type ReactNode, useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { type ChosenTerm, indexTerms } from '../../../../core/captions/term-marks.ts'
import { baseLanguage } from '../../../../core/languages/voice-language-codes.ts'
import type { Side } from '../../../../core/voice/sides.ts'
import { useDictionaries, useGlossaries } from '../../../queries/glossaries-queries.ts'
import { useSpokenTerms, useTermLists } from '../../../queries/spoken-terms-queries.ts'
import { targetsOf } from '../captions/meeting-rows.ts'
import { useLivePage } from '../live-context.ts'
import { LiveTermsContext, type TermIndexes, termDirectionOf } from './live-terms.ts'

/** Loads the glossaries and spoken terms of the session, so that captions mark the words that come from them. */
export function LiveTermsProvider({ children }: { readonly children: ReactNode }) {
  const mine = useTermIndexes('mine')
  const theirs = useTermIndexes('theirs')
  const value = useMemo(() => ({ mine, theirs }), [mine, theirs])
  return <LiveTermsContext value={value}>{children}</LiveTermsContext>
}

function useTermIndexes(side: Side): TermIndexes {
  const { store } = useLivePage().lives[side]
  const { config, spans } = useStore(
    store,
    useShallow((state) => ({ config: state.config, spans: state.spans })),
  )
  const { glossaryId, spokenTermsId } = config ?? {}
  const ids = config?.glossaryIds ?? (glossaryId === undefined ? [] : [glossaryId])
  const targets = new Set(targetsOf({ spans }).map(baseLanguage))
  const { data: listed } = useGlossaries({}, { enabled: ids.length > 0 })
  const glossaries = ids.flatMap((id) => listed?.glossaries.find((each) => each.id === id) ?? [])
  const dictionaries = useDictionaries(
    glossaries.flatMap(({ id, dictionaries: all }) =>
      all
        .filter(({ targetLanguage }) => targets.has(baseLanguage(targetLanguage)))
        .map(({ sourceLanguage, targetLanguage }) => ({ id, sourceLanguage, targetLanguage })),
    ),
  )
  const { data: collected } = useSpokenTerms({ enabled: spokenTermsId !== undefined })
  const { terms } = useTermLists(collected?.collections.find(({ id }) => id === spokenTermsId))
  return useMemo(() => {
    const chosen = new Map<string, ChosenTerm[]>()
    const add = (direction: string, wordings: readonly ChosenTerm[]) =>
      // Those of earlier glossaries take precedence.
      chosen.set(direction, [...(chosen.get(direction) ?? []), ...wordings])
    for (const { sourceLanguage, targetLanguage, entries } of dictionaries)
      add(
        termDirectionOf(sourceLanguage, targetLanguage),
        entries.map(({ source, target }) => ({ text: target, source })),
      )
    for (const [language, list] of Object.entries(terms))
      add(
        termDirectionOf(language),
        list.map((text) => ({ text })),
      )
    return new Map(Array.from(chosen, ([direction, wordings]) => [direction, indexTerms(wordings)]))
  }, [dictionaries, terms])
}
