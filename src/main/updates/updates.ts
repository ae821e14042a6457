import type { UpdatesPort } from '../../backend/updates/update-handlers.ts'
import type { Clock } from '../../core/base/clock.ts'
import { unexpected } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import type { Result } from '../../core/base/result.ts'
import type {
  InstallWay,
  Release,
  UpdateFailure,
  UpdatesState,
} from '../../core/product/updates/updates-calls.ts'
import {
  initialState,
  stepUpdate,
  type UpdateEffect,
  type UpdateEvent,
  type UpdateState,
} from './update-machine.ts'
import type { UpdateRecord } from './update-record.ts'

/** Time that a computer needs after sleep until its network is back. */
const WAKE_DELAY_MS = 60_000

type Outcome<T = void> = Promise<Result<T, UpdateFailure>>

/** Looks for, downloads and installs the packages of one kind. */
export interface PackageUpdater {
  /** @returns the newer version that this installation is offered, if there is one */
  check(signal: AbortSignal): Outcome<Release | undefined>
  /** Downloads and verifies the package of the last check; what was downloaded earlier is not downloaded again. */
  download(report: (part: number) => void, signal: AbortSignal): Outcome
  /**
   * Installs as the last act of this process, for `at-quit`.
   *
   * @returns whether it ends the process itself
   */
  installAtExit(isRestart: boolean): Outcome<'quits' | 'stays'>
}

export interface UpdatesOptions {
  readonly version: string
  readonly install: InstallWay
  /** Host of the feed. */
  readonly host: string
  readonly downloadPage: string | undefined
  readonly clock: Clock
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Log
  /** Whether an administrator allows updates. */
  readonly isAllowed: () => Promise<boolean>
  /** Loads what is needed only when updates are looked for. */
  readonly load: () => Promise<PackageUpdater>
  readonly record: UpdateRecord
  readonly quit: () => void
  readonly changed: (state: UpdatesState) => void
}

/** Runs the state machine of updates over its ports. */
export class Updates implements UpdatesPort {
  readonly #options: UpdatesOptions
  #state: UpdateState
  #updater: Promise<PackageUpdater> | undefined
  #abort = new AbortController()
  /** The end of the job that is under way, or was cancelled: two never overlap. */
  #ended: Promise<void> = Promise.resolve()
  #cancelTimer: () => void = () => undefined
  #last: Promise<'quits' | 'stays'> = Promise.resolve('stays')
  #published = ''
  /** The version that the run before tried to install. */
  readonly #tried: string | undefined

  constructor(options: UpdatesOptions) {
    this.#options = options
    this.#tried = options.record.tried
    this.#state = initialState(options.install)
  }

  async state(): Promise<UpdatesState> {
    await this.#readPolicy()
    return this.#view()
  }

  async check(): Promise<void> {
    await this.#readPolicy()
    this.#dispatch({ type: 'due' })
  }

  install(): void {
    this.#dispatch({ type: 'restart' })
  }

