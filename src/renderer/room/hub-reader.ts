import type { FeedPhase } from '../../core/audience/feed/feed-client.ts'
import type { FeedEventOf } from '../../core/audience/feed/feed-events.ts'
import {
  HUB_STATE_MS,
  type HubChannel,
  type HubConcluded,
  type HubCurrent,
  type HubState,
  lineChannel,
  MAX_HUB_BUFFER,
  stateChannel,
} from '../../core/audience/hub/hub-messages.ts'
import { type RoomEvent, RoomTranscript } from '../../core/audience/room/room-transcript.ts'

const RETRY_MS = 3000
/** Without a newer state for so long, the host or its hub is gone, or the hub repeats what was. */
export const STALE_MS = 3.5 * HUB_STATE_MS
/** Time in which what the host says that the hub has taken must have come. */
export const ARRIVAL_MS = 10_000
/** A state that is older is of another day, repeated; the clock of a phone may be wrong by as much. */
export const MAX_AGE_MS = 10 * 60_000

/**
 * Reads the sealed messages of a hub. The numbers inside show what a hub repeats, reorders or withholds: nothing is
 * shown twice, and the reader is told of what is missing.
 */
export class HubReader {
  readonly transcript = new RoomTranscript()
  phase: FeedPhase = 'connecting'
  readonly #code: string
  readonly #address: string
  readonly #changed: (phase: FeedPhase) => void
  readonly #closeState: () => void
  #closeLine = () => {}
  #state: HubState | undefined
  #stale: ReturnType<typeof setTimeout> | undefined
  #line: string | undefined
  /** Round of the line's streams. */
  #round: string | undefined
  /** Number of the last final caption. */
  #last = 0
  #current: HubCurrent | undefined
  /** Orders what comes by several streams. */
  #sequence = 0

  constructor(code: string, address: string, changed: (phase: FeedPhase) => void) {
    this.#code = code
    this.#address = address
    this.#changed = changed
    this.#closeState = this.#read<HubState>(stateChannel(code), (state) => this.#takeState(state))
    this.#awaitState()
  }

  close(): void {
    clearTimeout(this.#stale)
    this.#closeState()
    this.#closeLine()
  }

  /** Reads a line of the session. */
  follow(line: string): void {
    const { round, heads } = this.#state ?? {}
    if (this.phase === 'ended' || round === undefined || (line === this.#line && round === this.#round))
      return
    this.#closeLine()
    this.#line = line
    this.#round = round
    this.#last = Math.max(0, (heads?.[line] ?? 0) - MAX_HUB_BUFFER)
    this.#current = undefined
    const read = <T>(kind: 'current' | 'concluded', take: (message: T) => void) =>
      this.#read(lineChannel(this.#code, round, kind, line), take)
    const closeConcluded = read<HubConcluded>('concluded', (message) => this.#takeConcluded(message))
    const closeCurrent = read<HubCurrent>('current', (message) => this.#takeCurrent(message))
    this.#closeLine = () => {
      closeConcluded()
      closeCurrent()
    }
    this.#checkArrival()
  }

  #takeState(state: HubState): void {
    if (state.at <= (this.#state?.at ?? 0) || Math.abs(Date.now() - state.at) > MAX_AGE_MS) return
    const gone = (this.#state?.sessions ?? []).filter(
      ({ session }) => !state.sessions.some((known) => known.session === session),
    )
    this.#state = state
    for (const session of gone) this.#apply({ ...session, state: 'ended' })
    for (const session of state.sessions) this.#apply(session)
    if (state.isClosed) {
      this.close()
      return this.#enter('ended')
    }
    this.#awaitState()
    if (this.#round === state.round) this.#checkArrival()
    return this.#enter('open')
  }

  #awaitState(): void {
    clearTimeout(this.#stale)
    this.#stale = setTimeout(() => this.#enter('lost'), STALE_MS)
  }

  /** Whether final captions that the hub has taken do not come. */
  #checkArrival(): void {
    const { round: of, line } = { round: this.#round, line: this.#line }
    const head = this.#state?.heads[line ?? ''] ?? 0
    if (this.#last >= head) return
    setTimeout(() => {
      if (of === this.#round && line === this.#line && this.#last < head) this.#miss()
    }, ARRIVAL_MS)
  }

  #takeConcluded({ number, event }: HubConcluded): void {
    if (number <= this.#last) return
    if (number > this.#last + 1) this.#miss()
    this.#last = number
    this.#apply(event)
    this.#changed(this.phase)
  }

  #takeCurrent(current: HubCurrent): void {
    const { at, events } = this.#current ?? { at: 0, events: [] }
    if (current.at <= at) return
    this.#current = current
    // Text that grew and is not there any more was withdrawn.
    const isSame = (a: FeedEventOf<'current'>, b: FeedEventOf<'current'>) =>
      a.session === b.session && a.line === b.line && a.side === b.side
    for (const event of events)
      if (!current.events.some((next) => isSame(event, next))) this.#apply({ ...event, captions: [] })
    for (const event of current.events) this.#apply(event)
    this.#changed(this.phase)
  }

  #miss(): void {
    this.#apply({ kind: 'missed', version: 1, sequence: 0, at: 0 })
    this.#changed(this.phase)
  }

  #apply(event: RoomEvent): void {
    this.#sequence += 1
    this.transcript.apply({ ...event, sequence: this.#sequence })
  }

  #enter(phase: FeedPhase): void {
    this.phase = phase
    this.#changed(phase)
  }

  /** Reads a channel, and connects again after each interruption. @returns stops */
  #read<T>({ path, seal }: HubChannel, take: (message: T) => void): () => void {
    let stream: EventSource
    let retry: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      stream = new EventSource(this.#address + path)
      stream.onmessage = ({ data }: { readonly data: string }) => {
        const json = seal.open(data)
        if (json !== undefined) take(JSON.parse(json) as T)
      }
      stream.onerror = () => {
        // The browser connects again by itself, unless it was refused.
        if (stream.readyState === stream.CLOSED) retry = setTimeout(open, RETRY_MS)
      }
    }
    open()
    return () => {
      clearTimeout(retry)
      stream.close()
    }
  }
}
