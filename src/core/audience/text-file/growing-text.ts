import { gapMark, languageLabelOf, lineOf, speakerOf } from '../../session/library/export/content.ts'
import { localMinute, shortTime } from '../../session/library/export/times.ts'
import type { FeedDraft, FeedEventOf } from '../feed/feed-events.ts'
import { type Concluded, GrowingLines } from '../feed/growing-lines.ts'

/** Events of one session; of those that are no text, nothing is read. */
export type TextEvent = FeedDraft | FeedEventOf<'missed'>
type Gap = Extract<TextEvent, { kind: 'gap' }>
type Sides = Extract<TextEvent, { kind: 'session' }>['sides']

const keyOfGap = ({ side, fromMs }: Gap): string => `${side} ${fromMs}`

/** A session as append-only text. */
export class GrowingText {
  readonly #lines = new GrowingLines()
  readonly #writtenGaps = new Set<string>()
  readonly #gaps = new Map<string, Gap>()
  #sides: Sides

  static head(startedAt: number): string {
    return `${localMinute(startedAt)}\n\n`
  }

  /** Whether a line waits to be written. */
  get isWaiting(): boolean {
    return this.#lines.isWaiting
  }

  /**
   * Corrections are not taken in: what was written stays. An arrow and their time say where late captions belong.
   *
   * @param now monotonic milliseconds
   * @returns text to append to the file
   */
  apply(events: readonly TextEvent[], now: number): string {
    let isOver = false
    const late: string[] = []
    for (const event of events) {
      if (event.kind === 'concluded' && !event.isCorrection) {
        if (event.isLate) late.push(...this.#lineOf(event).map((line) => `↑ ${line}\n`))
        else this.#lines.enter(event, now)
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

  #write(isOver: boolean, now: number): string {
    const due = this.#lines.due(isOver, now)
    const lines = due.flatMap((event) => [...this.#gapsUntil(event.caption.startMs), ...this.#lineOf(event)])
    const rest = isOver ? this.#gapsUntil(Number.POSITIVE_INFINITY) : []
    return [...lines, ...rest].map((line) => `${line}\n`).join('')
  }

  #lineOf(event: Concluded): string[] {
    const { caption, line } = event
    const rest = this.#lines.write(event)
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
