import { safeFileName } from '../../core/areas/documents/file-name.ts'
import { GrowingText, type TextEvent } from '../../core/audience/text-file/growing-text.ts'
import type { Clock } from '../../core/base/clock.ts'
import { localMinute } from '../../core/session/library/export/times.ts'
import { TextFileWriter } from './text-file-writer.ts'

/** Interval of checks for due lines and for files that can be written again. */
const TICK_MS = 1000

interface SessionTextOptions {
  readonly folder: string
  readonly startedAt: number
  /** Captions and gaps from before. */
  readonly earlier: readonly TextEvent[]
  readonly clock: Clock
  /** Called after each write, with the reason if it failed. */
  readonly wrote: (problem: string | undefined) => void
}

/** The text file of one session. */
export class SessionText {
  readonly #options: SessionTextOptions
  readonly #text = new GrowingText()
  readonly #writer: TextFileWriter
  #earlier: readonly TextEvent[]
  #stopTicking: (() => void) | undefined
  #isOver = false
  #isDropped = false

  constructor(options: SessionTextOptions) {
    const { folder, startedAt, earlier } = options
    this.#options = options
    this.#earlier = earlier
    this.#writer = new TextFileWriter(folder, safeFileName(`${localMinute(startedAt).replace(':', '.')}.txt`))
    this.#writer.add(GrowingText.head(startedAt))
  }

  /** Whether everything has been written. */
  get isDone(): boolean {
    return this.#isOver && !this.#writer.isWaiting
  }

  apply(events: readonly TextEvent[]): void {
    const all = [...this.#earlier, ...events]
    this.#earlier = []
    this.#isOver ||= events.some((event) => event.kind === 'session' && event.state === 'ended')
    this.#writer.add(this.#text.apply(all, this.#options.clock.now()))
    void this.#flush()
  }

  /** Ends the text and writes the rest. */
  async end(): Promise<void> {
    this.#isOver = true
    this.#writer.add(this.#text.rest(Number.POSITIVE_INFINITY))
    await this.#flush()
    this.drop()
  }

  drop(): void {
    this.#isDropped = true
    this.#stopTicking?.()
  }

  async #flush(): Promise<void> {
    this.#stopTicking?.()
    const isNews = this.#writer.isWaiting
    const problem = await this.#writer.flush()
    if (isNews) this.#options.wrote(problem)
    if (this.#isDropped) return
    if (this.#writer.isWaiting || (this.#text.isWaiting && !this.#isOver)) this.#tick()
  }

  #tick(): void {
    const { clock } = this.#options
    this.#stopTicking?.()
    this.#stopTicking = clock.after(TICK_MS, () => {
      this.#writer.add(this.#text.rest(clock.now()))
      void this.#flush()
    })
  }
}
