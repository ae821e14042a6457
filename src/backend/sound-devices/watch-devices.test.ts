import { expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { watchDevices } from './watch-devices.ts'

/** A sound server whose events are read. */
function start() {
  const clock = new VirtualClock()
  const server = { connections: 0, changes: 0, send: (_event: string): void => undefined, stop: () => {} }
  const end = watchDevices({
    tools: {
      watch: (event, ended) => {
        server.connections += 1
        Object.assign(server, { send: event, stop: ended })
        return () => {
          server.connections = Number.NaN
        }
      },
    },
    clock,
    random: () => 0.5,
    changed: () => {
      server.changes += 1
    },
  })
  return { clock, server, end }
}

it('reports devices that come and go, and nothing else that happens on the server', () => {
  const { server } = start()
  const reported = [
    "Event 'new' on source #3",
    "Event 'remove' on sink #4",
    "Event 'change' on sink #4",
    "Event 'new' on sink-input #5",
    "Event 'remove' on source-output #6",
  ].map((line) => {
    const { changes } = server
    server.send(line)
    return server.changes > changes
  })
  expect(reported).toEqual([true, true, false, false, false])
})

it('reads the events of a server that was restarted, and tries ever more rarely while there is none', async () => {
  const { clock, server } = start()
  server.stop()
  await clock.advance(1000)
  expect(server.connections).toBe(2)
  server.send("Event 'new' on sink #1")
  expect(server.changes).toBe(1)
  for (let second = 0; second < 3600; second += 1) {
    const before = server.connections
    if (second === 0) server.stop()
    await clock.advance(1000)
    if (server.connections > before) server.stop()
  }
  expect(server.connections).toBeGreaterThan(50)
  expect(server.connections).toBeLessThan(100)
})

it('ends with its host, connected or not', async () => {
  const connected = start()
  connected.end()
  expect(connected.server.connections).toBeNaN()
  const waiting = start()
  waiting.server.stop()
  waiting.end()
  await waiting.clock.advance(600_000)
  expect(waiting.server.connections).toBe(1)
})
