import type { SOURCE } from '../../session/library/session-schema.ts'
import type { CaptionPlace, FeedEventOf } from '../feed/feed-events.ts'

/** Captions that a reader can scroll back to. */
export const MAX_ROOM_CAPTIONS = 500

/**
 * Numbers of events from one start of Parley to the next: a link can outlive it, and numbers go on growing. A multiple
 * of it comes before all events of its run.
 */
export const NUMBERS_OF_RUN = 2 ** 32

/** The first event of each stream: of an earlier run, nothing goes on. It comes again when questions are turned on or off. */
interface RunEvent {
  readonly kind: 'run'
  readonly version: 1
  readonly sequence: number
  /** The round in which the host takes questions; omitted while it takes none. */
  readonly questions?: string
}

/** Events that a room passes on: those of sessions, as the host sealed them. */
export type RoomEvent = FeedEventOf<'session' | 'concluded' | 'current' | 'missed'> | RunEvent

const KINDS: ReadonlySet<unknown> = new Set(['session', 'concluded', 'current', 'missed', 'run'])

const runOf = (sequence: number): number => Math.floor(sequence / NUMBERS_OF_RUN)

/** @returns undefined for an event of another kind or version; its parts are those that the host has sealed */
export function readRoomEvent(json: string): RoomEvent | undefined {
  const event = JSON.parse(json) as RoomEvent
  return event.version === 1 && KINDS.has(event.kind) ? event : undefined
}

interface Line {
  readonly concluded: string
  readonly isCorrected?: boolean
  readonly current?: string
}

interface RoomCaption {
  readonly session: string
  readonly place: CaptionPlace
  readonly lines: ReadonlyMap<string, Line>
}

export interface RoomRow {
  readonly key: string
  readonly text: string
  /** Words that may still change. */
  readonly tentative: string
  /** Language of the text; undefined if unknown. */
  readonly language: string | undefined
  /** Name of who speaks, in a meeting of two sides; empty for a host without one. */
  readonly speaker: string | undefined
}

/** `waiting`: no session is running. */
export type RoomPhase = 'waiting' | 'live' | 'paused'

/** Choice of what was said, in whatever language that was. Repeats the value: its module would bring zod to phones. */
export const ORIGINAL: typeof SOURCE = 'source'

/** Whether two codes are of one language, in whatever country. */
export const isOneLanguage = (one: string | undefined, other: string): boolean =>
  one?.split('-')[0] === other.split('-')[0]

/** Captions of the sessions of a room, as one reader reads them. */
export class RoomTranscript {
  readonly #sessions = new Map<string, FeedEventOf<'session'>>()
  readonly #captions = new Map<string, RoomCaption>()
  /** Number of the newest event: older ones are not read again, whoever repeats them. */
  #sequence = 0
  #hasMissed = false
  #questions: string | undefined

  apply(event: RoomEvent): void {
    const run = runOf(event.sequence)
    // Joiners get the states of sessions with the first number of a run, ahead of captions.
    const isFirst = event.sequence % NUMBERS_OF_RUN === 0
    if (run < runOf(this.#sequence) || (!isFirst && event.sequence <= this.#sequence)) return
    if (run > runOf(this.#sequence))
      for (const [id, session] of this.#sessions) this.#sessions.set(id, { ...session, state: 'ended' })
    if (event.kind === 'session' && isFirst && this.#sessions.has(event.session)) return
    // The state of a session may be older than captions that are gone.
    if (event.kind !== 'missed') this.#sequence = Math.max(this.#sequence, event.sequence)
    if (event.kind === 'run') return void (this.#questions = event.questions)
    if (event.kind === 'session') {
      this.#sessions.set(event.session, event)
      if (this.phase === 'waiting') this.#hasMissed = false
    } else if (event.kind === 'missed') this.#hasMissed = true
    else if (event.kind === 'concluded') {
      const { session, caption, line, text, isCorrection = false } = event
      const known = this.#lineOf(session, caption.index, line)
      if (known?.isCorrected && !isCorrection) return
      this.#set(session, caption, line, { ...known, concluded: text, isCorrected: isCorrection })
    } else {
      for (const { session, place, lines } of this.#captions.values()) {
        const known = lines.get(event.line)
        if (session === event.session && place.side === event.side && known?.current !== undefined)
          this.#set(session, place, event.line, { ...known, current: '' })
      }
      for (const { text, ...place } of event.captions)
        this.#set(event.session, place, event.line, {
          concluded: '',
          ...this.#lineOf(event.session, place.index, event.line),
          current: text,
        })
    }
    const tooMany = this.#ordered.slice(0, -MAX_ROOM_CAPTIONS)
    for (const caption of tooMany) this.#captions.delete(keyOf(caption.session, caption.place.index))
  }

  /** Whether captions of the sessions that run are missing before what was read last. */
  get hasMissed(): boolean {
    return this.#hasMissed
  }

  /** The round in which the host takes questions; undefined while it takes none. */
  get questions(): string | undefined {
    return this.#questions
  }

  get phase(): RoomPhase {
    const running = this.#running
    if (running.length === 0) return 'waiting'
    return running.every(({ isPaused }) => isPaused) ? 'paused' : 'live'
  }

  /** Whether a session that runs speaks its translation into a language. */
  isSpoken(language: string): boolean {
    return this.#running.some(({ spoken }) => spoken?.includes(language))
  }

  /** Languages of translations, in the order of the host. */
  get languages(): readonly string[] {
    const sessions = [...this.#sessions.values()]
    return [
      ...new Set(
        sessions.flatMap(({ targets, sides }) =>
          sides === undefined ? targets : [...sides.mine.targets, ...sides.theirs.targets],
        ),
      ),
    ]
  }

  /** @param wanted a language, or `ORIGINAL` */
  rows(wanted: string): readonly RoomRow[] {
    return this.#ordered.flatMap(({ session, place, lines }) => {
      const isSpoken = !lines.has(wanted) && isOneLanguage(place.language, wanted)
      const { concluded = '', current = '' } = lines.get(isSpoken ? ORIGINAL : wanted) ?? {}
      const tentative = current.startsWith(concluded) ? current.slice(concluded.length) : ''
      if (concluded === '' && tentative === '') return []
      const side = place.side && this.#sessions.get(session)?.sides?.[place.side]
      return {
        key: keyOf(session, place.index),
        text: concluded,
        tentative,
        language: wanted === ORIGINAL || isSpoken ? place.language : wanted,
        speaker: side?.name,
      }
    })
  }

  get #running(): readonly FeedEventOf<'session'>[] {
    return [...this.#sessions.values()].filter(({ state }) => state === 'live')
  }

  get #ordered(): readonly RoomCaption[] {
    const startOf = ({ session, place }: RoomCaption) =>
      (this.#sessions.get(session)?.startedAt ?? 0) + place.startMs
    // oxlint-disable-next-line unicorn/no-array-sort -- the browsers of older phones have no toSorted
    return [...this.#captions.values()].sort(
      (a, b) => startOf(a) - startOf(b) || a.place.index - b.place.index,
    )
  }

  #lineOf(session: string, index: number, line: string): Line | undefined {
    return this.#captions.get(keyOf(session, index))?.lines.get(line)
  }

  #set(session: string, place: CaptionPlace, line: string, value: Line): void {
    const key = keyOf(session, place.index)
    const lines = new Map(this.#captions.get(key)?.lines).set(line, value)
    this.#captions.set(key, { session, place, lines })
  }
}

const keyOf = (session: string, index: number): string => `${session} ${index}`
