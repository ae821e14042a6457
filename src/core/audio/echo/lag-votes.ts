import type { LagMatch } from './lag-search.ts'

/** A match, and how much louder than the reference the observed sound is, in decibels. */
interface HeardMatch extends LagMatch {
  readonly gainDb: number
}

/** An echo of one stream in another. */
export interface LagFinding {
  readonly lagMs: number
  /** Time of the first match at this lag. */
  readonly sinceMs: number
  /** Whether the two sounds are nearly identical. */
  readonly isCopy: boolean
}

interface Vote extends HeardMatch {
  readonly atMs: number
}

const MIN_CORRELATION = 0.45
const MIN_CONTRAST = 0.17
/** Age limit of a vote. */
const MEMORY_MS = 10_000
/** Distance of votes that agree: with both neighbours of a level they span less than 40 ms. */
const AGREEMENT_MS = 10
/** Votes that an echo needs, the time that they must span, and their share of the searches in that time. */
const MIN_VOTES = 6
const MIN_SPAN_MS = 5000
const MIN_SHARE = 0.4
/** Correlation that a quarter of the votes for a copy reaches, and what it may lose in level. */
const COPY_CORRELATION = 0.9
const COPY_GAIN_DB = -6
/** Searches in sound without a vote after which an echo is over: as many as 8 s have. */
const MAX_MISSES = 16
/** Distance from the lag of an echo within which votes confirm it. */
const DRIFT_MS = 30

/**
 * Decides from the matches of single stretches whether one stream contains another: speech resembles other speech for
 * two seconds, but not at the same lag again and again.
 */
export class LagVotes {
  #votes: Vote[] = []
  /** Times of the searches in sound. */
  #searches: number[] = []
  #found: LagFinding | undefined
  #misses = 0

  get found(): LagFinding | undefined {
    return this.#found
  }

  /**
   * Takes the result of a search in sound; without sound nothing is learned.
   *
   * @param match undefined if no stretch had syllables
   */
  add(match: HeardMatch | undefined, nowMs: number): void {
    const isRecent = (ms: number) => nowMs - ms <= MEMORY_MS
    this.#votes = this.#votes.filter(({ atMs }) => isRecent(atMs))
    this.#searches = [...this.#searches.filter(isRecent), nowMs]
    const vote =
      match !== undefined && match.correlation >= MIN_CORRELATION && match.contrast >= MIN_CONTRAST
        ? { ...match, atMs: nowMs }
        : undefined
    if (vote !== undefined) this.#votes.push(vote)
    if (this.#found === undefined) this.#found = vote && this.#decide(vote)
    else this.#confirm(this.#found, vote)
  }

  #decide({ lagMs, atMs }: Vote): LagFinding | undefined {
    // At a lag below zero the reference is the echo.
    if (lagMs < 0) return undefined
    const agreeing = this.#votes.filter((vote) => Math.abs(vote.lagMs - lagMs) <= AGREEMENT_MS)
    const sinceMs = agreeing[0]?.atMs ?? atMs
    const searches = this.#searches.filter((ms) => ms >= sinceMs).length
    if (agreeing.length < MIN_VOTES || atMs - sinceMs < MIN_SPAN_MS || agreeing.length < MIN_SHARE * searches)
      return undefined
    const copies = agreeing.filter(({ correlation }) => correlation >= COPY_CORRELATION).length
    return {
      lagMs: median(agreeing.map((vote) => vote.lagMs)),
      sinceMs,
      isCopy: copies >= agreeing.length / 4 && median(agreeing.map(({ gainDb }) => gainDb)) >= COPY_GAIN_DB,
    }
  }

  #confirm(found: LagFinding, vote: Vote | undefined): void {
    const isConfirmed = vote !== undefined && Math.abs(vote.lagMs - found.lagMs) <= DRIFT_MS
    this.#misses = isConfirmed ? 0 : this.#misses + 1
    if (this.#misses < MAX_MISSES) return
    this.#found = undefined
    this.#misses = 0
    this.#votes = []
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
