import {
  type CaptionText,
  captionAt,
  captionCount,
  emptyTranscript,
  type Transcript,
} from '../../voice/receiving/transcript.ts'

/** A text that a line received, at a time in milliseconds. */
export interface CalmUpdate {
  readonly at: number
  readonly text: CaptionText
}

/** Lines whose updates are kept: the latest minutes. A replay must not be felt in the page. */
const MAX_LINES = 60

/**
 * The latest lines of one session and when their texts arrived, so that the delay of every place of the slider can
 * be found by replay once somebody asks for it.
 */
export class CalmRecord {
  #before: Transcript = emptyTranscript
  readonly #lines = new Map<string, CalmUpdate[]>()

  update(transcript: Transcript, at: number): void {
    const { growing, settled } = this.#before
    if (captionCount(transcript) === 0) this.#lines.clear()
    if (transcript.growing === growing && transcript.settled === settled) return
    for (const index of new Set([...growing.keys(), ...transcript.growing.keys()])) {
      const caption = captionAt(transcript, index)
      if (caption === undefined) continue
      this.#takeLine(`${index}`, caption.source, at)
      for (const [target, text] of Object.entries(caption.targets))
        this.#takeLine(`${index} ${target}`, text, at)
    }
    this.#before = transcript
  }

  get lines(): readonly (readonly CalmUpdate[])[] {
    return [...this.#lines.values()]
  }

  #takeLine(name: string, text: CaptionText, at: number): void {
    const line = this.#lines.get(name)
    const last = line?.at(-1)?.text
    if (last?.concluded === text.concluded && last.tentative === text.tentative) return
    if (line !== undefined) return void line.push({ at, text })
    this.#lines.set(name, [{ at, text }])
    const [oldest] = this.#lines.keys()
    if (this.#lines.size > MAX_LINES && oldest !== undefined) this.#lines.delete(oldest)
  }
}
