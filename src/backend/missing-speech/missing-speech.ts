import { type AppError, unexpected } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import { keptForMs, type Retention } from '../../core/session/library/retention.ts'
import type { Recording } from '../../core/session/library/session-schema.ts'
import { type LateSpeech, rangesAfter, rangesIn } from '../../core/session/missing-speech/missing-ranges.ts'
import type { missingSpeechCalls } from '../../core/session/missing-speech/missing-speech-calls.ts'
import { asksFirst, MINUTE_MS } from './asks-first.ts'
import { CatchUpRetries } from './catch-up-retries.ts'
import { LateStore } from './late-store.ts'
import type { MissingSpeechOptions } from './missing-speech-options.ts'
import { MissingSpeechStates } from './missing-speech-states.ts'
import { CatchUp } from './outage-catch-up.ts'
import { nextPartOf, spanOf, type Take } from './outage-take.ts'
import { OutageTakes } from './outage-takes.ts'
import { packetsOfTake } from './take-packets.ts'

/** Progress is reported in steps of this much speech. */
const STEP_MS = 5000

/** Keeps the sound of outages, and has what is missing translated, one outage at a time. */
export class MissingSpeech {
  readonly #options: MissingSpeechOptions
  readonly #takes: OutageTakes
  readonly #states: MissingSpeechStates
  readonly #late: LateStore
  readonly #retries: CatchUpRetries
  /** Sessions whose turn comes, in order. */
  readonly #queue: string[] = []
  #running: { readonly id: string; readonly catchUp: CatchUp; readonly life: AbortController } | undefined
  #isRunning = false
  #isClosed = false

