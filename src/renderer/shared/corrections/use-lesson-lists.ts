import { useTranslation } from 'react-i18next'
import type { LessonKind } from '../../../core/session/corrections/proposals.ts'
import { useGlossaries } from '../../queries/glossaries-queries.ts'
import { useSpokenTerms } from '../../queries/spoken-terms-queries.ts'
import type { LessonList } from './teach.ts'
import type { useTeaching } from './use-teaching.ts'

/** The lists of the account, and those that lessons go into: the chosen ones, those in use, or new ones. */
export function useLessonLists(teaching: Pick<ReturnType<typeof useTeaching>, 'lists' | 'listInUse'>) {
  const { t } = useTranslation()
  const glossaries = useGlossaries()
  const spokenTerms = useSpokenTerms()
  const known = {
    term: spokenTerms.data?.collections ?? [],
    entry: glossaries.data?.glossaries ?? [],
  }
  const listFor = (kind: LessonKind): LessonList => {
    const chosen = teaching.lists[kind]
    if (chosen !== undefined) return chosen
    const used = known[kind].find((each) => each.id === teaching.listInUse(kind)) ?? known[kind][0]
    return used === undefined
      ? { type: 'new', name: t('corrections.newName') }
      : { type: 'known', id: used.id }
  }
  return {
    known,
    lists: { term: listFor('term'), entry: listFor('entry') },
    /** Until then nobody knows whether there is a list. */
    isListed: {
      term: spokenTerms.data !== undefined || spokenTerms.error !== undefined,
      entry: glossaries.data !== undefined || glossaries.error !== undefined,
    },
    error: glossaries.error ?? spokenTerms.error,
  }
}
