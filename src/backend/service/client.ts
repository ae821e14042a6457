import type * as z from 'zod/mini'
import type { CallContext } from '../../core/call.ts'
import { ok, type Result } from '../../core/result.ts'
import type { Connection, ServiceHttp, ServiceRequest } from './http.ts'

/** The service in use, as the modules of its features see it. */
export class ServiceClient {
  readonly #http: ServiceHttp
  readonly #connect: () => Promise<Result<Connection>>

  /** @param connect finds out whom to ask, and with which key, at the moment of each request */
  constructor(http: ServiceHttp, connect: () => Promise<Result<Connection>>) {
    this.#http = http
    this.#connect = connect
  }

  /** Where requests go just now: for what depends on profile or plan. */
  connection(): Promise<Result<Connection>> {
    return this.#connect()
  }

  /** The same service under the same key, whatever the user chooses from now on. */
  staysWith(connection: Connection): ServiceClient {
    return new ServiceClient(this.#http, () => Promise.resolve(ok(connection)))
  }

  /** One request, which ends with its context. */
  async request<S extends z.ZodMiniType>(
    request: ServiceRequest<S>,
    context?: CallContext,
  ): Promise<Result<z.output<S>>> {
    const connection = await this.#connect()
    if (!connection.ok) return connection
    return this.#http.request(connection.value, { signal: context?.signal, ...request })
  }
}
