import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { systemClock } from '../../../src/backend/base/system-clock.ts'
import { CaptionEndpoint, type EndpointFault } from './caption-endpoint.ts'

/** Zoom's caption address on a port of this computer. */
export async function servedEndpoint() {
  const life: { fault?: EndpointFault } = {}
  const endpoint = new CaptionEndpoint({ service: 'Zoom', clock: systemClock, fault: () => life.fault })
  const origin = new URL(endpoint.address).origin
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const body = await text(request)
    const answer = await endpoint.fetch(`${origin}${url}`, { method, ...(method !== 'GET' && { body }) })
    response.writeHead(answer.status).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint,
    address: endpoint.address.replace(origin, `http://127.0.0.1:${port}`),
    /** Fault of every request from now on. */
    set fault(fault: EndpointFault | undefined) {
      if (fault === undefined) delete life.fault
      else life.fault = fault
    },
    close: () => server.close(),
  }
}
