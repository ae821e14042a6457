import { createHash } from 'node:crypto'

/** Where something happens, from the user to the service. */
export const lanes = ['you', 'page', 'host', 'disk', 'network', 'service'] as const
export type Lane = (typeof lanes)[number]

export interface TraceEvent {
  /** Time on the simulation's clock, in milliseconds. */
  readonly atMs: number
  readonly from: Lane
  /** The same lane where nothing is passed on. */
  readonly to: Lane
  readonly what: string
}

/** Everything that happens in a run, as lines that are the same for the same seed on every computer. */
export class Trace {
  readonly #hash = createHash('sha256')
  readonly #now: () => number
  readonly #isKept: boolean
  readonly events: TraceEvent[] = []
  readonly #watches: ((event: TraceEvent) => void)[] = []

  /** @param isKept whether events are kept beside their digest */
  constructor(now: () => number, isKept: boolean) {
    this.#now = now
    this.#isKept = isKept
  }

  add(from: Lane, to: Lane, what: string): void {
    const event = { atMs: Math.round(this.#now()), from, to, what }
    this.#hash.update(`${lineOf(event)}\n`)
    if (this.#isKept) this.events.push(event)
    for (const watch of this.#watches) watch(event)
  }

  /** Calls `watch` with each event from now on. */
  follow(watch: (event: TraceEvent) => void): void {
    this.#watches.push(watch)
  }

  /** Hexadecimal digest of all events so far. */
  digest(): string {
    return this.#hash.copy().digest('hex').slice(0, 16)
  }
}

export const lineOf = ({ atMs, from, to, what }: TraceEvent): string =>
  `${atMs} ${from === to ? from : `${from}>${to}`} ${what}`
