import { codeOf, gapMark, lineOf, speakerOf } from '../library/export/content.ts'
import { localMinute, shortTime } from '../library/export/times.ts'
import { type KeptCaption, type KeptGap, type Recording, SOURCE } from '../library/session-schema.ts'
import { endsSentence } from '../voice/receiving/transcript.ts'

/** A line that has not grown for this long is written, even in the middle of a sentence. */
export const QUIET_MS = 5000

/** One language of a caption. */
interface OpenLine {
  readonly index: number
  readonly line: string
  readonly caption: KeptCaption
  readonly text: string
  /** Time of its last change. */
  readonly since: number
}

/** The sides of a meeting go on to their next captions independently. */
const languageOf = ({ side }: KeptCaption, line: string): string => `${side} ${line}`
const keyOfGap = ({ side, fromMs }: KeptGap): string => `${side} ${fromMs}`

type Told = Pick<Recording, 'sides' | 'captions' | 'gaps' | 'endedAt'>

const textOf = ({ source, targets }: KeptCaption, line: string): string =>
  (line === SOURCE ? source : targets[line]) ?? ''

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
  #sides: Told['sides']
  #gaps: readonly KeptGap[] = []

  static head(startedAt: number): string {
    return `${localMinute(startedAt)}\n\n`
  }

  /** Whether a line waits to be written. */
  get isWaiting(): boolean {
    return this.#open.size > 0
  }

  /**
   * @param now monotonic milliseconds
   * @returns text to append to the file
   */
  take({ sides, captions, gaps, endedAt }: Told, now: number): string {
    for (const caption of captions)
      for (const line of [SOURCE, ...Object.keys(caption.targets)]) this.#enter(caption, line, now)
    this.#gaps = gaps
    this.#sides = sides
    return this.#write(endedAt !== undefined, now)
  }

  /** Lines that are due because nothing more has arrived. */
  rest(now: number): string {
    return this.#write(false, now)
  }

  #enter(caption: KeptCaption, line: string, now: number): void {
    const { index } = caption
    const key = `${index} ${line}`
    const text = textOf(caption, line)
    if (text === '') return
    const language = languageOf(caption, line)
    this.#last.set(language, Math.max(index, this.#last.get(language) ?? 0))
    if (text.length <= (this.#written.get(key) ?? 0)) return
    const before = this.#open.get(key)
    const since = before?.text === text ? before.since : now
    this.#open.set(key, { index, line, caption, text, since })
  }

  #write(isOver: boolean, now: number): string {
    const due = [...this.#open.values()]
      .filter(
        ({ index, line, caption, text, since }) =>
          isOver ||
          endsSentence(text) ||
          (this.#last.get(languageOf(caption, line)) ?? 0) > index ||
          now - since >= QUIET_MS,
      )
      .toSorted((a, b) => a.index - b.index)
    const lines = due.flatMap((open) => [...this.#gapsUntil(open.caption.startMs), ...this.#lineOf(open)])
    const rest = isOver ? this.#gapsUntil(Number.POSITIVE_INFINITY) : []
    return [...lines, ...rest].map((line) => `${line}\n`).join('')
  }

  #lineOf({ index, line, caption, text }: OpenLine): string[] {
    const key = `${index} ${line}`
    const from = this.#written.get(key) ?? 0
    this.#written.set(key, text.length)
    this.#open.delete(key)
    const more = {
      ...caption,
      originals: {},
      source: text.slice(from),
      targets: { [line]: text.slice(from) },
    }
    const words = lineOf(more, line)
    const code = codeOf(more, line)
    if (words === '') return []
    const speaker = speakerOf({ sides: this.#sides }, caption)
    const label = speaker === '' ? code : code === '' ? speaker : `${speaker} (${code})`
    return [`[${shortTime(caption.startMs)}] ${label === '' ? words : `${label}: ${words}`}`]
  }

  /** Lost speech before a moment. A gap that nothing follows yet may still grow. */
  #gapsUntil(ms: number): string[] {
    return this.#gaps
      .filter((gap) => gap.toMs <= ms && !this.#writtenGaps.has(keyOfGap(gap)))
      .map((gap) => {
        this.#writtenGaps.add(keyOfGap(gap))
        const speaker = speakerOf({ sides: this.#sides }, gap)
        return `[${shortTime(gap.fromMs)}] ${speaker === '' ? '' : `${speaker}: `}${gapMark(gap)}`
      })
  }
}
