import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { follow } from './follow.ts'

/** Writes as long as somebody reads. */
const answerForEver = (response: ServerResponse) => {
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(10_000)));
  }
  response.on('drain', more)
  more()
}

it.each([
  ['answers without end', answerForEver, 0],
  ['does not answer', () => undefined, 10_000],
])('a program that has taken the port and %s is given up', async (_, answer, waitMs) => {
  const server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = once(server, 'request')
  const clock = new VirtualClock()
  const end = new AbortController()
  const { promise: noted, resolve } = Promise.withResolvers<string>()
  const { port } = server.address() as AddressInfo
  const ended = follow({
    address: `http://127.0.0.1:${port}/captions#ticket=x`,
    isJson: true,
    out: { print: () => undefined, write: () => undefined },
    note: resolve,
    clock,
    signal: end.signal,
  })
  await asked
  await clock.advance(waitMs)
  expect(await noted).toBe('-- connection lost, trying again')
  end.abort()
  await ended
  server.closeAllConnections()
  server.close()
})
