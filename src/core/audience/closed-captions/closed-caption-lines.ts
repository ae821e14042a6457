import { isSameLanguage } from '../../languages/codes.ts'
import { baseLanguage } from '../../languages/voice-language-codes.ts'
import { lineOf, speakerOf } from '../../session/library/export/content.ts'
import { wrap } from '../../session/library/export/wrap.ts'
import { SOURCE } from '../../session/library/session-schema.ts'
import type { DraftOf, FeedDraft, FeedEventOf } from '../feed/feed-events.ts'
import { type Concluded, GrowingLines } from '../feed/growing-lines.ts'

type SessionEvent = DraftOf<'session'>
type Written = GrowingLines['written']

/** Number of lines of which the written part is remembered: more do not grow at a time. */
const MAX_WRITTEN = 50

/** The part of a session that was given out, after which a later run of the app goes on. */
export interface LinesSoFar {
  readonly session: string
  readonly written: Written
}

/** The captions of one language of a session, in two lines at most each, as subtitles have them. */
export class ClosedCaptionLines {
  readonly #language: string
  readonly #session: string
  readonly #lines: GrowingLines
  /** Captions before this one were given out by an earlier run. */
  readonly #from: number
  #state: SessionEvent | undefined

  constructor(session: string, language: string, before?: LinesSoFar) {
    const written = before?.session === session ? before.written : []
    this.#session = session
    this.#language = language
    this.#lines = new GrowingLines(written)
    const indices = written.map(([key]) => Number.parseInt(key, 10))
    this.#from = indices.length === 0 ? 0 : Math.min(...indices)
  }

  get soFar(): LinesSoFar {
    return { session: this.#session, written: this.#lines.written.slice(-MAX_WRITTEN) }
  }

  /** Whether a line waits to be due. */
  get isWaiting(): boolean {
    return this.#lines.isWaiting
  }

  /**
   * Corrections and late captions are left out: nobody would see where they belong.
   *
   * @param now monotonic milliseconds
   * @returns captions that are due, each as its lines
   */
  apply(events: readonly (FeedDraft | FeedEventOf<'missed'>)[], now: number): readonly (readonly string[])[] {
    for (const event of events) {
      if (event.kind === 'session') this.#state = event
      if (event.kind === 'concluded' && this.#isWanted(event)) this.#lines.enter(event, now)
    }
    return this.rest(now)
  }

  /** Captions that are due because nothing more has arrived. */
  rest(now: number): readonly (readonly string[])[] {
    return this.#lines.due(this.#state?.state === 'ended', now).flatMap((event) => {
      const part = this.#lines.write(event)
      const words = lineOf(part, event.line)
      if (words === '') return []
      const speaker = speakerOf({ sides: this.#state?.sides }, event.caption)
      return wrap([speaker === '' ? words : `${speaker}: ${words}`])[0] ?? []
    })
  }

  /** A translation into the language, or what was said in it where it is not translated. */
  #isWanted({ caption, line, isLate, isCorrection }: Concluded): boolean {
    if (isLate || isCorrection || caption.index < this.#from) return false
    if (line !== SOURCE) return isSameLanguage(line, this.#language)
    const { language, side } = caption
    const { targets } = (side && this.#state?.sides?.[side]) ?? this.#state ?? { targets: [] }
    return (
      language !== undefined &&
      isSameLanguage(baseLanguage(language), baseLanguage(this.#language)) &&
      !targets.some((target) => isSameLanguage(target, this.#language))
    )
  }
}
