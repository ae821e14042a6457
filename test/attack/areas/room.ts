import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { MAX_CONNECTIONS_OF_ADDRESS, MAX_REQUESTS } from '../../../src/backend/room/room-devices.ts'
import { RoomSeal } from '../../../src/core/audience/room/room-seal.ts'
import { keptCaption } from '../../support/contract-cases/call-cases-of-sessions.ts'
import { plainSocket, RoomGuest, type RoomPlace, sendRaw, TestRoom } from '../../support/room/room-guest.ts'
import { goingOn } from '../../support/sessions/session-runs.ts'
import { type Attack, area, attack, type Defer, judge } from '../attack.ts'

export interface Target {
  readonly test: TestRoom
  readonly place: RoomPlace
  /** An address of another device each time: what one has used up costs the others nothing. */
  readonly device: () => string
}

export const SECRET = 'what was said in the room'
const session = goingOn([])
let said = 0
export const say = ({ test }: Target, text: string) => {
  test.sessions.record({
    ...session,
    gaps: [],
    captions: [{ ...keptCaption(said, text), startMs: said * 1000 }],
  })
  said += 1
}
/** Whether an honest reader still gets what is said. */
export async function survives(target: Target): Promise<boolean> {
  const guest = await RoomGuest.enter(target.place)
  const text = `honest ${said}`
  say(target, text)
  const seen = await guest.until(text)
  guest.leave()
  return seen !== undefined
}

export const request = (
  target: Target,
  first: string,
  headers: readonly string[] = [],
  host = target.place.host,
) => [first, ...(host === '' ? [] : [`Host: ${host}`]), ...headers, '', ''].join('\r\n')

/** Sends a request that may only be refused, or cut off. */
export const asking = (
  name: string,
  first: (target: Target) => string,
  { headers = [], host, body = '' }: { headers?: readonly string[]; host?: string; body?: string } = {},
): Attack<Target> =>
  attack(name, async (target) => {
    const answer = await sendRaw(
      target.place,
      request(target, first(target), headers, host) + body,
      target.device(),
    )
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
    const isRefused = (status === 0 || status >= 400) && !answer.includes(SECRET)
    return judge(isRefused && (await survives(target)), status === 0 ? 'cut off' : `status ${status}`)
  })

const getting = (name: string, path: string): Attack<Target> => asking(name, () => `GET ${path} HTTP/1.1`)
export const streamOf = ({ place }: Target) => `GET /feed/${place.seal.ticket} HTTP/1.1`

/** Opens the frames of a stream with something; it may not succeed. */
const opening = (name: string, open: (frame: string, target: Target) => string | undefined): Attack<Target> =>
  attack(`a frame ${name}`, async (target) => {
    say(target, SECRET)
    const guest = await RoomGuest.enter(target.place)
    await guest.until(SECRET)
    guest.leave()
    const frames = [...guest.sent.matchAll(/"data":"([\w+/=]{40,})"/g)].map(([, frame = '']) => frame)
    const isClosed =
      frames.length > 0 &&
      !guest.sent.includes(SECRET) &&
      frames.every((frame) => open(frame, target) === undefined)
    return judge(isClosed, isClosed ? 'nothing was read' : 'something was read')
  })

export const changed = (frame: string, at: number): string => {
  const bytes = Buffer.from(frame, 'base64')
  bytes[at < 0 ? bytes.length + at : at]! ^= 1
  return bytes.toString('base64')
}

/** Comes back with a position that nobody gave it. */
const returning = (name: string, position: string, where: 'address' | 'header'): Attack<Target> =>
  attack(`the position ${name}, in the ${where}`, async (target) => {
    const first =
      where === 'address' ? streamOf(target).replace(' HTTP', `?after=${position} HTTP`) : streamOf(target)
    const headers = where === 'header' ? [`Last-Event-ID: ${position}`] : []
    const answer = await sendRaw(target.place, request(target, first, headers), target.device())
    return judge(!answer.includes(SECRET) && (await survives(target)), answer.slice(9, 12) || 'cut off')
  })

