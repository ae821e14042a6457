import * as z from 'zod/mini'
import { faultOf } from '../../areas/glossaries/glossary-entries.ts'
import { findBadTerm } from '../../areas/spoken-terms/spoken-term-limits.ts'
import { SOURCE } from '../library/session-schema.ts'
import type { Correction } from './correction.ts'
import { correctionWordsOf, partOf } from './correction-words.ts'
import { phraseFinder } from './phrases.ts'
import { diffWords } from './word-diff.ts'

/** Longest words of a lesson, in UTF-16 units. */
export const MAX_PHRASE_LENGTH = 300
/** A longer change rewrites a sentence and is about no name or term. */
const MAX_WORDS = 6
/** Changes to most of a longer line rewrite it. */
const MAX_WORDS_OF_NAME = 3

const phrase = z.string().check(z.minLength(1), z.maxLength(MAX_PHRASE_LENGTH))
const language = z.string().check(z.minLength(2), z.maxLength(35))

const termLesson = z.object({
  type: z.literal('term'),
  /** The spoken language; undefined if nobody knows it. */
  language: z.optional(language),
  heard: phrase,
  term: phrase,
})
const entryLesson = z.object({
  type: z.literal('entry'),
  sourceLanguage: z.optional(language),
  targetLanguage: language,
  source: phrase,
  /** The translation that was wrong. */
  instead: phrase,
  target: phrase,
})

/** A lesson of a correction: how a name is written, or how a text is translated. */
export const lessonSchema = z.discriminatedUnion('type', [termLesson, entryLesson])
export type Lesson = z.output<typeof lessonSchema>
export type TermLesson = z.output<typeof termLesson>
export type EntryLesson = z.output<typeof entryLesson>

/** Replaced words of a correction that may become a lesson. */
export interface Replacement {
  readonly line: string
  readonly before: string
  readonly after: string
}

/** The words that a correction replaced, as far as a name or a term can be learnt from them. */
export function replacementsOf({ line, before, after }: Correction): Replacement[] {
  const changes = diffWords(before, after)
  const words = correctionWordsOf(before).length
  const replaced = changes.reduce(
    (sum, change) => sum + correctionWordsOf(partOf(before, change.before)).length,
    0,
  )
  if (words > MAX_WORDS_OF_NAME && replaced > words / 2) return []
  return changes.flatMap((change) => {
    const [was, is] = [partOf(before, change.before), partOf(after, change.after).normalize('NFC')]
    return isPhrase(was) && isTerm(is) ? [{ line, before: was, after: is }] : []
  })
}

const isPhrase = (text: string): boolean =>
  text !== '' && text.length <= MAX_PHRASE_LENGTH && correctionWordsOf(text).length <= MAX_WORDS

const isTerm = (text: string): boolean => isPhrase(text) && findBadTerm([text], 'term') === undefined

/**
 * The lesson that the source was misheard.
 *
 * @returns undefined where the service would refuse the term
 */
export function toTermLesson(correction: Correction, { before, after }: Replacement): TermLesson | undefined {
  if (!isTerm(after)) return undefined
  return {
    type: 'term',
    ...(correction.language !== undefined && { language: correction.language }),
    heard: before,
    term: after,
  }
}

/**
 * The lesson that the translation was wrong.
 *
 * @param source the words that were translated
 * @returns undefined where the service would refuse the entry
 */
export function toEntryLesson(
  correction: Correction,
  { line, before, after }: Replacement,
  source: string,
): EntryLesson | undefined {
  const entry = { source: source.trim().normalize('NFC'), target: after }
  if (line === SOURCE || faultOf(entry) !== undefined) return undefined
  if (entry.source.length > MAX_PHRASE_LENGTH || entry.target.length > MAX_PHRASE_LENGTH) return undefined
  return {
    type: 'entry',
    ...(correction.language !== undefined && { sourceLanguage: correction.language }),
    targetLanguage: line,
    ...entry,
    instead: before,
  }
}

/** Shorter words, such as articles, may be in a text by chance. */
const MIN_TELLING_LENGTH = 4

/** The words of the source that a translation was made from, where they are the same in both; else undefined. */
export function guessSource({ source }: Correction, { before, after }: Replacement): string | undefined {
  const single = [after, before].flatMap((text) => correctionWordsOf(text).map((span) => partOf(text, span)))
  const telling = single.filter(({ length }) => length >= MIN_TELLING_LENGTH)
  for (const words of [before, after, ...telling]) {
    const [found] = phraseFinder(words)(source)
    if (found !== undefined) return partOf(source, found)
  }
  return undefined
}
