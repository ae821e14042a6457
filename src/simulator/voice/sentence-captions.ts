import type { HeardWord, Passage } from '../hearing/passages.ts'
import { scriptLanguageOf } from '../script/demo-texts.ts'
import { sentences } from '../script/script.ts'
import { joinWords, splitScriptWords, wordBounds } from '../script/script-words.ts'
import type { SessionWording } from './session-wording.ts'

/** Words from one up to, not including, another. */
export interface WordRange {
  readonly from: number
  readonly to: number
}

/** A transcript segment, as it goes over the wire. */
export interface CaptionSegment {
  readonly text: string
  readonly start_time: number
  readonly end_time: number
  /** In the source only. */
  readonly language?: string
}

/** A part of a translation: its segment, and the words of the script's translation that are spoken with it. */
export interface TranslatedPart {
  readonly segment: CaptionSegment
  readonly spoken: WordRange
}

export type HeardSentence = Extract<Passage, { type: 'sentence' }>

/** The contiguous heard stretches of a sentence. */
export function heardRuns(words: readonly HeardWord[], from = 0, to = words.length): WordRange[] {
  const runs: WordRange[] = []
  for (let i = from; i < to; i += 1) {
    if (words[i]?.isHeard !== true) continue
    const last = runs.at(-1)
    if (last?.to === i) runs[runs.length - 1] = { from: last.from, to: i + 1 }
    else runs.push({ from: i, to: i + 1 })
  }
  return runs
}

/** The caption of a stretch in the spoken language. */
export function toSegment({ clip, words }: HeardSentence, run: WordRange): CaptionSegment {
  const said = words.slice(run.from, run.to)
  return {
    text: joinWords(
      said.map(({ text }) => text),
      clip.language,
    ),
    ...timesOf(said),
  }
}

const timesOf = (words: readonly HeardWord[]) => ({
  start_time: words[0]?.startMs ?? 0,
  end_time: words.at(-1)?.endMs ?? 0,
})

/**
 * The part of the translation that corresponds to the heard part of the sentence: the same share of its
 * letters, in whole words.
 *
 * @returns undefined if that is less than one word
 */
export function translateHeard(
  { clip, words }: HeardSentence,
  run: WordRange,
  target: string,
  wording: SessionWording,
): TranslatedPart | undefined {
  const heard = wordBounds(words.map(({ text }) => text))
  const fallingTo = (translated: readonly string[]): WordRange => {
    const bounds = wordBounds(translated)
    const middle = (i: number) => ((bounds[i] ?? 0) + (bounds[i + 1] ?? 1)) / 2
    const countBefore = (share: number) => translated.filter((_, i) => middle(i) < share).length
    const from = countBefore(heard[run.from] ?? 0)
    const to = run.to === words.length ? translated.length : countBefore(heard[run.to] ?? 1)
    return { from, to }
  }
  const script = scriptLanguageOf(target)
  const language = script ?? 'en'
  const written = splitScriptWords(wording(clip, target), language)
  const { from, to } = fallingTo(written)
  if (from >= to) return undefined
  const text = joinWords(written.slice(from, to), language)
  const times = timesOf(words.slice(run.from, run.to))
  // Clips hold the script's own words, however many a glossary has put in their place.
  const spoken =
    script === undefined ? { from, to } : fallingTo(splitScriptWords(sentences[clip.id][script], script))
  return { spoken, segment: { text, ...times } }
}

/** Punctuation that ends a clause. */
const CLAUSE_END = /[,;:.?!]$/
/** Words that must have been heard after a clause. */
const WORDS_AFTER = 2

/** The end of the last finished clause, as a number of words. */
export function concludedClause(words: readonly HeardWord[]): number {
  const last = words.findLastIndex(({ isHeard }) => isHeard)
  return (
    words.slice(0, Math.max(0, last - WORDS_AFTER + 1)).findLastIndex(({ text }) => CLAUSE_END.test(text)) + 1
  )
}