/** Opens connections as one device; of too many, the rest may only be cut off. */
const flooding = (name: string, bytes: string, count: number): Attack<Target> =>
  attack(name, async (target) => {
    const from = target.device()
    const sockets = Array.from({ length: count }, () => plainSocket(target.place, from))
    await Promise.all(
      sockets.map((socket) =>
        Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined),
      ),
    )
    for (const socket of sockets) if (!socket.destroyed) socket.write(bytes)
    const isUp = await survives(target)
    for (const socket of sockets) socket.destroy()
    return judge(isUp, isUp ? 'others read on' : 'others do not')
  })

export const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'CONNECT', 'PROPFIND']
const PATHS = [
  '/index.html',
  '/captions',
  '/captions.html',
  '/room.html',
  '/bridge',
  '/feed',
  '/feed/',
  '/sound/x',
  '/../package.json',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/index.js',
  '/.git/config',
  '/feed/../../x',
  '//evil.test/',
  '/?x',
  '/%00',
  '/room.open',
  '/call/room.close',
  '/favicon.ico',
]

export async function openRoom(defer: Defer): Promise<Target> {
  const test = new TestRoom()
  defer(() => test.room.close())
  let devices = 1
  return {
    test,
    place: await test.open(),
    device: () => `127.0.${Math.floor((devices += 1) / 250)}.${(devices % 250) + 2}`,
  }
}

