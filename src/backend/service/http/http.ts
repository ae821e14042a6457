import * as z from 'zod/mini'
import { type Backoff, waitMs } from '../../../core/base/backoff.ts'
import { defaultCallContext } from '../../../core/base/call.ts'
import { type Clock, sleep } from '../../../core/base/clock.ts'
import type { Repeat } from '../../../core/base/error-kinds/error-meaning.ts'
import { type AppError, mayRepeat } from '../../../core/base/errors.ts'
import { DEFAULT_JSON_LIMITS, type JsonLimits, parseJson } from '../../../core/base/formats/json.ts'
import { parseUntilFault } from '../../../core/base/input.ts'
import type { Log } from '../../../core/base/log.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import type { Plan, ServiceProfile } from '../../../core/service/service-profiles.ts'
import { errorOfFailure } from './answers.ts'
import { errorOfResponse, readText, traceOf } from './invalid-response.ts'
import { areaOf, KeyGuard } from './key-guard.ts'
import { keyTest } from './key-test.ts'

/** Destination and key of requests. */
export interface Connection {
  /** Id of the account, or `demo`. */
  readonly account: string
  readonly profile: ServiceProfile
  /** Plan of the key's owner. */
  readonly plan: Plan
  /** Base address, checked, without a slash at its end. */
  readonly address: string
  readonly key: string
  /** Domains that it streams from besides its own host and the profile's. */
  readonly streamDomains: readonly string[]
  /** Reporting tag of its usage, if the profile supports it. */
  readonly reportingTag?: string | undefined
}

/** How a successful response is read, and the media type that is requested. */
const BODIES = {
  json: {
    accept: 'application/json',
    read: (text, limits) => (text === '' ? ok(undefined) : parseJson(text, limits)),
  },
  tsv: { accept: 'text/tab-separated-values', read: (text) => ok(text) },
  /** Ignores the body: a deletion has an empty response. The schema sees an empty object. */
  none: { accept: '*/*', read: () => ok({}) },
} as const satisfies Record<
  string,
  { accept: string; read: (text: string, limits: Partial<JsonLimits>) => Result<unknown, string> }
>

export interface ServiceRequest<S extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Each value of a list becomes a parameter of this name. */
  readonly query?: Readonly<Record<string, string | readonly string[]>>
  /** Sent as JSON. */
  readonly body?: unknown
  readonly repeat: Repeat
  /** Maximum number of attempts; `DEFAULT_ATTEMPTS` if omitted. */
  readonly attempts?: number
  /** JSON by default. */
  readonly answerAs?: keyof typeof BODIES
  /** Limits of a successful answer where it may be larger than a page of a list. */
  readonly limits?: Partial<JsonLimits>
  /** Schema of a successful answer. Unnamed fields are ignored and dropped. */
  readonly answer: S
  /** A secret of the request besides the key, which must not appear in an error. */
  readonly secret?: string
  readonly signal?: AbortSignal | undefined
  /** Receives the headers of every answer. */
  readonly observe?: (headers: Headers) => void
  /** Tests the key: sent even with a refused key, and its result applies to all requests. */
  readonly isKeyTest?: boolean
  /**
   * False if a refusal concerns something else that it names, such as a token, and says nothing about the
   * key.
   */
  readonly isAboutKey?: boolean
}

export interface HttpPorts {
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
  /** From 0 to 1. */
  readonly random: () => number
  readonly userAgent: string
  readonly log: Log
  /** Time limit of one attempt, up to the last byte of its response; 20 s by default. */
  readonly attemptLimitMs?: number
}

const ATTEMPT_LIMIT_MS = 20_000
/**
 * Time after which an operation is not retried. An attempt that took its full time still leaves room for
 * another.
 */
const MAX_RETRYING_MS = 30_000
const DEFAULT_ATTEMPTS = 4
const BACKOFF: Backoff = { firstMs: 500, factor: 2, mostMs: 5000 }

/**
 * The only client of the service: adds the key, limits time, retries according to the tables, and validates
 * answers.
 */
export class ServiceHttp {
  /** Guards every request that sends a key. */
  readonly keys: KeyGuard<Connection>
  readonly #ports: HttpPorts

  constructor(ports: HttpPorts) {
    this.#ports = ports
    this.keys = new KeyGuard({
      clock: ports.clock,
      test: (connection) =>
        this.#persist(connection, { ...keyTest(connection.profile), attempts: 1 }, defaultCallContext.signal),
    })
  }

  async request<S extends z.ZodMiniType>(
    connection: Connection,
    request: ServiceRequest<S>,
  ): Promise<Result<z.output<S>>> {
    const { signal = defaultCallContext.signal } = request
    const run = () => this.#persist(connection, request, signal)
    if (request.isAboutKey === false) return run()
    const area = areaOf(request.path)
    if (request.isKeyTest !== true) return this.keys.around(connection, area, signal, run)
    const result = await run()
    this.keys.learn(connection, area, result)
    return result
  }