  constructor(options: MissingSpeechOptions) {
    this.#options = options
    this.#takes = new OutageTakes(options)
    this.#late = new LateStore(options)
    this.#retries = new CatchUpRetries(options.clock)
    this.#states = new MissingSpeechStates(this.#takes, this.#late, (state) => {
      if (!this.#isClosed) options.changed(state)
    })
  }

  readonly handlers: HandlersOf<keyof typeof missingSpeechCalls> = {
    'missingSpeech.begin': async ({ session, take, ...head }) => {
      if (keptForMs[this.#options.retention()] === 0 || this.#limitMs === 0) return ok({ isKept: false })
      // The answer may have been lost with the host that began it.
      const left = await this.#takes.resume({ session, take })
      if (!left.ok) return left
      const begun = await this.#takes.begin({ session, take }, head)
      return begun.ok ? ok({ isKept: begun.value }) : begun
    },
    'missingSpeech.append': async ({ session, take: id, index, untilMs, data }) => {
      if (keptForMs[this.#options.retention()] === 0) return ok({ isKept: false })
      const resumed = await this.#takes.resume({ session, take: id })
      if (!resumed.ok) return resumed
      const { value: take } = resumed
      if (take === undefined) return this.#lost({ isKept: false, isLost: true })
      if (index >= take.chunks) this.#reopen(take)
      if (!(await this.#takes.makeRoom(take, untilMs, this.#limitMs, this.#running?.id)))
        return ok({ isKept: false })
      const appended = await this.#takes.append(take, index, untilMs, data)
      return appended.ok ? ok({ isKept: appended.value }) : appended
    },
    'missingSpeech.end': async ({ session, take: id, gaps }) => {
      const resumed = await this.#takes.resume({ session, take: id })
      if (!resumed.ok) return resumed
      const { value: take } = resumed
      if (take === undefined) return this.#lost({})
      this.#reopen(take)
      const missing = await this.#late.unsettled(session, gaps)
      take.isOpen = false
      take.ranges = rangesIn(missing, spanOf(take))
      await this.#takes.removeIfDone(take)
      if (take.ranges.length > 0) await this.#begin(session)
      else this.#states.publish()
      return ok({})
    },
    'missingSpeech.list': async () => {
      await this.#takes.load()
      return ok({ sessions: this.#states.list() })
    },
    'missingSpeech.translate': async ({ id }) => {
      await this.#takes.load()
      if (this.#states.missing(id).length === 0) return unknown(id)
      this.#retries.reset(id)
      return ok(this.#translate(id))
    },
    'missingSpeech.postpone': ({ id }) => {
      this.#stop(id)
      this.#states.enter(id, { state: 'waiting' })
      return Promise.resolve(ok({}))
    },
    'missingSpeech.discard': async ({ id, isUnreadable = false }) => {
      await this.#takes.load()
      if (!isUnreadable) this.#stop(id)
      const removed = isUnreadable ? await this.#takes.discardUnreadable(id) : await this.#takes.discard(id)
      this.#states.publish()
      return removed.ok ? ok({}) : removed
    },
  }

  /** A session of which nothing more comes: marks what it has as recorded sound only. */
  async recover(id: string): Promise<void> {
    await this.#takes.load()
    const takes = this.#takes.ofSession(id)
    if (takes.every(({ isOpen }) => !isOpen)) return this.#states.publish()
    const { storage } = this.#options
    const marked = await storage.ask('session.markRecorded', { id, recorded: takes.map(spanOf) })
    const session = await storage.ask('session.get', { id })
    // The next run finds the files, also of a session whose end could not be stored.
    const isUnsure = session.ok ? session.value.state === 'live' : session.error.kind === 'storage'
    if (!marked.ok || isUnsure) return
    for (const take of takes) {
      take.isOpen = false
      take.ranges = session.ok ? rangesIn(session.value.gaps, spanOf(take)) : []
      await this.#takes.removeIfDone(take)
    }
    this.#states.publish()
  }

  /** A page's report of its session, with what was caught up meanwhile, also by a host before this one. */
  async withLate(recording: Recording): Promise<Recording> {
    const { length: known } = this.#late.spansOf(recording.id)
    const whole = await this.#late.applyTo(recording)
    if (this.#late.spansOf(recording.id).length > known) this.#states.publish()
    return whole
  }

  /** Sessions were deleted, and the files of their outages with them. */
  forget(ids: readonly string[]): void {
    for (const id of ids) {
      this.#stop(id)
      this.#takes.forget(id)
      this.#late.forget(id)
    }
    this.#states.publish()
  }

  /** Deletes the sound of all outages if nothing is to be kept any more. */
  keepTo(retention: Retention): void {
    if (keptForMs[retention] > 0) return
    const takes = [...this.#takes.all, ...this.#takes.unreadable]
    this.forget(takes.map(({ session }) => session))
    for (const { session, take } of takes) void this.#options.storage.ask('outage.remove', { session, take })
  }

  /** Translating goes on in another run, on request. */
  close(): void {
    this.#isClosed = true
    this.#retries.close()
    const { catchUp, life } = this.#running ?? {}
    life?.abort()
    catchUp?.stop()
  }

  /** The sound of a page cannot be read, or was deleted. */
  #lost<T>(answer: T): Result<T> {
    this.#states.publish()
    return ok(answer)
  }

  get #limitMs(): number {
    return this.#options.limits().outageMinutes * MINUTE_MS
  }

  /** Translates what has become missing, or asks: if it is a lot, and if it would exceed a limit. */
  async #begin(id: string): Promise<void> {
    const { storage, limits } = this.#options
    const missingMs = this.#states.missingMs(id)
    const isTooMuch = await asksFirst(storage, limits(), id, missingMs, this.#late.toldMs(id))
    if (!isTooMuch) return void this.#translate(id)
    this.#stop(id)
    this.#states.enter(id, { state: 'asking' })
  }

  #translate(id: string): Record<string, never> {
    if (!this.#queue.includes(id)) this.#queue.push(id)
    this.#states.enter(id, { state: 'translating' })
    void this.#runNext()
    return {}
  }

  /** The outage of a page goes on, whatever this host or one before it took for its end. */
  #reopen(take: Take): void {
    if (take.isOpen) return
    take.isOpen = true
    take.ranges = []
    this.#stop(take.session)
    this.#states.enter(take.session, { state: 'waiting' })
  }

  #stop(id: string): void {
    this.#retries.reset(id)
    const at = this.#queue.indexOf(id)
    if (at >= 0) this.#queue.splice(at, 1)
    if (this.#running?.id !== id) return
    this.#running.life.abort()
    this.#running.catchUp.stop()
  }

  async #runNext(): Promise<void> {
    const id = this.#queue[0]
    if (id === undefined || this.#isRunning || this.#isClosed) return
    const take = this.#states.missing(id).find(({ isOpen }) => !isOpen)
    if (take === undefined) {
      this.#queue.shift()
      this.#states.leave(id)
    } else {
      this.#isRunning = true
      const failure = await this.#catchUp(take).catch(unexpected)
      this.#running = undefined
      this.#isRunning = false
      if (failure !== undefined && this.#queue[0] === id) {
        this.#queue.shift()
        const retryAt = this.#retries.plan(id, failure, () => this.#translate(id))
        this.#states.enter(id, { state: 'failed', error: failure, retryAt })
      }
    }
    return this.#runNext()
  }

  /** @returns why it failed, if it did */
  async #catchUp(take: Take): Promise<AppError | undefined> {
    const { ticketsOf, openSocket, clock, random, log } = this.#options
    await this.#takes.confirm(take)
    const life = new AbortController()
    const sound = await this.#takes.sound(take)
    if (!sound.ok) return sound.error
    const packets = packetsOfTake(sound.value, take.fromMs)
    const part = nextPartOf(take, packets.readable)
    if (part === undefined) {
      await this.#takes.removeIfDone(take)
      return undefined
    }
    // It was stopped meanwhile.
    if (this.#queue[0] !== take.session) return undefined
    let reportedMs = 0
    const catchUp = new CatchUp(part, packets, {
      tickets: ticketsOf(take.account),
      openSocket,
      clock,
      random,
      log,
      store: (late) => this.#store(take, late, life.signal),
      progress: (toMs) => {
        if (toMs - reportedMs < STEP_MS) return
        reportedMs = toMs
        this.#states.publish()
      },
    })
    this.#running = { id: take.session, catchUp, life }
    const failure = await catchUp.over
    // A caption that could not be stored is missing still.
    await this.#takes.removeIfDone(take)
    return life.signal.aborted ? undefined : failure
  }

  async #store(take: Take, late: LateSpeech, signal: AbortSignal): Promise<boolean> {
    const { session: id } = take
    const isWanted = () => !signal.aborted && !this.#isClosed && this.#takes.get(take.take) !== undefined
    const first = await this.#late.store(id, late, isWanted, signal)
    if (first === undefined) {
      // The session counts as deleted.
      if (isWanted()) take.ranges = []
      return false
    }
    if (late.span !== undefined) {
      take.ranges = rangesAfter(take.ranges, late.span.toMs)
      this.#retries.reset(id)
    }
    const captions = late.captions.map((caption, i) => ({ ...caption, index: first + i }))
    this.#options.stored(id, captions, late.span)
    this.#states.publish()
    return true
  }
}

const unknown = (id: string): Result<never> =>
  err({ kind: 'invalid-input', field: 'id', problem: { type: 'unknown-value', value: id } })