export const roomArea = area<Target>({
  name: 'room: the port that phones reach',
  open: openRoom,
  control: async (target) => {
    if (!(await survives(target))) throw new Error('a reader sees no captions')
  },
  attacks: [
    ...METHODS.map((method) => asking(`${method} of the page`, () => `${method} / HTTP/1.1`)),
    ...METHODS.map((method) =>
      asking(`${method} of the frames`, (target) => streamOf(target).replace('GET', method)),
    ),
    ...PATHS.map((path) => getting(`the path ${path}`, path)),
    getting('a made-up ticket', `/feed/${'0'.repeat(32)}`),
    getting('a ticket in capitals', `/feed/${'A'.repeat(32)}`),
    getting('a ticket that is too long', `/feed/${'0'.repeat(33)}`),
    getting('a target of a hundred kilobytes', `/${'x'.repeat(100_000)}`),
    asking('the frames with a path behind the ticket', (target) =>
      streamOf(target).replace(' HTTP', '/x HTTP'),
    ),
    asking('the frames with another parameter', (target) => streamOf(target).replace(' HTTP', '?key=1 HTTP')),
    asking('the page of another site that was made to resolve here', () => 'GET / HTTP/1.1', {
      host: 'evil.test',
    }),
    asking('the frames under the name of this computer', streamOf, { host: 'localhost' }),
    asking('the frames without a host', streamOf, { host: '' }),
    asking('the frames with two hosts', streamOf, { headers: ['Host: evil.test'] }),
    asking('the frames from another site', streamOf, { headers: ['Origin: https://evil.test'] }),
    asking('the frames from a local file', streamOf, { headers: ['Origin: null'] }),
    asking('a WebSocket', () => 'GET / HTTP/1.1', {
      headers: [
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: eA==',
      ],
    }),
    asking('HTTP/2 without asking', () => 'GET / HTTP/1.1', {
      headers: ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAA'],
    }),
    asking('a proxy request', () => 'GET http://169.254.169.254/ HTTP/1.1'),
    asking('headers of a hundred kilobytes', streamOf, { headers: [`X: ${'x'.repeat(100_000)}`] }),
    asking('ten thousand headers', streamOf, {
      headers: Array.from({ length: 10_000 }, (_, i) => `X${i}: 1`),
    }),
    asking('a question of the guest', () => 'POST /feed HTTP/1.1', {
      headers: ['Content-Type: application/json', 'Content-Length: 2'],
      body: '{}',
    }),
    asking('a body of a declared length of a billion', () => 'POST / HTTP/1.1', {
      headers: ['Content-Length: 1000000000'],
    }),
    asking('a body in two lengths', () => 'POST / HTTP/1.1', {
      headers: ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      body: '0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
    }),
    asking('a line break in the target', () => 'GET /\rX: 1 HTTP/1.1'),
    asking('bytes that are no HTTP', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
    returning('of the first event', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}-0`, 'address'),
    returning('of the first event', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}-0`, 'header'),
    returning('of a thousand digits', '9'.repeat(1000), 'header'),
    returning('with a pattern', '.*-0', 'header'),
    returning('with markup', '%3Cscript%3E', 'address'),
    opening('as it is', (frame) => (Buffer.from(frame, 'base64').includes('concluded') ? frame : undefined)),
    opening('with another code', (frame) => new RoomSeal('0'.repeat(16)).open(frame)),
    opening('with the ticket as its code', (frame, { place }) => new RoomSeal(place.seal.ticket).open(frame)),
    opening('with a changed nonce', (frame, { place }) => place.seal.open(changed(frame, 0))),
    opening('with a changed byte', (frame, { place }) => place.seal.open(changed(frame, 30))),
    opening('with a changed tag', (frame, { place }) => place.seal.open(changed(frame, -1))),
    opening('that was cut', (frame, { place }) => place.seal.open(frame.slice(0, 40))),
    opening('behind another one', (frame, { place }) => place.seal.open(frame + frame)),
    attack('the ticket by the code’s hash alone', ({ place }) => {
      const guess = createHash('sha256').update(place.seal.ticket).digest('hex').slice(0, 32)
      return judge(guess !== place.seal.ticket, 'it is another one')
    }),
    attack('a frame that is sent again, to say what was corrected', async (target) => {
      const guest = await RoomGuest.enter(target.place)
      say(target, 'new')
      await guest.until('new')
      guest.leave()
      const before = guest.texts()
      for (const { data } of JSON.parse(guest.sent) as { data: string }[]) {
        const json = target.place.seal.open(data)
        if (json !== undefined) guest.transcript.apply(JSON.parse(json))
      }
      return judge(JSON.stringify(guest.texts()) === JSON.stringify(before), 'nothing has changed')
    }),
    attack('a ticket of the room before', async (target) => {
      const other = new TestRoom()
      const old = await other.open()
      const next = await other.open()
      const { status } = await RoomGuest.enter({ ...next, seal: old.seal })
      await other.room.close()
      return judge(status === 403 && (await survives(target)), `status ${status}`)
    }),
    attack('more requests than a person makes', async (target) => {
      const from = target.device()
      let status = ''
      // The host counts in periods, and the attack may begin at the end of one.
      for (let count = 0; count < 3 * MAX_REQUESTS && status !== '429'; count += 1)
        status = (await sendRaw(target.place, request(target, 'GET / HTTP/1.1'), from)).slice(9, 12)
      return judge(status === '429' && (await survives(target)), `status ${status}`)
    }),
    attack('a reader that reads nothing, while many captions come', async (target) => {
      const socket = plainSocket(target.place, target.device())
      socket.pause()
      socket.write(request(target, streamOf(target)))
      for (let count = 0; count < 300; count += 1) say(target, 'x'.repeat(4000))
      const isUp = await survives(target)
      socket.destroy()
      return judge(isUp, isUp ? 'others read on' : 'others do not')
    }),
    flooding('connections that say nothing', '', MAX_CONNECTIONS_OF_ADDRESS * 4),
    flooding('connections that say half a request', 'GET / HT', MAX_CONNECTIONS_OF_ADDRESS * 4),
    flooding(
      'connections with a header that never ends',
      'GET / HTTP/1.1\r\nX: ',
      MAX_CONNECTIONS_OF_ADDRESS * 4,
    ),
    attack('places for readers without connections, by requests that are sent at once', async (target) => {
      const before = await target.test.readers()
      const socket = plainSocket(target.place, target.device())
      socket.write(request(target, streamOf(target)).repeat(50))
      const isUp = await survives(target)
      const taken = (await target.test.readers()) - before
      socket.destroy()
      return judge(isUp && taken <= 1, `${taken} places`)
    }),
    attack('all places for readers, by one device with the ticket', async (target) => {
      const from = target.device()
      const sockets = Array.from({ length: MAX_CONNECTIONS_OF_ADDRESS * 3 }, () =>
        plainSocket(target.place, from),
      )
      for (const socket of sockets) socket.write(request(target, streamOf(target)))
      const isUp = await survives(target)
      for (const socket of sockets) socket.destroy()
      return judge(isUp, isUp ? 'others read on' : 'others do not')
    }),
  ],
})
