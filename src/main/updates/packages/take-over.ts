import type { EventEmitter } from 'node:events'
import type { Clock } from '../../../core/base/clock.ts'
import { UpdateRefusal } from '../feed/feed.ts'

/** Time limit for Squirrel to take over a package that it was given. */
const TAKE_OVER_LIMIT_MS = 10 * 60 * 1000

/** Follows Squirrel from before it is given a package: it unpacks and verifies it after electron-updater is done. */
export class TakeOver {
  readonly #native: EventEmitter
  readonly #taken = Promise.withResolvers<void>()
  #refusal: UpdateRefusal | undefined

  constructor(native: EventEmitter) {
    this.#native = native
    // A refusal that comes before anybody waits for it is not unhandled.
    this.#taken.promise.catch(() => undefined)
    native.once('update-downloaded', this.#taken.resolve)
    native.once('error', this.#refuse)
  }

  /** Why the package was refused, if it was. */
  get refusal(): UpdateRefusal | undefined {
    return this.#refusal
  }

  /** Settles when the package was taken over; rejects with a refusal. */
  async done(clock: Clock, signal: AbortSignal): Promise<void> {
    const cancel = clock.after(TAKE_OVER_LIMIT_MS, () => this.#refuse('it took too long'))
    signal.addEventListener('abort', this.#refuse)
    try {
      await this.#taken.promise
    } finally {
      cancel()
      signal.removeEventListener('abort', this.#refuse)
    }
  }

  end(): void {
    this.#native.off('update-downloaded', this.#taken.resolve)
    this.#native.off('error', this.#refuse)
  }

  readonly #refuse = (why: unknown): void => {
    this.#refusal ??= new UpdateRefusal('install', String(why), { cause: why })
    this.#taken.reject(this.#refusal)
  }
}
