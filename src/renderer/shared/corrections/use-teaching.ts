import { useState } from 'react'
import type { AppError } from '../../../core/base/errors.ts'
import { ok, type Result } from '../../../core/base/result.ts'
import { entryLessons, termLessons } from '../../../core/session/corrections/learn.ts'
import type { Lesson } from '../../../core/session/corrections/lessons.ts'
import {
  type LessonKind,
  type LessonProposal,
  lessonOf,
} from '../../../core/session/corrections/proposals.ts'
import type { Side } from '../../../core/voice/sides.ts'
import { useBridge } from '../../bridge/react.tsx'
import { GLOSSARY_LISTS, useGlossaries } from '../../queries/glossaries-queries.ts'
import { useInvalidate } from '../../queries/query/use-mutation.ts'
import { useSettings, useUpdateSettings } from '../../queries/settings-queries.ts'
import { useSpokenTerms } from '../../queries/spoken-terms-queries.ts'
import { listsInUse, sectionOf } from './lists-in-use.ts'
import { type LessonList, teachEntries, teachTerms } from './teach.ts'

/** The choices of the user for a proposal. */
export interface ProposalChoice {
  readonly isOn: boolean
  readonly kind: LessonKind
  /** The words to write from now on. */
  readonly after: string
  /** The words that were translated, for an entry. */
  readonly source: string
}

/** A ticked proposal with its lesson. */
interface Ticked {
  readonly proposal: LessonProposal
  readonly kind: LessonKind
  /** Undefined while it cannot be learnt. */
  readonly lesson: Lesson | undefined
}

const FIELDS = { term: 'spokenTermsId', entry: 'glossaryId' } as const

/** State of the dialog in which lessons are chosen and learnt. */
export function useTeaching(proposals: readonly LessonProposal[]) {
  const bridge = useBridge()
  const settings = useSettings()
  const update = useUpdateSettings()
  const known = {
    term: useSpokenTerms().data?.collections,
    entry: useGlossaries().data?.glossaries,
  }
  const invalidate = useInvalidate()
  const [changes, setChanges] = useState<Readonly<Record<string, Partial<ProposalChoice>>>>({})
  const [lists, setLists] = useState<Partial<Record<LessonKind, LessonList>>>({})
  const [isUsed, setUsed] = useState(true)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<AppError | undefined>(undefined)

  const usedFor = (kind: LessonKind, side: Side | undefined) =>
    listsInUse(settings, { kind, side }, known[kind])
  const choiceOf = ({ key, kinds, after, source }: LessonProposal): ProposalChoice => ({
    isOn: true,
    kind: kinds[0] ?? 'term',
    after,
    source: source ?? '',
    ...changes[key],
  })
  const ticked: Ticked[] = proposals.flatMap((proposal) => {
    const { isOn, kind, after, source } = choiceOf(proposal)
    return isOn ? [{ proposal, kind, lesson: lessonOf(proposal, kind, after, source) }] : []
  })
  const lessons = ticked.flatMap(({ lesson }) => lesson ?? [])
  const sides = (kind: LessonKind) => [
    ...new Set(ticked.filter((each) => each.kind === kind).map(({ proposal }) => proposal.correction.side)),
  ]
  const sidesWithout = (kind: LessonKind) => sides(kind).filter((side) => usedFor(kind, side).length === 0)

  /** @returns whether the next session uses everything; undefined if something was not learnt */
  const learn = async (into: Readonly<Record<LessonKind, LessonList>>): Promise<boolean | undefined> => {
    setPending(true)
    setError(undefined)
    const learnt = await learnAll(into)
    setPending(false)
    setError(learnt.ok ? undefined : learnt.error)
    return learnt.ok ? learnt.value : undefined
  }
  const learnAll = async (into: Readonly<Record<LessonKind, LessonList>>): Promise<Result<boolean>> => {
    const [terms, entries] = [termLessons(lessons), entryLessons(lessons)]
    const patch: { voice: Record<string, string>; meeting: Record<string, string> } = {
      voice: {},
      meeting: {},
    }
    let isInUse = true
    const taught = (kind: LessonKind, id: string) => {
      // A list that was made is not made again when something else fails.
      setLists((before) => ({ ...before, [kind]: { type: 'known', id } }))
      if (isUsed) for (const side of sidesWithout(kind)) patch[sectionOf(side)][FIELDS[kind]] = id
      isInUse &&= sides(kind).every(
        (side) => patch[sectionOf(side)][FIELDS[kind]] === id || usedFor(kind, side).includes(id),
      )
    }
    if (terms.length > 0) {
      const done = await teachTerms(bridge, into.term, terms)
      invalidate(['spokenTerms.list', 'spokenTerms.terms'])
      if (!done.ok) return done
      taught('term', done.value)
    }
    if (entries.length > 0) {
      const done = await teachEntries(bridge, into.entry, entries)
      invalidate([...GLOSSARY_LISTS, 'glossary.entries'])
      if (!done.ok) return done
      taught('entry', done.value)
    }
    const used = await update.run(patch)
    return used.ok ? ok(isInUse) : used
  }

  return {
    choiceOf,
    choose: (key: string, change: Partial<ProposalChoice>) =>
      setChanges((before) => ({ ...before, [key]: { ...before[key], ...change } })),
    lists,
    chooseList: (kind: LessonKind, list: LessonList) => setLists((before) => ({ ...before, [kind]: list })),
    /** The list in use for the first of the ticked proposals of a kind. */
    listInUse: (kind: LessonKind) => sides(kind).flatMap((side) => usedFor(kind, side))[0],
    isUsed,
    setUsed,
    /** Whether a direction of a ticked proposal has no list yet. */
    mayUse: sidesWithout('term').length + sidesWithout('entry').length > 0,
    kinds: new Set(ticked.map(({ kind }) => kind)),
    lessons,
    /** Why nothing can be learnt; undefined if everything can that is ticked. */
    missing:
      ticked.length === 0
        ? ('needsChoice' as const)
        : lessons.length < ticked.length
          ? ('unfit' as const)
          : undefined,
    isPending,
    error,
    learn,
  }
}
