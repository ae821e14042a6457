import { app } from 'electron'
import type { UpdatesPort } from '../../backend/updates/update-handlers.ts'
import { unexpected } from '../../core/base/errors.ts'
import type { UpdatesState } from '../../core/product/updates/updates-calls.ts'
import type { OffReason, OpenUpdatesOptions } from './open-updates.ts'
import type { Updates } from './updates.ts'

/** Time after the window was opened before anything is done for updates. */
const START_DELAY_MS = 20_000

/** Updates of the desktop app. Nothing is loaded or read for them before the first use, or a while after the start. */
export class DesktopUpdates implements UpdatesPort {
  readonly #options: OpenUpdatesOptions
  #isOn = true
  #isLive = false
  #updates: Updates | undefined
  #opened: Promise<Updates | OffReason> | undefined
  #cancelStart: () => void = () => undefined

  constructor(options: OpenUpdatesOptions) {
    this.#options = options
  }

  /** Starts looking for updates, a moment from now. */
  begin(): void {
    this.#cancelStart = this.#options.clock.after(START_DELAY_MS, () => void this.check())
  }

  async state(): Promise<UpdatesState> {
    const opened = await this.#open()
    if (typeof opened !== 'string') return opened.state()
    return {
      isAvailable: true,
      version: app.getVersion(),
      off: opened,
      install: 'by-hand',
      work: 'none',
      isWaiting: false,
      isReady: false,
    }
  }

  async check(): Promise<void> {
    const opened = await this.#open()
    if (typeof opened !== 'string') await opened.check()
  }

  install(): void {
    this.#updates?.install()
  }

  /** Follows the setting. */
  switch(isOn: boolean): void {
    this.#isOn = isOn
    this.#updates?.switch(isOn)
  }

  /** Follows the sessions of all pages. */
  setLive(isLive: boolean): void {
    this.#isLive = isLive
    this.#updates?.setLive(isLive)
  }

  /** The computer has woken up. */
  woke(): void {
    this.#updates?.woke()
  }

  /** The user has cancelled quitting. */
  stay(): void {
    this.#updates?.stay()
  }

  /**
   * The last act of this process: installs what is ready.
   *
   * @returns whether that ends the process
   */
  leave(): Promise<'quits' | 'stays'> {
    this.#cancelStart()
    return this.#updates?.leave() ?? Promise.resolve('stays')
  }

  #open(): Promise<Updates | OffReason> {
    this.#opened ??= this.#load().catch((thrown: unknown) => {
      this.#options.log.warn('this build cannot update itself', { detail: unexpected(thrown).detail })
      return 'build'
    })
    return this.#opened
  }

  async #load(): Promise<Updates | OffReason> {
    const { openUpdates } = await import('./open-updates.ts')
    const opened = await openUpdates(this.#options)
    if (typeof opened === 'string') return opened
    opened.switch(this.#isOn)
    opened.setLive(this.#isLive)
    this.#updates = opened
    return opened
  }
}
