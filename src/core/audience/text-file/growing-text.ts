import { gapMark, languageLabelOf, lineOf, speakerOf } from '../../session/library/export/content.ts'
import { localMinute, shortTime } from '../../session/library/export/times.ts'
import { SOURCE } from '../../session/library/session-schema.ts'
import { endsSentence } from '../../voice/receiving/transcript.ts'
import type { FeedDraft, FeedEventOf } from '../feed/feed-events.ts'

/** A line that has not grown for this long is written, even in the middle of a sentence. */
export const QUIET_MS = 5000

/** Events of one session; of those that are no text, nothing is read. */
export type TextEvent = FeedDraft | FeedEventOf<'missed'>
type Concluded = Extract<TextEvent, { kind: 'concluded' }>
type Gap = Extract<TextEvent, { kind: 'gap' }>
type Sides = Extract<TextEvent, { kind: 'session' }>['sides']

interface OpenLine {
  readonly event: Concluded
  /** Time of its last change. */
  readonly since: number
}

/** The sides of a meeting go on to their next captions independently. */
const languageOf = ({ caption, line }: Concluded): string => `${caption.side} ${line}`
const keyOfLine = ({ caption, line }: Concluded): string => `${caption.index} ${line}`
const keyOfGap = ({ side, fromMs }: Gap): string => `${side} ${fromMs}`

/**
 * A session as append-only text. A line is written when its sentence is over, when its language has gone on
 * to the next caption, or when nothing has arrived for a while.
 */
export class GrowingText {
  readonly #open = new Map<string, OpenLine>()
  /** Length of the written part, by line of a caption. */
  readonly #written = new Map<string, number>()
  /** The last non-empty caption, by language of a side. */
  readonly #last = new Map<string, number>()
  readonly #writtenGaps = new Set<string>()
  readonly #gaps = new Map<string, Gap>()
  #sides: Sides

  static head(startedAt: number): string {
    return `${localMinute(startedAt)}\n\n`
  }

  /** Whether a line waits to be written. */
  get isWaiting(): boolean {
    return this.#open.size > 0
  }

  /**
   * Corrections are not taken in: what was written stays. An arrow and their time say where late captions belong.
   *
   * @param now monotonic milliseconds
   * @returns text to append to the file
   */
  take(events: readonly TextEvent[], now: number): string {
    let isOver = false
    const late: string[] = []
    for (const event of events) {
      if (event.kind === 'concluded' && !event.isCorrection) {
        if (event.isLate) late.push(...this.#lineOf(event).map((line) => `↑ ${line}\n`))
        else this.#enter(event, now)
      }
      if (event.kind === 'gap') {
        if (event.isWithdrawn) this.#gaps.delete(keyOfGap(event))
        else this.#gaps.set(keyOfGap(event), event)
      }
      if (event.kind !== 'session') continue
      this.#sides = event.sides
      isOver = event.state === 'ended'
    }
    return late.join('') + this.#write(isOver, now)
  }

  /** Lines that are due because nothing more has arrived. */
  rest(now: number): string {
    return this.#write(false, now)
  }

  #enter(event: Concluded, now: number): void {
    const { caption, text } = event
    const key = keyOfLine(event)
    const language = languageOf(event)
    this.#last.set(language, Math.max(caption.index, this.#last.get(language) ?? 0))
    if (text.length <= (this.#written.get(key) ?? 0)) return
    const before = this.#open.get(key)
    this.#open.set(key, { event, since: before?.event.text === text ? before.since : now })
  }

  #write(isOver: boolean, now: number): string {
    const due = [...this.#open.values()]
      .filter(
        ({ event, since }) =>
          isOver ||
          endsSentence(event.text) ||
          (this.#last.get(languageOf(event)) ?? 0) > event.caption.index ||
          now - since >= QUIET_MS,
      )
      .map(({ event }) => event)
      .toSorted((a, b) => a.caption.index - b.caption.index)
    const lines = due.flatMap((event) => [...this.#gapsUntil(event.caption.startMs), ...this.#lineOf(event)])
    const rest = isOver ? this.#gapsUntil(Number.POSITIVE_INFINITY) : []
    return [...lines, ...rest].map((line) => `${line}\n`).join('')
  }

  #lineOf(event: Concluded): string[] {
    const { caption, line, text, isUnfinished } = event
    const key = keyOfLine(event)
    const more = text.slice(this.#written.get(key) ?? 0)
    this.#written.set(key, text.length)
    this.#open.delete(key)
    const rest = {
      ...caption,
      originals: {},
      source: line === SOURCE ? more : '',
      targets: { [line]: more },
      ...(isUnfinished && { unfinished: [line] }),
    }
    const words = lineOf(rest, line)
    const code = languageLabelOf(rest, line)
    if (words === '') return []
    const speaker = speakerOf({ sides: this.#sides }, caption)
    const label = speaker === '' ? code : code === '' ? speaker : `${speaker} (${code})`
    return [`[${shortTime(caption.startMs)}] ${label === '' ? words : `${label}: ${words}`}`]
  }

  /** Lost speech before a moment. A gap that nothing follows yet may still grow. */
  #gapsUntil(ms: number): string[] {
    return [...this.#gaps.values()]
      .filter((gap) => gap.toMs <= ms && !this.#writtenGaps.has(keyOfGap(gap)))
      .map((gap) => {
        this.#writtenGaps.add(keyOfGap(gap))
        const speaker = speakerOf({ sides: this.#sides }, gap)
        return `[${shortTime(gap.fromMs)}] ${speaker === '' ? '' : `${speaker}: `}${gapMark(gap)}`
      })
  }
}
