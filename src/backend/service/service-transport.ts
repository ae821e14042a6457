import type { HostPorts } from '../host-ports.ts'
import type { Network } from '../network/network.ts'
import { userAgentOf } from '../network/user-agent.ts'
import { ServiceHttp } from './http/http.ts'
import type { LargePorts } from './transfer/large.ts'
import { sendByFetch } from './transfer/send-large.ts'

/** The ways to the service: each waits until requests use the user's proxy. */
export interface ServiceTransport {
  /** Requests whose bodies and answers fit into memory. */
  readonly http: ServiceHttp
  /** Files of any size. */
  readonly large: LargePorts
}

export function createServiceTransport(host: HostPorts, network: Network): ServiceTransport {
  const { clock, random, log, sendLarge } = host
  const userAgent = userAgentOf(host.version)
  const fetch: HostPorts['fetch'] = async (input, init) => {
    await network.ready()
    return host.fetch(input, init)
  }
  const send: LargePorts['send'] =
    sendLarge === undefined
      ? sendByFetch(fetch)
      : async (request) => {
          await network.ready()
          return sendLarge(request)
        }
  return {
    http: new ServiceHttp({ fetch, clock, random, userAgent, log }),
    large: { fetch, send, clock, userAgent },
  }
}
