import type { GlossaryDictionary } from '../../areas/glossaries/glossaries-calls.ts'
import { findBadTerm } from '../../areas/spoken-terms/spoken-term-limits.ts'
import type { SpokenTermList } from '../../areas/spoken-terms/spoken-terms-calls.ts'
import type { AppErrorOf } from '../../base/errors.ts'
import { baseLanguage } from '../../languages/voice-language-codes.ts'
import type { EntryLesson, Lesson, TermLesson } from './lessons.ts'

/** Lists and dictionaries of a service are made for languages, not for their variants. */
const madeFor = (language: string): string => baseLanguage(language).toLowerCase()

export const termLessons = (lessons: readonly Lesson[]): TermLesson[] =>
  lessons.filter((lesson) => lesson.type === 'term')

export const entryLessons = (lessons: readonly Lesson[]): EntryLesson[] =>
  lessons.filter((lesson) => lesson.type === 'entry')

/** The terms of lessons, a list for each language. */
export function toTermLists(lessons: readonly TermLesson[]): SpokenTermList[] {
  const lists = new Map<string, Set<string>>()
  for (const { language, term } of lessons) {
    if (language === undefined) continue
    const code = madeFor(language)
    lists.set(code, (lists.get(code) ?? new Set()).add(term))
  }
  return [...lists].map(([language, terms]) => ({ language, terms: [...terms] }))
}

/** The words of one language that lessons replace. */
export const heardIn = (lessons: readonly TermLesson[], language: string): string[] =>
  lessons.flatMap((lesson) =>
    lesson.language !== undefined && madeFor(lesson.language) === language ? [lesson.heard] : [],
  )

/** The entries of lessons, a dictionary for each pair. Of two with the same source, the last one counts. */
export function lessonDictionaries(lessons: readonly EntryLesson[]): GlossaryDictionary[] {
  const dictionaries = new Map<string, GlossaryDictionary>()
  for (const { sourceLanguage, targetLanguage, source, target } of lessons) {
    if (sourceLanguage === undefined) continue
    const pair = { sourceLanguage: madeFor(sourceLanguage), targetLanguage: madeFor(targetLanguage) }
    const key = JSON.stringify(pair)
    const others = dictionaries.get(key)?.entries.filter((entry) => entry.source !== source) ?? []
    dictionaries.set(key, { ...pair, entries: [...others, { source, target }] })
  }
  return [...dictionaries.values()]
}

/**
 * A list with terms added to it.
 *
 * @param wrong words that a term replaces: left in the list, they would go on being heard
 * @returns the fault for which the service would refuse it, if there is one
 */
export function addTerms(
  known: readonly string[],
  added: readonly string[],
  wrong: readonly string[],
): { readonly terms: string[]; readonly fault: AppErrorOf<'invalid-input'> | undefined } {
  const left = known.filter((term) => !wrong.includes(term) || added.includes(term))
  const terms = [...new Set([...left, ...added])]
  return { terms, fault: findBadTerm(terms, 'terms') }
}
