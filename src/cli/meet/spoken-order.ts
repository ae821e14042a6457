import type { Clock } from '../../core/base/clock.ts'
import { type Side, sides } from '../../core/voice/sides.ts'

/** A line and when its words were spoken, in milliseconds of the meeting. */
export interface SpokenLine {
  readonly startMs: number
  readonly line: string
}

/** A line waits this long for earlier words of the other side. */
const MAX_WAIT_MS = 3000

/** Prints lines of both sides in the order in which they were spoken: one waits for earlier words of the other side. */
export class SpokenOrder {
  readonly #clock: Clock
  readonly #print: (line: string) => void
  #waiting: (SpokenLine & { readonly side: Side; readonly until: number })[] = []
  /** Start of the earliest tentative words, by language. */
  readonly #tentative: Readonly<Record<Side, Map<string, number>>> = { mine: new Map(), theirs: new Map() }

  constructor(clock: Clock, print: (line: string) => void) {
    this.#clock = clock
    this.#print = print
  }

  /** @param tentativeMs start of the words in this language that are not concluded yet; undefined if there are none */
  update(side: Side, language: string, lines: readonly SpokenLine[], tentativeMs: number | undefined): void {
    if (tentativeMs === undefined) this.#tentative[side].delete(language)
    else this.#tentative[side].set(language, tentativeMs)
    this.add(side, lines)
  }

  add(side: Side, lines: readonly SpokenLine[]): void {
    const until = this.#clock.now() + MAX_WAIT_MS
    if (lines.length > 0) this.#clock.after(MAX_WAIT_MS, () => this.#release())
    this.#waiting.push(...lines.map((line) => ({ ...line, side, until })))
    this.#release()
  }

  /** A side has ended: its tentative words hold nothing back any more. */
  end(side: Side): void {
    this.#tentative[side].clear()
    this.#release()
  }

  #release(): void {
    const now = this.#clock.now()
    const sorted = this.#waiting.toSorted((a, b) => a.startMs - b.startMs)
    const blocked = sorted.findIndex(
      ({ side, startMs, until }) => until > now && startMs > this.#earliestBeside(side),
    )
    const count = blocked === -1 ? sorted.length : blocked
    this.#waiting = sorted.slice(count)
    for (const { line } of sorted.slice(0, count)) this.#print(line)
  }

  #earliestBeside(side: Side): number {
    return Math.min(...sides.flatMap((other) => (other === side ? [] : [...this.#tentative[other].values()])))
  }
}
