import type { SpokenTermList } from '../../../core/areas/spoken-terms/spoken-terms-calls.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import type { Bridge } from '../../../core/contract/contract.ts'
import {
  addTerms,
  heardIn,
  lessonDictionaries,
  toTermLists,
} from '../../../core/session/corrections/learn.ts'
import type { EntryLesson, TermLesson } from '../../../core/session/corrections/lessons.ts'

/** The list into which lessons go: one of the account's, or a new one. */
export type LessonList =
  | { readonly type: 'known'; readonly id: string }
  | { readonly type: 'new'; readonly name: string }

/** @returns the id of the collection */
export async function teachTerms(
  bridge: Pick<Bridge, 'invoke'>,
  list: LessonList,
  lessons: readonly TermLesson[],
): Promise<Result<string>> {
  const lists = toTermLists(lessons)
  if (list.type === 'new') {
    const made = await bridge.invoke('spokenTerms.create', { name: list.name, lists })
    return made.ok ? ok(made.value.id) : made
  }
  const { id } = list
  const collection = await bridge.invoke('spokenTerms.get', { id })
  if (!collection.ok) return collection
  const merged: SpokenTermList[] = []
  for (const { language, terms: added } of lists) {
    const isThere = collection.value.lists.some((each) => each.language === language)
    const known = isThere
      ? await bridge.invoke('spokenTerms.terms', { id, language })
      : ok({ terms: [] as string[] })
    if (!known.ok) return known
    const { terms, fault } = addTerms(known.value.terms, added, heardIn(lessons, language))
    if (fault !== undefined) return err(fault)
    const isAnyWrong = known.value.terms.some((term) => !terms.includes(term))
    // Merging keeps what somebody else adds meanwhile, and removes nothing.
    if (!isAnyWrong) merged.push({ language, terms: added })
    const replaced = isAnyWrong
      ? await bridge.invoke('spokenTerms.replaceList', { id, language, terms })
      : ok(undefined)
    if (!replaced.ok) return replaced
  }
  if (merged.length === 0) return ok(id)
  const updated = await bridge.invoke('spokenTerms.update', { id, lists: merged })
  return updated.ok ? ok(id) : updated
}

/** @returns the id of the glossary */
export async function teachEntries(
  bridge: Pick<Bridge, 'invoke'>,
  list: LessonList,
  lessons: readonly EntryLesson[],
): Promise<Result<string>> {
  const dictionaries = lessonDictionaries(lessons)
  const taught =
    list.type === 'new'
      ? await bridge.invoke('glossary.create', { name: list.name, dictionaries })
      : await bridge.invoke('glossary.update', { id: list.id, dictionaries })
  return taught.ok ? ok(taught.value.id) : taught
}