  async #persist<S extends z.ZodMiniType>(
    connection: Connection,
    request: ServiceRequest<S>,
    signal: AbortSignal,
  ): Promise<Result<z.output<S>>> {
    const { clock, random, log } = this.#ports
    const attempts = request.attempts ?? DEFAULT_ATTEMPTS
    const deadline = clock.now() + MAX_RETRYING_MS
    if (signal.aborted) return err({ kind: 'cancelled' })
    let mayHaveHappened = false
    for (let attempt = 1; ; attempt += 1) {
      const answered = await this.#attempt(connection, request, signal)
      const result: Result<z.output<S>> = mayHaveHappened ? asFirst(request, answered) : answered
      mayHaveHappened ||= !result.ok && isOutcomeUnknown(result.error)
      if (result.ok || attempt === attempts || !mayRepeat(result.error, request.repeat)) return result
      const pauseMs = waitMs(result.error, BACKOFF, attempt, random())
      if (clock.now() + pauseMs > deadline) return result
      log.info('request is tried again', { path: request.path, kind: result.error.kind, attempt, pauseMs })
      await sleep(clock, pauseMs, signal)
      if (signal.aborted) return err({ kind: 'cancelled' })
    }
  }

  async #attempt<S extends z.ZodMiniType>(
    connection: Connection,
    request: ServiceRequest<S>,
    signal: AbortSignal,
  ): Promise<Result<z.output<S>>> {
    const url = new URL(connection.address + request.path)
    for (const [name, value] of Object.entries(request.query ?? {}))
      for (const each of [value].flat()) url.searchParams.append(name, each)
    const { attemptLimitMs = ATTEMPT_LIMIT_MS } = this.#ports
    const limit = AbortSignal.timeout(attemptLimitMs)
    try {
      const response = await this.#ports.fetch(url, {
        method: request.method,
        headers: this.#headers(connection, request),
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
        // Redirects must not receive the key.
        redirect: 'manual',
        signal: AbortSignal.any([signal, limit]),
      })
      request.observe?.(response.headers)
      // The limit includes the body: an answer that stalls half-way has failed.
      return await this.#read(response, { host: url.host, secrets: secretsOf(connection, request) }, request)
    } catch (thrown) {
      if (signal.aborted) return err({ kind: 'cancelled' })
      if (limit.aborted) return err({ kind: 'timed-out', host: url.host, afterMs: attemptLimitMs })
      return err(errorOfFailure(thrown, url.host))
    }
  }

  #headers(
    { profile, key, reportingTag = '' }: Connection,
    { body, answerAs = 'json' }: Pick<ServiceRequest<z.ZodMiniType>, 'body' | 'answerAs'>,
  ): Record<string, string> {
    const { reportingTagHeader: header } = profile
    return {
      Authorization: `${profile.authorization} ${key}`,
      'User-Agent': this.#ports.userAgent,
      Accept: BODIES[answerAs].accept,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(header !== undefined && reportingTag !== '' && { [header]: reportingTag }),
    }
  }

  async #read<S extends z.ZodMiniType>(
    response: Response,
    { host, secrets }: { readonly host: string; readonly secrets: readonly string[] },
    { answer, answerAs = 'json', limits = {} }: Pick<ServiceRequest<S>, 'answer' | 'answerAs' | 'limits'>,
  ): Promise<Result<z.output<S>>> {
    if (!response.ok) return err(await errorOfResponse(response, host, secrets))
    const traceId = traceOf(response, secrets)
    const bad = (detail: string): Result<never> => {
      const error: AppError = {
        kind: 'invalid-response',
        host,
        detail,
        ...(isWebPage(response) && { hint: 'sign-in' }),
        ...(traceId !== undefined && { traceId }),
      }
      return err(error)
    }
    const text = await readText(response, limits.maxBytes ?? DEFAULT_JSON_LIMITS.maxBytes)
    if (!text.ok) return bad(text.error)
    const body = BODIES[answerAs].read(text.value, limits)
    if (!body.ok) return bad(body.error)
    const parsed = parseUntilFault(answer, body.value)
    if (parsed.success) return ok(parsed.data)
    const issue = parsed.error.issues[0]
    return bad(`${issue?.path.join('.') ?? ''}: ${issue?.code ?? ''}`)
  }
}

const isWebPage = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.toLowerCase().startsWith('text/html') === true

const secretsOf = (
  { key }: Connection,
  { secret }: Pick<ServiceRequest<z.ZodMiniType>, 'secret'>,
): string[] => (secret === undefined ? [key] : [key, secret])

const isOutcomeUnknown = ({ kind, ...error }: AppError): boolean =>
  kind === 'timed-out' || kind === 'unavailable' || ('sent' in error && error.sent === 'unknown')

/** If an earlier attempt may have deleted the resource, "not found" is the desired outcome. */
function asFirst<S extends z.ZodMiniType>(
  { method, answerAs, answer }: ServiceRequest<S>,
  result: Result<z.output<S>>,
): Result<z.output<S>> {
  if (method !== 'DELETE' || answerAs !== 'none' || result.ok || result.error.kind !== 'not-found')
    return result
  const nothing = z.safeParse(answer, {})
  return nothing.success ? ok(nothing.data) : result
}
