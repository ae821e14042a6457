import { SOURCE } from '../library/session-schema.ts'
import type { Correction } from './correction.ts'
import {
  guessSource,
  type Lesson,
  type Replacement,
  replacementsOf,
  toEntryLesson,
  toTermLesson,
} from './lessons.ts'

export type LessonKind = Lesson['type']

/** A lesson to offer: words that were replaced, once or in several captions. */
export interface LessonProposal extends Replacement {
  readonly key: string
  /** The first correction with these words. */
  readonly correction: Correction
  /** Kinds of lessons that it may become; the likelier one first. */
  readonly kinds: readonly LessonKind[]
  /** The words that were translated, if they are known; for an entry. */
  readonly source: string | undefined
}

/**
 * The lessons that corrections may teach. A misheard original becomes a spoken term; a wrong translation a glossary
 * entry, or a spoken term if the original was misheard and only the translation was corrected.
 *
 * @param hasSpokenTerms whether the service has spoken terms
 */
export function proposalsOf(corrections: readonly Correction[], hasSpokenTerms: boolean): LessonProposal[] {
  const proposals = new Map<string, LessonProposal>()
  for (const correction of corrections) {
    // A lesson belongs to a language.
    if (correction.language === undefined) continue
    const kinds = kindsFor(correction.line, hasSpokenTerms)
    if (kinds.length === 0) continue
    for (const replacement of replacementsOf(correction)) {
      const { line, before, after } = replacement
      const key = JSON.stringify([correction.language, correction.side, line, before, after])
      if (proposals.has(key)) continue
      const source = line === SOURCE ? undefined : guessSource(correction, replacement)
      proposals.set(key, { ...replacement, key, correction, kinds, source })
    }
  }
  return [...proposals.values()]
}

function kindsFor(line: string, hasSpokenTerms: boolean): LessonKind[] {
  const term: LessonKind[] = hasSpokenTerms ? ['term'] : []
  return line === SOURCE ? term : ['entry', ...term]
}

/**
 * The lesson of a proposal as the user has chosen it.
 *
 * @param after the words to write from now on
 * @param source the words that were translated, for an entry
 * @returns undefined while it cannot be learnt
 */
export function lessonOf(
  { correction, ...replacement }: LessonProposal,
  kind: LessonKind,
  after: string,
  source: string,
): Lesson | undefined {
  const chosen = { ...replacement, after: after.trim().normalize('NFC') }
  return kind === 'term' ? toTermLesson(correction, chosen) : toEntryLesson(correction, chosen, source)
}
