import { BANDS, LEVEL_MS } from './envelope.ts'
import { LAG_WINDOW, LEAD, searchLag } from './lag-search.ts'
import { type LagFinding, LagVotes } from './lag-votes.ts'
import { LevelHistory } from './level-history.ts'

/**
 * Streams of a meeting: the microphone, the sound of the meeting, the user's translation as it is sent to the meeting,
 * and that of the others as it is played.
 */
export const echoStreams = ['microphone', 'meeting', 'sent', 'played'] as const
export type EchoStream = (typeof echoStreams)[number]

/**
 * Causes of an echo: the meeting returns the user's voice; the microphone hears the loudspeaker; the others' side hears
 * what this computer speaks; both sides use one device; the output of one side is the input of the other.
 */
export const echoCauses = ['far-return', 'loudspeaker', 'own-speech', 'same-device', 'routing-loop'] as const
export type EchoCause = (typeof echoCauses)[number]

export interface Echo {
  readonly type: EchoCause
  /** The stream that returns, and the one in which it is heard. */
  readonly from: EchoStream
  readonly to: EchoStream
  /** Delay of the echo, in milliseconds. */
  readonly lagMs: number
  /** When it was first noticed, on the clock of the levels. */
  readonly sinceMs: number
}

interface Pair extends Pick<Echo, 'from' | 'to'> {
  /** Largest delay to look for. */
  readonly reachMs: number
}

const FAR_MS = 5000
/** The delay from which on an echo comes from the other end, and not from this room. */
const NEAR_MS = 600
/** Largest measured delays of a copy inside this computer, and of one sound that arrives twice. */
const LOOP_MS = 50
const SAME_MS = 10

const pairs: readonly Pair[] = [
  { from: 'sent', to: 'meeting', reachMs: FAR_MS },
  { from: 'microphone', to: 'meeting', reachMs: FAR_MS },
  { from: 'played', to: 'meeting', reachMs: NEAR_MS },
  { from: 'meeting', to: 'microphone', reachMs: NEAR_MS },
  { from: 'played', to: 'microphone', reachMs: NEAR_MS },
  { from: 'sent', to: 'microphone', reachMs: NEAR_MS },
]

/** Shortest range of lags, so that there are enough decoys, and what follows the largest lag. */
const MIN_RANGE_MS = 2000
const BEYOND_MS = 500
/** Interval of the searches. */
const EVERY_MS = 500
/** Age of the compared levels, so that those of all streams have arrived. */
const DELAY_MS = 500
/** Level below which nobody speaks, in decibels, and below which nobody hears an echo. */
const SPEECH_DB = -62
const AUDIBLE_DB = -72
/** Rise of a level that noise does not have, in decibels. */
const MIN_RISE_DB = 6

interface WatchedPair extends Pair {
  readonly votes: LagVotes
  /** Changes of the stream that returns, copied for each search. */
  readonly reference: Float32Array
}

/** Moments that are compared. */
const MOMENTS = LAG_WINDOW / BANDS

const rangeOf = (reachMs: number): number => Math.max(MIN_RANGE_MS, reachMs + BEYOND_MS) / LEVEL_MS

/**
 * Finds streams of a meeting that contain one another. Only their levels are known, so it can tell that sound returns, and
 * not what was said.
 */
export class EchoWatch {
  readonly #histories = {
    microphone: new LevelHistory(),
    meeting: new LevelHistory(),
    sent: new LevelHistory(),
    played: new LevelHistory(),
  }
  readonly #pairs = pairs.map(
    (pair): WatchedPair => ({
      ...pair,
      votes: new LagVotes(),
      reference: new Float32Array(LAG_WINDOW + (LEAD + rangeOf(pair.reachMs)) * BANDS),
    }),
  )
  readonly #observed = new Float32Array(LAG_WINDOW)
  #nextMs = Number.NEGATIVE_INFINITY
  #found: readonly Echo[] = []

  /**
   * Takes the next levels of a stream.
   *
   * @param nowMs time of their arrival, on one clock for all streams
   */
  push(stream: EchoStream, levels: Float32Array, nowMs: number): void {
    this.#histories[stream].push(levels, nowMs)
  }

  /** @returns the echoes at this time, the same list until they change */
  check(nowMs: number): readonly Echo[] {
    if (nowMs < this.#nextMs) return this.#found
    this.#nextMs = nowMs + EVERY_MS
    const end = Math.floor((nowMs - DELAY_MS) / LEVEL_MS)
    const found = this.#pairs.flatMap((pair): Echo[] => {
      const { from, to, votes } = pair
      this.#search(pair, end, nowMs)
      if (votes.found === undefined) return []
      const { lagMs, sinceMs } = votes.found
      return [{ type: causeOf(from, to, votes.found), from, to, lagMs, sinceMs }]
    })
    const distinct = found.filter((echo) => !isReverse(echo, found))
    if (!isSame(distinct, this.#found)) this.#found = distinct
    return this.#found
  }

  #search({ from, to, votes, reference, reachMs }: WatchedPair, end: number, nowMs: number): void {
    const [source, target] = [this.#histories[from], this.#histories[to]]
    if (source.loudest(reference.length / BANDS, end) < SPEECH_DB) return
    const heard = target.loudest(MOMENTS, end - LEAD)
    const gainDb = heard - source.loudest(MOMENTS, end - LEAD)
    source.copy(reference, end)
    if (!reference.some((change) => change > MIN_RISE_DB)) return
    target.copy(this.#observed, end - LEAD)
    const match = heard < AUDIBLE_DB ? undefined : searchLag(this.#observed, reference, reachMs / LEVEL_MS)
    votes.add(match && { ...match, gainDb }, nowMs)
  }
}

function causeOf(from: EchoStream, to: EchoStream, { lagMs, isCopy }: LagFinding): EchoCause {
  const isBetweenInputs = from === 'microphone' || from === 'meeting'
  if (isCopy && lagMs <= LOOP_MS && (isBetweenInputs || to === 'microphone'))
    return isBetweenInputs && lagMs <= SAME_MS ? 'same-device' : 'routing-loop'
  if (to === 'microphone') return 'loudspeaker'
  return lagMs < NEAR_MS ? 'own-speech' : 'far-return'
}

/** Whether an echo was also found in the other direction: one device on both sides has none. */
const isReverse = ({ type, from }: Echo, found: readonly Echo[]): boolean =>
  type === 'same-device' &&
  from === 'meeting' &&
  found.some((echo) => echo.type === type && echo.from !== from)

const isSame = (a: readonly Echo[], b: readonly Echo[]): boolean =>
  a.length === b.length && a.every(({ type, sinceMs }, i) => b[i]?.type === type && b[i].sinceMs === sinceMs)
