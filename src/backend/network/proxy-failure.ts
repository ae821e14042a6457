import type { AppErrorOf } from '../../core/base/errors.ts'

type Reason = AppErrorOf<'proxy'>['reason']

/** Why the proxy did not forward a request: no part of it has reached the service. */
export class ProxyFailure extends Error {
  /** Host and port of the proxy. */
  readonly host: string
  readonly reason: Reason

  constructor(host: string, reason: Reason, cause?: unknown) {
    super(`proxy ${host}: ${reason}`, { cause })
    this.host = host
    this.reason = reason
  }
}