  switch(isOn: boolean): void {
    if (isOn !== this.#state.isOn) this.#dispatch({ type: 'switched', isOn })
  }

  setLive(isLive: boolean): void {
    if (isLive !== this.#state.isLive) this.#dispatch({ type: 'live', isLive })
  }

  woke(): void {
    const { clock, now } = this.#options
    clock.after(WAKE_DELAY_MS, () => this.#dispatch({ type: 'woke', at: now() }))
  }

  /** The user has cancelled quitting. */
  stay(): void {
    this.#dispatch({ type: 'stay' })
  }

  /**
   * Installs what is ready, if it may: all windows are closed, and nothing is left to store.
   *
   * @returns whether that ends the process
   */
  async leave(): Promise<'quits' | 'stays'> {
    if (this.#state.found?.package === 'ready') await this.#readPolicy()
    this.#dispatch({ type: 'leave' })
    this.#cancelTimer()
    return this.#last
  }

  #dispatch(event: UpdateEvent): void {
    const [next, ...effects] = stepUpdate(this.#state, event)
    this.#state = next
    for (const effect of effects) this.#perform(effect)
    const view = this.#view()
    const words = JSON.stringify(view)
    if (words === this.#published) return
    this.#published = words
    this.#options.changed(view)
  }

  #perform(effect: UpdateEffect): void {
    switch (effect.type) {
      case 'check':
        return this.#run(effect.job, (updater, signal) => this.#check(effect.job, updater, signal))
      case 'download':
        return this.#run(effect.job, (updater, signal) => this.#download(effect.job, updater, signal))
      case 'cancel':
        return this.#abort.abort()
      case 'quit':
        return this.#options.quit()
      case 'install':
        this.#last = this.#installAtExit(effect.isRestart)
        return
      case 'schedule':
        return this.#schedule(effect.ms)
    }
  }

  /** Runs a job after the one before it has ended, and dispatches its outcome unless it was cancelled. */
  #run(job: number, act: (updater: PackageUpdater, signal: AbortSignal) => Promise<UpdateEvent>): void {
    const abort = new AbortController()
    this.#abort = abort
    const before = this.#ended
    const perform = async () => {
      await before
      if (abort.signal.aborted || !(await this.#readPolicy())) return
      let event: UpdateEvent
      try {
        event = await act(await this.#load(), abort.signal)
      } catch (thrown) {
        this.#options.log.warn('an update failed unexpectedly', { detail: unexpected(thrown).detail })
        event = fail(job, 'invalid')
      }
      if (!abort.signal.aborted) this.#dispatch(event)
    }
    this.#ended = perform()
  }

  async #check(job: number, updater: PackageUpdater, signal: AbortSignal): Promise<UpdateEvent> {
    const checked = await updater.check(signal)
    const { now, log, record } = this.#options
    if (!checked.ok) {
      log.info('the check for updates failed', { reason: checked.error })
      return fail(job, checked.error)
    }
    const at = now()
    record.checkedAt = at
    return { type: 'checked', job, release: checked.value, at }
  }

  async #download(job: number, updater: PackageUpdater, signal: AbortSignal): Promise<UpdateEvent> {
    const report = (part: number) => {
      if (!signal.aborted) this.#dispatch({ type: 'progress', job, part: Math.floor(part * 100) / 100 })
    }
    const downloaded = await updater.download(report, signal)
    if (downloaded.ok) return { type: 'downloaded', job }
    if (!signal.aborted) this.#options.log.warn('an update was not downloaded', { reason: downloaded.error })
    return fail(job, downloaded.error)
  }

  async #installAtExit(isRestart: boolean): Promise<'quits' | 'stays'> {
    const { record, log } = this.#options
    // The next start shows whether the installation worked: this process cannot.
    record.tried = this.#state.found?.release.version
    try {
      const installed = await (await this.#load()).installAtExit(isRestart)
      if (installed.ok) return installed.value
      log.warn('an update was not installed', { reason: installed.error })
    } catch (thrown) {
      log.warn('an update was not installed', { detail: unexpected(thrown).detail })
    }
    return 'stays'
  }

  #load(): Promise<PackageUpdater> {
    this.#updater ??= this.#options.load().catch((thrown: unknown) => {
      this.#updater = undefined
      throw thrown
    })
    return this.#updater
  }

  async #readPolicy(): Promise<boolean> {
    const isAllowed = await this.#options.isAllowed()
    if (isAllowed !== this.#state.isAllowed) this.#dispatch({ type: 'policy', isAllowed })
    return isAllowed
  }

  #schedule(ms: number): void {
    this.#cancelTimer()
    this.#cancelTimer = this.#options.clock.after(ms, () => void this.check())
  }

  #view(): UpdatesState {
    const { version, install, host, downloadPage, record } = this.#options
    const { isOn, isAllowed, isLive, isDue, work, found } = this.#state
    const off = isAllowed ? (isOn ? undefined : 'settings') : 'policy'
    const checkedAt = this.#state.checkedAt ?? record.checkedAt
    const wasTried = found !== undefined && found.release.version === this.#tried
    const failure = this.#state.failure ?? (wasTried ? 'install' : undefined)
    const isUnderWay = work.type === 'checking' || work.type === 'downloading'
    return {
      isAvailable: true,
      version,
      install,
      host,
      work: isUnderWay ? work.type : 'none',
      isWaiting: isLive && (isDue || (found !== undefined && install !== 'by-hand')),
      isReady: found?.package === 'ready',
      ...(off !== undefined && { off }),
      ...(work.type === 'downloading' && { part: work.part }),
      ...(found !== undefined && { release: found.release }),
      ...(failure !== undefined && { failure }),
      ...(checkedAt !== undefined && { checkedAt }),
      ...(downloadPage !== undefined && { downloadPage }),
    }
  }
}

const fail = (job: number, failure: UpdateFailure): UpdateEvent => ({ type: 'failed', job, failure })
