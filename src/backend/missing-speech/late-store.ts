import { type Clock, sleep } from '../../core/base/clock.ts'
import type { Result } from '../../core/base/result.ts'
import type { KeptGap, Recording } from '../../core/session/library/session-schema.ts'
import {
  gapsWithout,
  type LateSpeech,
  NOTHING_SETTLED,
  type SettledLate,
  type SideSpan,
} from '../../core/session/missing-speech/missing-ranges.ts'
import type { Storage } from '../storage/storage.ts'

/** Interval of attempts to store captions while the disk is full, or their session is not in the library yet. */
const RETRY_MS = 1000
/** Attempts until a session counts as deleted. */
const MAX_UNKNOWN = 60

/** Stores late captions, and adds what they settle to the reports of a page that still runs. */
export class LateStore {
  readonly #storage: Pick<Storage, 'ask'>
  readonly #clock: Clock
  /** Those of sessions that were asked for. */
  readonly #late = new Map<string, SettledLate>()
  /** Audio of sessions in the latest reports of their pages. */
  readonly #toldMs = new Map<string, number>()
  /** The latest request to store something. */
  #asked: Promise<unknown> = Promise.resolve()

  constructor({ storage, clock }: { readonly storage: Pick<Storage, 'ask'>; readonly clock: Clock }) {
    this.#storage = storage
    this.#clock = clock
  }

  /** Sessions of which this run, or one before it, has translated some. */
  get sessions(): string[] {
    return [...this.#late].flatMap(([id, { spans }]) => (spans.length > 0 ? id : []))
  }

  spansOf(id: string): readonly SideSpan[] {
    return (this.#late.get(id) ?? NOTHING_SETTLED).spans
  }

  /** Audio of a session as last reported, which need not be stored. */
  toldMs(id: string): number {
    return this.#toldMs.get(id) ?? 0
  }

  /**
   * Waits for what is being stored: a gap must neither come back after it was filled, nor go before that.
   */
  async applyTo(recording: Recording): Promise<Recording> {
    await this.#asked
    const { spans, audioMs } = await this.#lateOf(recording.id)
    this.#toldMs.set(recording.id, recording.audioMs + audioMs)
    if (spans.length === 0 && audioMs === 0) return recording
    return {
      ...recording,
      gaps: spans.reduce(gapsWithout, recording.gaps),
      audioMs: recording.audioMs + audioMs,
    }
  }

  /** The gaps that a page knows, without what was caught up meanwhile. */
  async unsettled(id: string, gaps: readonly KeptGap[]): Promise<readonly KeptGap[]> {
    await this.#asked
    return (await this.#lateOf(id)).spans.reduce(gapsWithout, [...gaps])
  }

  forget(id: string): void {
    this.#late.delete(id)
    this.#toldMs.delete(id)
  }

  /**
   * Tries until it works: neither a full disk nor a session that is stored later may cost a caption.
   *
   * @returns the index of the first caption; undefined if that has no point any more
   */
  async store(
    id: string,
    late: LateSpeech,
    isWanted: () => boolean,
    signal: AbortSignal,
  ): Promise<number | undefined> {
    for (let unknowns = 0; ; ) {
      const asked = this.#ask(id, late)
      this.#asked = asked
      const done = await asked
      if (done.ok && done.value !== undefined) return done.value
      if (done.ok) unknowns += 1
      if (!isWanted() || unknowns > MAX_UNKNOWN) return undefined
      await sleep(this.#clock, RETRY_MS, signal)
    }
  }

  async #ask(id: string, late: LateSpeech): Promise<Result<number | undefined>> {
    const done = await this.#storage.ask('session.recordLate', { id, late })
    if (!done.ok || done.value === undefined) return done
    await this.#read(id)
    return done
  }

  /** Reads them once: an earlier run that was killed may have begun. */
  async #lateOf(id: string): Promise<SettledLate> {
    return this.#late.get(id) ?? this.#read(id)
  }

  async #read(id: string): Promise<SettledLate> {
    const stored = await this.#storage.ask('session.late', { id })
    if (stored.ok) this.#late.set(id, stored.value)
    else this.#late.delete(id)
    return stored.ok ? stored.value : NOTHING_SETTLED
  }
}
