import { commonPrefix } from '../../base/words/align.ts'
import { endsSentence, LONG_TEXT, PAUSE_MS } from '../../voice/receiving/transcript.ts'
import type { Segment } from '../../voice/wire/voice-messages.ts'
import { type FigureToken, figureTokensOf } from './figure-tokens.ts'
import type { LineFigures } from './figures.ts'
import { LagHistogram } from './lag-histogram.ts'

/**
 * Length-adaptive average lagging (Papi et al. 2022) of one utterance, in milliseconds: the mean delay of its words
 * behind a translation that keeps pace with the speech, up to the first word after its end.
 *
 * @param delaysMs time of each word since the beginning of the utterance
 * @param speechMs duration of the utterance
 * @param referenceWords length of a reference translation; without one, our own text is the length
 * @returns undefined for an utterance without words
 */
export function laal(delaysMs: readonly number[], speechMs: number, referenceWords = 0): number | undefined {
  const msPerWord = speechMs / Math.max(delaysMs.length, referenceWords)
  let sum = 0
  let counted = 0
  for (const delayMs of delaysMs) {
    sum += delayMs - counted * msPerWord
    counted += 1
    if (delayMs >= speechMs) break
  }
  return counted === 0 ? undefined : sum / counted
}

/** Most steps of the text that are remembered for one utterance. */
const MAX_STEPS = 1000

/** The speech between two pauses or full stops. Times are capture times in milliseconds. */
interface Utterance {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  /** Length of the concluded part of the text, and its end. */
  readonly concluded: number
  readonly concludedMs: number
}

/** An utterance in one line of captions, once it is final. */
export interface FinalUtterance {
  readonly words: readonly string[]
  /** Time of each word since the beginning of the utterance. */
  readonly delaysMs: readonly number[]
  readonly speechMs: number
}

interface ShownToken extends FigureToken {
  /** When it appeared; again whenever text before it has changed. */
  readonly sinceMs: number
}

export interface LineUpdate {
  readonly concluded: readonly Segment[]
  readonly unfinished?: readonly Segment[] | undefined
  readonly tentative: readonly Segment[]
}

/** Collects the figures of one line of captions, update by update, in bounded memory. */
export class LineCollector {
  readonly #onFinal: ((utterance: FinalUtterance) => void) | undefined
  readonly #firstWord = new LagHistogram()
  readonly #settled = new LagHistogram()
  #sums = { words: 0, tokens: 0, erased: 0, speechMs: 0, laalMs: 0, utterances: 0 }
  /** Concluded text of an utterance that continues. */
  #open: Utterance | undefined
  /** The text on the screen, from the beginning of the open utterance. */
  #shown: readonly ShownToken[] = []
  /** How far the text had come, and when: each step is further than the one before. */
  #steps: { readonly endMs: number; readonly atMs: number }[] = []

  /** @param onFinal called with each utterance that is complete */
  constructor(onFinal?: (utterance: FinalUtterance) => void) {
    this.#onFinal = onFinal
  }

  /** @param atMs when it arrived, as capture time */
  update({ concluded, unfinished = [], tentative }: LineUpdate, atMs: number): void {
    for (const { endTime } of concluded) this.#settled.add(atMs - endTime)
    const utterances = [
      ...(this.#open === undefined ? [] : [this.#open]),
      ...[...unfinished, ...concluded].map((segment) => utteranceOf(segment, true)),
      ...tentative.map((segment) => utteranceOf(segment, false)),
    ].reduce<Utterance[]>(joined, [])
    const endMs = Math.max(...utterances.map((utterance) => utterance.endMs))
    if (endMs > (this.#steps.at(-1)?.endMs ?? Number.NEGATIVE_INFINITY) && this.#steps.length < MAX_STEPS)
      this.#steps.push({ endMs, atMs })
    const tokens = utterances.map(({ text }) => figureTokensOf(text))
    this.#show(tokens.flat(), atMs)
    this.#open = undefined
    for (const [at, utterance] of utterances.entries()) {
      const { text, concluded: length, concludedMs } = utterance
      const isLast = at === utterances.length - 1
      if (length === text.length && (!isLast || endsSentence(text)))
        this.#close(utterance, tokens[at]?.length ?? 0)
      else {
        if (length > 0) this.#open = { ...utterance, text: text.slice(0, length), endMs: concludedMs }
        break
      }
    }
  }

  /** Ends a stream: text that is still tentative is dropped, and times begin anew. */
  end(): void {
    if (this.#open !== undefined) this.#close(this.#open, figureTokensOf(this.#open.text).length)
    this.#open = undefined
    this.#shown = []
    this.#steps = []
  }

  /** Figures so far, of utterances that are complete. */
  get figures(): LineFigures {
    const { words, tokens, erased, speechMs, laalMs, utterances } = this.#sums
    const [firstWord, settled] = [this.#firstWord.spread, this.#settled.spread]
    return {
      words,
      ...(firstWord !== undefined && { firstWord }),
      ...(settled !== undefined && { settled }),
      ...(utterances > 0 && { laalMs: Math.round(laalMs / utterances) }),
      ...(tokens > 0 && { erasure: Math.round((erased / tokens) * 1000) / 1000 }),
      ...(speechMs > 0 && { wordsPerMinute: Math.round((words * 60_000) / speechMs) }),
    }
  }

  #show(tokens: readonly FigureToken[], atMs: number): void {
    const common = commonPrefix(this.#shown.map(textOf), tokens.map(textOf))
    this.#sums.erased += this.#shown.length - common
    this.#shown = [
      ...this.#shown.slice(0, common),
      ...tokens.slice(common).map((token) => ({ ...token, sinceMs: atMs })),
    ]
  }

  /** @param length number of its tokens, which are the first ones on the screen */
  #close({ startMs, endMs }: Utterance, length: number): void {
    const tokens = this.#shown.slice(0, length)
    this.#shown = this.#shown.slice(length)
    const words = tokens.filter(({ isWord }) => isWord)
    const delaysMs = words.map(({ sinceMs }) => sinceMs - startMs)
    const speechMs = endMs - startMs
    const lagging = laal(delaysMs, speechMs)
    const first = this.#steps.find((step) => step.endMs > startMs)
    this.#steps = this.#steps.filter((step) => step.endMs > endMs)
    this.#sums.tokens += tokens.length
    if (lagging === undefined) return
    if (first !== undefined) this.#firstWord.add(first.atMs - startMs)
    this.#sums.words += words.length
    this.#sums.speechMs += speechMs
    this.#sums.laalMs += lagging
    this.#sums.utterances += 1
    this.#onFinal?.({ words: words.map(textOf), delaysMs, speechMs })
  }
}

const textOf = ({ text }: FigureToken): string => text

const utteranceOf = ({ text, startTime, endTime }: Segment, isConcluded: boolean): Utterance => ({
  text,
  startMs: startTime,
  endMs: endTime,
  concluded: isConcluded ? text.length : 0,
  concludedMs: endTime,
})

/** Adds text to the last utterance, or begins another one, as captions do. */
function joined(utterances: Utterance[], next: Utterance): Utterance[] {
  const last = utterances.at(-1)
  if (
    last === undefined ||
    next.startMs - last.endMs >= PAUSE_MS ||
    endsSentence(last.text) ||
    last.text.length > LONG_TEXT
  )
    return [...utterances, next]
  const text = last.text + next.text
  const endMs = Math.max(last.endMs, next.endMs)
  const continued =
    next.concluded > 0
      ? { ...last, text, endMs, concluded: text.length, concludedMs: endMs }
      : { ...last, text, endMs }
  return [...utterances.slice(0, -1), continued]
}
