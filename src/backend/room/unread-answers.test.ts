import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptCaption } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { plainSocket, type RoomPlace, roomPages } from '../../../test/support/room/room-guest.ts'
import { goingOn } from '../../../test/support/sessions/session-runs.ts'
import { CaptionFeed } from '../../core/audience/feed/caption-feed.ts'
import { SessionFeed } from '../../core/audience/feed/session-feed.ts'
import { RoomSeal } from '../../core/audience/room/room-seal.ts'
import { MAX_FULL_MS } from '../feed/feed-stream.ts'
import { MAX_PAGE_MS, RoomServer, STREAM_MS } from './room-server.ts'

/** More than the systems of both ends take from a reader that takes nothing. */
const PAGE = 'x'.repeat(30_000_000)
let server: RoomServer
let feed: CaptionFeed
let place: RoomPlace
beforeEach(async () => {
  feed = new CaptionFeed(randomUUID(), Date.now)
  const code = '0'.repeat(16)
  const nothing = () => undefined
  server = new RoomServer({
    feed,
    myName: () => '',
    code,
    run: 0,
    pages: { ...roomPages, en: PAGE },
    now: () => 0,
    changed: nothing,
    failed: nothing,
  })
  const host = `127.0.0.1:${await server.listen('127.0.0.1', 0)}`
  place = { address: `http://${host}/`, host, code, seal: new RoomSeal(code) }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

/** Asks, and takes nothing but the first bytes. */
async function asking(path: string) {
  const socket = plainSocket(place)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${place.host}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

it('ends the connection of a page that is not taken', async () => {
  const socket = await asking('/')
  vi.advanceTimersByTime(MAX_PAGE_MS)
  let length = 0
  socket.on('data', (chunk: Buffer) => (length += chunk.length))
  await once(socket, 'close')
  expect(length).toBeLessThan(PAGE.length)
})

it('ends the connection of a reader that takes nothing', async () => {
  const socket = await asking(`/feed/${place.seal.ticket}`)
  const sessions = new SessionFeed(feed)
  for (let index = 0; index < 500; index += 1)
    sessions.record({ ...goingOn([]), gaps: [], captions: [keptCaption(index, 'x'.repeat(60_000))] })
  vi.advanceTimersByTime(MAX_FULL_MS)
  expect(server.readers).toBe(1)
  socket.resume()
  await once(socket, 'close')
  expect(server.readers).toBe(0)
})

it('does not count a phone for ever that left without a word', async () => {
  const socket = await asking(`/feed/${place.seal.ticket}`)
  vi.advanceTimersByTime(STREAM_MS - 1)
  expect(server.readers).toBe(1)
  vi.advanceTimersByTime(STREAM_MS / 2 + 1)
  socket.resume()
  await once(socket, 'close')
  expect(server.readers).toBe(0)
})
