import type { Clock } from '../../../src/core/base/clock.ts'
import { SOURCE } from '../../../src/core/session/library/session-schema.ts'
import {
  applyUpdate,
  type Caption,
  captionAt,
  captionsFrom,
  emptyTranscript,
  type TranscriptUpdate,
} from '../../../src/core/voice/receiving/transcript.ts'
import type { ShownText } from './simulstream-log.ts'

/** Collects the captions of a measured session with their times. */
export class MeasuredTexts {
  readonly #clock: Pick<Clock, 'now'>
  readonly #shown = new Map<string, ShownText[]>()
  readonly #lagsMs = new Map<string, number[]>()
  #transcript = emptyTranscript
  /** Clock time of the beginning of the recording. */
  #beganAt = 0
  #endedAt = 0

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  phase(phase: string): void {
    if (phase === 'draining') this.#endedAt = this.#clock.now()
  }

  update(update: TranscriptUpdate, lagMs: number): void {
    const { target: line = SOURCE, concluded, tentative } = update
    this.#transcript = applyUpdate(this.#transcript, update)
    const ends = [...concluded, ...tentative].map(({ endTime }) => endTime)
    if (ends.length === 0) return
    const atMs = Math.max(...ends) + lagMs
    this.#beganAt = this.#clock.now() - atMs
    this.#shown.set(line, [...(this.#shown.get(line) ?? []), { text: this.#textOf(line), atMs }])
    this.#lagsMs.set(line, [
      ...(this.#lagsMs.get(line) ?? []),
      ...concluded.map(({ endTime }) => Math.round(Math.max(0, atMs - endTime))),
    ])
  }

  /** Duration of the recording. */
  get audioMs(): number {
    return Math.max(0, this.#endedAt - this.#beganAt)
  }

  /** The recognised language of the beginning. */
  get language(): string | undefined {
    return captionAt(this.#transcript, 0)?.language
  }

  /** Lag of every final segment by line. */
  get lagsMs(): Readonly<Record<string, readonly number[]>> {
    return Object.fromEntries(this.#lagsMs)
  }

  /** Final text by line. */
  get texts(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.#shown.keys()].map((line) => [line, this.#textOf(line)]))
  }

  /** Successive texts of a line. */
  shown(line: string): readonly ShownText[] {
    return this.#shown.get(line) ?? []
  }

  #textOf(line: string): string {
    const read = ({ source, targets }: Caption) => (line === SOURCE ? source : targets[line])
    return captionsFrom(this.#transcript)
      .map((caption) => read(caption))
      .map((text) => `${text?.concluded ?? ''}${text?.tentative ?? ''}`.trim())
      .filter((text) => text !== '')
      .join(' ')
  }
}
