import type * as z from 'zod/mini'
import { type CallContext, defaultCallContext } from '../../../core/base/call.ts'
import { ok, type Result } from '../../../core/base/result.ts'
import type { CallName, HandlersOf } from '../../../core/contract/contract.ts'
import type { Connection, ServiceHttp, ServiceRequest } from './http.ts'

/**
 * One service with one key, for one call. All requests of the call go to it, whichever account is selected
 * meanwhile, and end with the call.
 */
export class ServiceClient {
  readonly connection: Connection
  readonly #http: ServiceHttp
  readonly #signal: AbortSignal

  constructor(http: ServiceHttp, connection: Connection, signal: AbortSignal) {
    this.#http = http
    this.connection = connection
    this.#signal = signal
  }

  /** Name and port of the service, for errors. */
  get host(): string {
    return new URL(this.connection.address).host
  }

  request<S extends z.ZodMiniType>(request: ServiceRequest<S>): Promise<Result<z.output<S>>> {
    return this.#http.request(this.connection, { signal: this.#signal, ...request })
  }

  /** The same service for a part of the call that may be aborted earlier. */
  until(signal: AbortSignal): ServiceClient {
    return new ServiceClient(this.#http, this.connection, signal)
  }
}

/** The context of a call with the service that was in use when the call was made. */
export interface ServiceContext extends CallContext {
  readonly service: ServiceClient
}

/** Handlers that speak to the service of their call. */
export type ServiceHandlersOf<N extends CallName> = {
  readonly [K in N]: (
    input: Parameters<HandlersOf<K>[K]>[0],
    context: ServiceContext,
  ) => ReturnType<HandlersOf<K>[K]>
}

/** Finds the service in use, or the reason why there is none. */
export type OpenService = (context: CallContext) => Promise<Result<ServiceClient>>

/** Opens the service of a connection. */
export const openerBy =
  (http: ServiceHttp) =>
  (connect: () => Promise<Result<Connection>>): OpenService =>
  async ({ signal }) => {
    const connection = await connect()
    return connection.ok ? ok(new ServiceClient(http, connection.value, signal)) : connection
  }

type AnyServiceHandler = (input: never, context: ServiceContext) => Promise<Result<unknown>>

/** Opens the service once per call. A call without a service fails before its handler runs. */
export function withService<N extends CallName>(
  open: OpenService,
  handlers: ServiceHandlersOf<N>,
): HandlersOf<N> {
  const bind =
    (handle: AnyServiceHandler) =>
    async (input: never, context = defaultCallContext): Promise<Result<unknown>> => {
      const service = await open(context)
      return service.ok ? handle(input, { ...context, service: service.value }) : service
    }
  const bound = Object.entries<AnyServiceHandler>(handlers).map(([name, handle]) => [name, bind(handle)])
  return Object.fromEntries(bound) as HandlersOf<N>
}
