import { type CaptionText, endsSentence } from '../../voice/receiving/transcript.ts'
import type { CalmPlace } from './calm-place.ts'
import { alignWords, splitWords } from './calm-words.ts'

/** A word of the newest tentative text. */
interface Word {
  readonly text: string
  /** Updates in a row that contained it. */
  readonly updates: number
  /** When it, or a word that it replaced unseen, arrived; undefined once it is shown. */
  readonly waitsSince: number | undefined
}

/** One line of a caption on its way to the reader. Times are of any one clock, in milliseconds. */
export interface CalmText {
  /** The newest text. */
  readonly received: CaptionText
  /** The text for the reader: everything concluded, and a part of a tentative text that was received. */
  readonly shown: CaptionText
  /** When to look again if no text arrives before; undefined if nothing waits. */
  readonly lookAt: number | undefined
  readonly words: readonly Word[]
  /** When the newest text first contradicted the shown one; undefined if it does not. */
  readonly contradictedSince: number | undefined
}

const NO_TEXT: CaptionText = { concluded: '', tentative: '' }

export const emptyCalmText: CalmText = {
  received: NO_TEXT,
  shown: NO_TEXT,
  lookAt: undefined,
  words: [],
  contradictedSince: undefined,
}

const isSameText = (a: CaptionText, b: CaptionText): boolean =>
  a.concluded === b.concluded && a.tentative === b.tentative && a.isUnfinished === b.isUnfinished

/**
 * Takes in the newest text of a line. What is concluded is shown at once; of the rest, words that are likely to
 * change wait, and words that were read stay until the newest text has contradicted them for long.
 */
export function takeText(line: CalmText, received: CaptionText, place: CalmPlace, now: number): CalmText {
  if (isSameText(line.received, received)) return lookAgain(line, place, now)
  if (!received.concluded.startsWith(line.received.concluded))
    return takeText(emptyCalmText, received, place, now)
  const more = received.concluded.slice(line.received.concluded.length)
  const concluded = splitWords(more)
  const aged = age(line.words, [...concluded, ...splitWords(received.tentative)], now)
  const words = aged.slice(concluded.length)
  return look({ ...line, received, words }, remaining(line.shown.tentative, more, words), place, now)
}

/** Shows what has waited long enough. */
export const lookAgain = (line: CalmText, place: CalmPlace, now: number): CalmText =>
  line.lookAt === undefined || now < line.lookAt ? line : look(line, line.shown.tentative, place, now)

/** Carries over from the earlier words what is known of them. */
function age(before: readonly Word[], now: readonly string[], at: number): Word[] {
  const places = alignWords(
    before.map(({ text }) => text),
    now,
  )
  const kept = new Set(places)
  let next = 0
  return now.map((text, i) => {
    const place = places[i]
    const known = before[place ?? -1]
    // A word in place of one that was never shown has waited for as long.
    const replaced = known === undefined && !kept.has(next) ? before[next] : undefined
    if (known !== undefined || replaced !== undefined) next = (place ?? next) + 1
    if (known !== undefined) return { ...known, text, updates: known.updates + 1 }
    return { text, updates: 1, waitsSince: replaced?.waitsSince ?? at }
  })
}

/** The part of a shown tentative text that stays on the screen once `concluded` is concluded. */
function remaining(shown: string, concluded: string, words: readonly Word[]): string {
  if (shown.startsWith(concluded)) return shown.slice(concluded.length)
  return textOf(words, shownEnd(words))
}

const textOf = (words: readonly Word[], end: number): string =>
  words
    .slice(0, end)
    .map(({ text }) => text)
    .join('')

const shownEnd = (words: readonly Word[]): number =>
  words.findLastIndex(({ waitsSince }) => waitsSince === undefined) + 1

/** Decides what is shown, given the tentative text on the screen. */
function look(line: CalmText, onScreen: string, place: CalmPlace, now: number): CalmText {
  const { received } = line
  const isContradicted = !received.tentative.startsWith(onScreen)
  const words = isContradicted ? line.words : withShown(line.words, onScreen.length, now)
  const dueEnd =
    words.findLastIndex(({ waitsSince }) => waitsSince !== undefined && now >= waitsSince + place.maxWaitMs) +
    1
  const unready = words.findIndex(
    ({ updates, waitsSince }, i) =>
      waitsSince !== undefined && (updates < place.updates || words.length - 1 - i < place.wordsAfter),
  )
  const readyEnd = Math.max(dueEnd, unready === -1 ? words.length : unready)
  const contradictedSince = isContradicted ? (line.contradictedSince ?? now) : undefined
  if (contradictedSince !== undefined) {
    const isOver = dueEnd > 0 || now >= contradictedSince + place.maxWaitMs || hasMovedOn(received, onScreen)
    if (!isOver) return settle(line, onScreen, words, contradictedSince, place)
  }
  const end = isContradicted ? Math.max(readyEnd, shownEnd(words)) : readyEnd
  const wanted = textOf(words, end)
  const tentative = !isContradicted && onScreen.length > wanted.length ? onScreen : wanted
  return settle(line, tentative, withShown(words, tentative.length, now), undefined, place)
}

/** Marks the words that end within the first characters as shown, and those behind them as waiting. */
function withShown(words: readonly Word[], characters: number, now: number): readonly Word[] {
  let length = 0
  return words.map((word) => {
    length += word.text.length
    const waitsSince = length <= characters ? undefined : (word.waitsSince ?? now)
    return waitsSince === word.waitsSince ? word : { ...word, waitsSince }
  })
}

/** Whether the sentence has ended before words that are shown: those belong to the next caption now. */
const hasMovedOn = ({ concluded, tentative }: CaptionText, onScreen: string): boolean =>
  tentative.length < onScreen.length && endsSentence(concluded + tentative)

function settle(
  line: CalmText,
  tentative: string,
  words: readonly Word[],
  contradictedSince: number | undefined,
  { maxWaitMs }: CalmPlace,
): CalmText {
  const shown = { ...line.received, tentative }
  const waits = words.flatMap(({ waitsSince }) => waitsSince ?? [])
  const first = Math.min(contradictedSince ?? Number.POSITIVE_INFINITY, ...waits)
  return {
    received: line.received,
    shown: isSameText(shown, line.shown) ? line.shown : shown,
    lookAt: first === Number.POSITIVE_INFINITY ? undefined : first + maxWaitMs,
    words,
    contradictedSince,
  }
}
