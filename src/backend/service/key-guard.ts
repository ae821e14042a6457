import type { Clock } from '../../core/clock.ts'
import type { AppError } from '../../core/errors.ts'
import { err, type Result } from '../../core/result.ts'

/** How long a passed test speaks for a key that is refused once more: what its plan lacks may be asked for often. */
const TRUST_MS = 30_000

/** Both mean a wrong key, and both mean a plan or a scope without what was asked for. */
const makesSuspect = (error: AppError): boolean =>
  error.kind === 'key-rejected' || error.kind === 'not-allowed'

/** A key, and where it is used. The same key at another address is another one: it belongs to one data centre. */
interface Keyed {
  readonly address: string
  readonly key: string
}

interface KeyGuardOptions<C extends Keyed> {
  /** Asks the service for something that every key may have. */
  readonly test: (connection: C) => Promise<Result<unknown>>
  readonly clock: Clock
}

/**
 * Keeps a key that the service does not take from being sent again and again. A refusal makes it suspect; one
 * test decides. If the service refuses that too, all requests with this key fail at once with its error, until a
 * test passes or the account is chosen anew. If it passes, that one operation was refused, and no more.
 */
export class KeyGuard<C extends Keyed> {
  readonly #options: KeyGuardOptions<C>
  readonly #refused = new Map<string, AppError>()
  readonly #trustedUntil = new Map<string, number>()
  /** Requests that come while a test runs wait for it, and those that were refused meanwhile share it. */
  readonly #tests = new Map<string, Promise<void>>()

  constructor(options: KeyGuardOptions<C>) {
    this.#options = options
  }

  /** Carries out a request unless its key is refused. Afterwards the key has been tested if that was needed. */
  async around<T>(connection: C, signal: AbortSignal, run: () => Promise<Result<T>>): Promise<Result<T>> {
    const name = nameOf(connection)
    await until(this.#tests.get(name), signal)
    if (signal.aborted) return err({ kind: 'cancelled' })
    const refusal = this.#refused.get(name)
    if (refusal !== undefined) return err(refusal)
    const result = await run()
    if (!result.ok && makesSuspect(result.error)) await until(this.#examine(connection), signal)
    return result
  }

  /** What a test of the key by somebody else has shown: it unlocks a key as well as it locks one. */
  learn(connection: C, result: Result<unknown>): void {
    const name = nameOf(connection)
    if (result.ok) this.#refused.delete(name)
    else if (makesSuspect(result.error)) this.#refused.set(name, result.error)
  }

  /** Gives every key another chance. */
  forget(): void {
    this.#refused.clear()
    this.#trustedUntil.clear()
  }

  #examine(connection: C): Promise<void> | undefined {
    const name = nameOf(connection)
    if ((this.#trustedUntil.get(name) ?? 0) > this.#options.clock.now()) return undefined
    const running = this.#tests.get(name) ?? this.#runTest(connection, name)
    this.#tests.set(name, running)
    return running
  }

  async #runTest(connection: C, name: string): Promise<void> {
    const result = await this.#options.test(connection)
    this.learn(connection, result)
    if (result.ok) this.#trustedUntil.set(name, this.#options.clock.now() + TRUST_MS)
    this.#tests.delete(name)
  }
}

const nameOf = ({ address, key }: Keyed): string => `${address} ${key}`

/** Waits for something, or until nobody waits any more. */
async function until(something: Promise<void> | undefined, signal: AbortSignal): Promise<void> {
  if (something === undefined || signal.aborted) return
  const { promise: aborted, resolve } = Promise.withResolvers<void>()
  const giveUp = () => resolve()
  signal.addEventListener('abort', giveUp)
  await Promise.race([something, aborted])
  signal.removeEventListener('abort', giveUp)
}
