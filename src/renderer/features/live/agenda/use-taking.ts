import { useState } from 'react'
import type { AppError } from '../../../../core/base/errors.ts'
import { choosingTerms } from '../../../../core/settings/edit-presets.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { useInvalidate } from '../../../queries/query/use-mutation.ts'
import { useSettings, useUpdateSettings } from '../../../queries/settings-queries.ts'
import { type LessonList, teachTerms } from '../../../shared/corrections/teach.ts'

export interface TakenTerm {
  readonly language: string
  readonly term: string
}

/** Adds terms to a collection, which the meeting and its preset then use. */
export function useTaking() {
  const bridge = useBridge()
  const settings = useSettings()
  const update = useUpdateSettings()
  const invalidate = useInvalidate()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<AppError | undefined>(undefined)
  const [made, setMade] = useState<LessonList | undefined>(undefined)

  const add = async (list: LessonList, terms: readonly TakenTerm[]) => {
    // A collection that was made is not made again when the settings could not be saved.
    const into = list.type === 'new' ? (made ?? list) : list
    const taught = await teachTerms(
      bridge,
      into,
      terms.map((term) => ({ type: 'term', heard: '', ...term })),
    )
    invalidate(['spokenTerms.list', 'spokenTerms.terms'])
    if (!taught.ok) return taught.error
    if (list.type === 'new') setMade({ type: 'known', id: taught.value })
    const used = await update.run(choosingTerms(settings, taught.value))
    return used.ok ? undefined : used.error
  }
  return {
    isPending,
    error,
    /** @returns whether all terms were added */
    take: async (list: LessonList, terms: readonly TakenTerm[]): Promise<boolean> => {
      setPending(true)
      setError(undefined)
      const failed = await add(list, terms)
      setPending(false)
      setError(failed)
      return failed === undefined
    },
  }
}
