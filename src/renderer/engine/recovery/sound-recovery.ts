import { type Backoff, backoffMs } from '../../../core/base/backoff.ts'
import type { Clock } from '../../../core/base/clock.ts'
import type { SoundReconnection } from '../../../core/product/sound-devices/sound-devices-calls.ts'

/** A part of a session that needs a device. */
export interface SoundPart {
  /**
   * Gets its device again, if it has none.
   *
   * @param isLate whether the device may be gone for good, and another one may replace it
   * @returns whether it has its device
   */
  restore(isLate: boolean): Promise<boolean>
}

export interface RecoveryPorts {
  readonly clock: Pick<Clock, 'after'>
  readonly random: () => number
  /** Whether the browser lists any device. Without a connection to the sound server it lists none. */
  readonly hasDevices: () => Promise<boolean>
  /** Asks the host to connect the browser to the sound server again. */
  readonly reconnect: () => Promise<SoundReconnection>
  /** Calls back when a device may be there again. Returns a function that ends it. */
  readonly watch: (changed: () => void) => () => void
}

/** Speech goes on within 2 s of a restart of the sound server. */
const SOON: Backoff = { firstMs: 100, factor: 1.5, mostMs: 400 }
const LATER: Backoff = { firstMs: 400, factor: 1.1, mostMs: 2000 }
/** Some two minutes. */
const SOON_ATTEMPTS = 400
/** Some quarter of an hour. Then only a change of the devices leads to another attempt. */
const MAX_ATTEMPTS = 1000
/** Attempts, some 3 s, in which the server makes its devices again after the browser was connected. */
const LATE_ATTEMPTS = 12
const CONNECTING_ATTEMPTS = 20

/**
 * Gets the devices of a page's sessions back: after a restart of the sound server, and when one is plugged in again. All
 * sessions of a page share it, since the browser is connected to the server once.
 */
export class SoundRecovery {
  readonly #ports: RecoveryPorts
  readonly #parts = new Set<SoundPart>()
  readonly #lost = new Set<SoundPart>()
  readonly #listeners = new Set<(isInterrupted: boolean) => void>()
  #isInterrupted = false
  #attempts = 0
  /** Attempts since the browser was connected. */
  #connectedAttempts = 0
  #connecting: Promise<boolean> | undefined
  #isTrying = false
  #isDue = false
  #cancelTimer: () => void = () => undefined
  #endWatch: (() => void) | undefined

  constructor(ports: RecoveryPorts) {
    this.#ports = ports
  }

  /** Takes a part in. The returned function forgets it. */
  join(part: SoundPart): () => void {
    this.#parts.add(part)
    this.#endWatch ??= this.#ports.watch(() => void this.#try())
    return () => {
      this.#parts.delete(part)
      this.#lost.delete(part)
      if (this.#parts.size > 0) return
      this.#endWatch?.()
      this.#endWatch = undefined
      this.#rest()
    }
  }

  /** Takes note that a part has lost its device, and tries to get it back until it has one or is forgotten. */
  lost(part: SoundPart): void {
    if (!this.#parts.has(part)) return
    this.#lost.add(part)
    this.#attempts = 0
    void this.#try()
  }

  /** Reports when all sound is interrupted, and when it goes on. Returns a function that ends it. */
  follow(listener: (isInterrupted: boolean) => void): () => void {
    this.#listeners.add(listener)
    if (this.#isInterrupted) listener(true)
    return () => void this.#listeners.delete(listener)
  }

  /** Connects the browser at once if it is cut off. Resolves with whether there are devices where there were none. */
  connect(): Promise<boolean> {
    // Both sides of a meeting start at once.
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = undefined
    })
    return this.#connecting
  }

  async #connect(): Promise<boolean> {
    if (await this.#ports.hasDevices()) return false
    if ((await this.#ports.reconnect()) !== 'reconnected') return false
    for (let attempt = 1; attempt <= CONNECTING_ATTEMPTS; attempt += 1) {
      if (await this.#ports.hasDevices()) return true
      await new Promise<void>((resolve) => this.#ports.clock.after(SOON.firstMs, resolve))
    }
    return false
  }

  async #try(): Promise<void> {
    this.#isDue = true
    if (this.#isTrying) return
    this.#isTrying = true
    while (this.#isDue && this.#lost.size > 0) {
      this.#isDue = false
      this.#cancelTimer()
      await this.#attempt()
    }
    this.#isTrying = false
    if (this.#lost.size === 0) return this.#rest()
    if (this.#attempts >= MAX_ATTEMPTS) return this.#enter(false)
    const backoff = this.#attempts < SOON_ATTEMPTS ? SOON : LATER
    const pauseMs = backoffMs(backoff, this.#attempts, this.#ports.random())
    this.#cancelTimer = this.#ports.clock.after(pauseMs, () => void this.#try())
  }

  async #attempt(): Promise<void> {
    this.#attempts += 1
    const { hasDevices, reconnect } = this.#ports
    const result = (await hasDevices()) ? 'connected' : await reconnect()
    const isCutOff = result !== 'unsupported' && !(await hasDevices())
    if (isCutOff) {
      // Each of them has lost its device, whether it has noticed it or not.
      for (const part of this.#parts) this.#lost.add(part)
      this.#connectedAttempts = 0
      return this.#enter(true)
    }
    this.#connectedAttempts += 1
    if (this.#connectedAttempts === 1) this.#attempts = 1
    const isLate = !this.#isInterrupted || this.#connectedAttempts > LATE_ATTEMPTS
    const restoring = [...this.#lost].map(async (part) => {
      // A part that fails is tried again, and keeps no other from its device.
      if (await part.restore(isLate).catch(() => false)) this.#lost.delete(part)
    })
    await Promise.all(restoring)
    if (isLate) this.#enter(false)
  }

  #rest(): void {
    this.#cancelTimer()
    this.#attempts = 0
    this.#connectedAttempts = 0
    this.#enter(false)
  }

  #enter(isInterrupted: boolean): void {
    if (isInterrupted === this.#isInterrupted) return
    this.#isInterrupted = isInterrupted
    for (const listener of this.#listeners) listener(isInterrupted)
  }
}
