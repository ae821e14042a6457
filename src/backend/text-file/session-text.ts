import type { Clock } from '../../core/base/clock.ts'
import { safeFileName } from '../../core/documents/file-name.ts'
import { localMinute } from '../../core/library/export/times.ts'
import type { KeptCaption, Recording } from '../../core/library/session-schema.ts'
import { GrowingText } from '../../core/text-file/growing-text.ts'
import { TextFileWriter } from './text-file-writer.ts'

/** Interval of checks for due lines and for files that can be written again. */
const TICK_MS = 1000

interface SessionTextOptions {
  readonly folder: string
  readonly startedAt: number
  /** Captions that were stored before. */
  readonly earlier: readonly KeptCaption[]
  readonly clock: Clock
  /** Called after each write, with the reason if it failed. */
  readonly wrote: (problem: string | undefined) => void
}

/** The text file of one session. */
export class SessionText {
  readonly #options: SessionTextOptions
  readonly #text = new GrowingText()
  readonly #writer: TextFileWriter
  #earlier: readonly KeptCaption[]
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

  take(recording: Recording): void {
    const captions = [...this.#earlier, ...recording.captions]
    this.#earlier = []
    this.#isOver = recording.endedAt !== undefined
    this.#writer.add(this.#text.take({ ...recording, captions }, this.#options.clock.now()))
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
