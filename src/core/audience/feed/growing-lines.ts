import { SOURCE, type StoredCaptionView } from '../../session/library/session-schema.ts'
import { endsSentence } from '../../voice/receiving/transcript.ts'
import type { DraftOf } from './feed-events.ts'

/** A line that has not grown for this long is due, even in the middle of a sentence. */
export const QUIET_MS = 5000

export type Concluded = DraftOf<'concluded'>

interface OpenLine {
  readonly event: Concluded
  /** Time of its last change. */
  readonly since: number
}

/** The sides of a meeting go on to their next captions independently. */
const languageOf = ({ caption, line }: Concluded): string => `${caption.side} ${line}`
const keyOf = ({ caption, line }: Concluded): string => `${caption.index} ${line}`

/**
 * Concluded lines, for outlets that cannot take text back. A line is due when its sentence is over, when its language
 * has gone on to the next caption, or when nothing has arrived for a while.
 */
export class GrowingLines {
  readonly #open = new Map<string, OpenLine>()
  /** Length of the written part, by line of a caption. */
  readonly #written: Map<string, number>
  /** The last non-empty caption, by language of a side. */
  readonly #last = new Map<string, number>()

  /** @param written the written parts of an earlier run */
  constructor(written: Iterable<readonly [line: string, length: number]> = []) {
    this.#written = new Map(written)
  }

  /** Whether a line waits to be due. */
  get isWaiting(): boolean {
    return this.#open.size > 0
  }

  /** Lengths of the written parts, in the order of their first writing. */
  get written(): readonly (readonly [line: string, length: number])[] {
    return [...this.#written]
  }

  /** @param now monotonic milliseconds */
  enter(event: Concluded, now: number): void {
    const { caption, text } = event
    const key = keyOf(event)
    const language = languageOf(event)
    this.#last.set(language, Math.max(caption.index, this.#last.get(language) ?? 0))
    if (text.length <= (this.#written.get(key) ?? 0)) return
    const before = this.#open.get(key)
    this.#open.set(key, { event, since: before?.event.text === text ? before.since : now })
  }

  /** @param isOver whether nothing more comes, so that every line is due */
  due(isOver: boolean, now: number): readonly Concluded[] {
    return [...this.#open.values()]
      .filter(
        ({ event, since }) =>
          isOver ||
          endsSentence(event.text) ||
          (this.#last.get(languageOf(event)) ?? 0) > event.caption.index ||
          now - since >= QUIET_MS,
      )
      .map(({ event }) => event)
      .toSorted((a, b) => a.caption.index - b.caption.index)
  }

  /** The part of a line that was not written yet; it counts as written from now on. */
  write(event: Concluded): StoredCaptionView {
    const { caption, line, text, isUnfinished } = event
    const key = keyOf(event)
    const more = text.slice(this.#written.get(key) ?? 0)
    this.#written.set(key, text.length)
    this.#open.delete(key)
    return {
      ...caption,
      originals: {},
      source: line === SOURCE ? more : '',
      targets: { [line]: more },
      ...(isUnfinished && { unfinished: [line] }),
    }
  }
}
