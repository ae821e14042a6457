import type { Clock } from '../../../core/base/clock.ts'
import type { AppError, AppErrorKind } from '../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'

/**
 * How long a passed test vouches for a key that is refused again, since features outside its plan may be
 * requested often.
 */
const TRUST_MS = 30_000

/** Whether a refusal names scopes that the key lacks: it is limited to areas. */
const isForScopes = (result: Result<unknown>): boolean =>
  !result.ok && result.error.kind === 'not-allowed' && result.error.missingScopes !== undefined

/** Verdict of a test on a key: limitation to other areas still means that it was recognised. */
export const keyVerdict = (tested: Result<unknown>): Result<unknown> =>
  isForScopes(tested) ? ok(undefined) : tested

const REFUSALS: ReadonlySet<AppErrorKind> = new Set(['key-rejected', 'not-allowed', 'other-region'])

/** The refusal in a result that may mean a wrong key, or a plan without the requested feature. */
function doubtIn(result: Result<unknown>): AppError | undefined {
  const verdict = keyVerdict(result)
  return !verdict.ok && REFUSALS.has(verdict.error.kind) ? verdict.error : undefined
}

/** The area of the service that a path belongs to, such as `translate` or `glossaries`. */
export const areaOf = (path: string): string => path.split('/')[2] ?? ''

/** A key and its address. The same key at another address is a different one: it belongs to one data centre. */
interface Keyed {
  readonly address: string
  readonly key: string
}

interface KeyGuardOptions<C extends Keyed> {
  /** Makes a light request that most keys may make. */
  readonly test: (connection: C) => Promise<Result<unknown>>
  readonly clock: Clock
}

/** Areas in which a key is refused, or all of them. */
interface Refusals {
  all?: AppError
  readonly areas: Map<string, AppError>
}

/**
 * Prevents a refused key from being sent again and again. A refusal makes the key suspect; one test decides. A 401
 * response to the test, or one that tells of another region, blocks the key everywhere, another 403 only in the
 * requested area, since keys may be limited to areas. Blocked requests fail at once with the error of the test, until a test passes or the user selects the
 * account again. If the test passes, only the one operation was refused.
 */
export class KeyGuard<C extends Keyed> {
  readonly #options: KeyGuardOptions<C>
  readonly #refusals = new Map<string, Refusals>()
  readonly #trustedUntil = new Map<string, number>()
  /** Keys that a test has shown to be limited to areas. */
  readonly #limited = new Set<string>()
  /** Requests made during a test wait for it, and requests refused during it share its result. */
  readonly #tests = new Map<string, Promise<Result<unknown>>>()

  constructor(options: KeyGuardOptions<C>) {
    this.#options = options
  }

  /** Sends a request unless its key is blocked. Tests the key afterwards if necessary. */
  async around<T>(
    connection: C,
    area: string,
    signal: AbortSignal,
    run: () => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const name = nameOf(connection)
    await until(this.#tests.get(name), signal)
    if (signal.aborted) return err({ kind: 'cancelled' })
    const refusals = this.#refusals.get(name)
    const refusal = refusals?.all ?? refusals?.areas.get(area)
    if (refusal !== undefined) return err(refusal)
    const result = await run()
    if (doubtIn(result) === undefined) return result
    const tested = await until(this.#examine(connection), signal)
    if (tested !== undefined) this.#refuse(connection, area, tested)
    return this.#limited.has(name) ? asLimited(result) : result
  }

  /** Applies the result of a test made elsewhere, which can unblock a key as well as block it. */
  learn(connection: C, area: string, tested: Result<unknown>): void {
    if (keyVerdict(tested).ok) this.#refusals.delete(nameOf(connection))
    else this.#refuse(connection, area, tested)
  }

  /** Unblocks all keys. */
  forget(): void {
    this.#refusals.clear()
    this.#trustedUntil.clear()
    this.#limited.clear()
  }

  #refuse(connection: C, area: string, tested: Result<unknown>): void {
    const error = doubtIn(tested)
    if (error === undefined) return
    const name = nameOf(connection)
    const refusals: Refusals = this.#refusals.get(name) ?? { areas: new Map() }
    this.#refusals.set(name, refusals)
    if (error.kind === 'not-allowed') refusals.areas.set(area, error)
    else refusals.all = error
  }

  #examine(connection: C): Promise<Result<unknown>> | undefined {
    const name = nameOf(connection)
    if ((this.#trustedUntil.get(name) ?? 0) > this.#options.clock.now()) return undefined
    const running = this.#tests.get(name) ?? this.#runTest(connection, name)
    this.#tests.set(name, running)
    return running
  }

  async #runTest(connection: C, name: string): Promise<Result<unknown>> {
    const result = await this.#options.test(connection)
    if (keyVerdict(result).ok) {
      this.#refusals.delete(name)
      this.#trustedUntil.set(name, this.#options.clock.now() + TRUST_MS)
    }
    if (isForScopes(result)) this.#limited.add(name)
    this.#tests.delete(name)
    return result
  }
}

/** Says of a refusal without scopes that the key is limited. */
const asLimited = <T>(result: Result<T>): Result<T> =>
  !result.ok && result.error.kind === 'not-allowed' && result.error.missingScopes === undefined
    ? err({ ...result.error, isKeyLimited: true })
    : result

const nameOf = ({ address, key }: Keyed): string => `${address} ${key}`

/** Waits for a promise or until the signal aborts. */
async function until<T>(something: Promise<T> | undefined, signal: AbortSignal): Promise<T | undefined> {
  if (something === undefined || signal.aborted) return undefined
  const { promise: aborted, resolve } = Promise.withResolvers<undefined>()
  const abort = () => resolve(undefined)
  signal.addEventListener('abort', abort)
  const first = await Promise.race([something, aborted])
  signal.removeEventListener('abort', abort)
  return first
}
