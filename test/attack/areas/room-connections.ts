import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { MAX_CONNECTIONS_OF_ADDRESS, MAX_REQUESTS } from '../../../src/backend/room/room-devices.ts'
import { CODE_LENGTH, RoomSeal } from '../../../src/core/audience/room/room-seal.ts'
import { plainSocket, RoomGuest, sendRaw, TestRoom } from '../../support/room/room-guest.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { asking, openRoom, request, SECRET, streamOf, survives, type Target } from './room.ts'

/** Time for answers that should not come. */
const QUIET_MS = 300
const statusLines = (sent: string): number => sent.split('HTTP/1.1 ').length - 1

/** Sends bytes on one connection, and returns all that comes until it is closed, or is quiet. */
async function exchange(target: Target, bytes: string): Promise<{ answer: string; isOpen: boolean }> {
  const socket = plainSocket(target.place, target.device()).setEncoding('latin1')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.write(bytes, 'latin1')
  await Promise.race([
    new Promise((resolve) => socket.on('close', resolve)),
    new Promise((resolve) => socket.setTimeout(QUIET_MS, () => resolve(undefined))),
  ])
  const isOpen = !socket.destroyed
  socket.destroy()
  return { answer, isOpen }
}

/** Names this computer otherwise than its readers do. */
const calling = (host: (own: string) => string, name = host('HOST')): Attack<Target> =>
  attack(`the host ${name}`, async (target) => {
    const bytes = request(target, streamOf(target), [], host(target.place.host))
    const status = (await sendRaw(target.place, bytes, target.device())).slice(9, 12)
    return judge(status !== '200' && (await survives(target)), `status ${status || 'none'}`)
  })

/** Repeats a request on one connection that no limit of requests may miss. */
const repeating = (name: string, headers: readonly string[], host?: string): Attack<Target> =>
  attack(`${name}, as often as one connection takes it`, async (target) => {
    const bytes = request(target, 'GET / HTTP/1.1', headers, host).repeat(3 * MAX_REQUESTS)
    const { answer, isOpen } = await exchange(target, bytes)
    const answers = statusLines(answer)
    return judge(answers <= 1 && !isOpen && (await survives(target)), `${answers} answers`)
  })

/** Hides a request in what belongs to another one. */
const smuggling = (name: string, headers: readonly string[], body = (hidden: string) => hidden) =>
  attack<Target>(`a request hidden ${name}`, async (target) => {
    const hidden = request(target, 'GET / HTTP/1.1')
    const { answer } = await exchange(target, request(target, streamOf(target), headers) + body(hidden))
    const isHidden = statusLines(answer) <= 1 && !answer.includes('<p>') && !answer.includes(SECRET)
    return judge(isHidden && (await survives(target)), `${statusLines(answer)} answers`)
  })

/** Goes on with a connection after Stop sharing. */
const outliving = (name: string, first: (target: Target) => string, rest: (target: Target) => string) =>
  attack<Target>(`${name} after Stop sharing`, async () => {
    const test = new TestRoom()
    const target: Target = { test, place: await test.open(), device: () => '127.0.3.1' }
    const socket = plainSocket(target.place, target.device()).setEncoding('latin1')
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.write(first(target))
    // The room has seen the connection before: it takes them in turn.
    const guest = await RoomGuest.enter(target.place)
    await test.room.handlers['room.close']({})
    guest.leave()
    const before = answer.length
    if (!socket.destroyed) {
      socket.write(rest(target))
      await once(socket, 'close')
    }
    return judge(!answer.slice(before).includes('HTTP/1.1'), 'it is cut off')
  })

const half = (target: Target): [string, string] => {
  const bytes = request(target, streamOf(target))
  return [bytes.slice(0, 20), bytes.slice(20)]
}

export const roomConnectionsArea = area<Target>({
  name: 'room: HTTP and its connections',
  open: openRoom,
  control: async (target) => {
    if (!(await survives(target))) throw new Error('a reader sees no captions')
  },
  attacks: [
    repeating('a request that expects something', ['Expect: something']),
    repeating('a request for no host', [], ''),
    repeating('a request that is refused', [], 'evil.test'),
    repeating('the page', []),
    ...[
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '127.1',
      '0',
      '2130706433',
      '0x7f.0.0.1',
      '127.0.0.1.evil.test',
    ].map((name) => calling((own) => own.replace('127.0.0.1', name), name)),
    calling(() => '127.0.0.1'),
    calling((own) => `${own},evil.test`),
    calling((own) => `${own}@evil.test`),
    calling((own) => `evil.test@${own}`),
    calling((own) => `http://${own}`),
    calling((own) => `${own}.`),
    asking('a proxy request for this computer', ({ place }) => `GET http://${place.host}/ HTTP/1.1`),
    asking('all that there is', () => 'OPTIONS * HTTP/1.1'),
    asking('the frames with a fragment', (target) => streamOf(target).replace(' HTTP', '# HTTP')),
    asking('the frames with an encoded end', (target) => streamOf(target).replace(' HTTP', '%00 HTTP')),
    asking('the frames by another slash', (target) => streamOf(target).replaceAll('/', '\\')),
    asking('the preface of HTTP/2', () => 'PRI * HTTP/2.0'),
    asking('a header that goes on in the next line', streamOf, { headers: ['X: 1', ' Y: 2'] }),
    asking('a space before a colon', streamOf, { headers: ['Origin : https://evil.test'] }),
    asking('a header with a zero', streamOf, { headers: ['X: a\0b'] }),
    asking('a header without a name', streamOf, { headers: [': 1'] }),
    asking('two lengths', streamOf, { headers: ['Content-Length: 0', 'Content-Length: 4'], body: 'GET ' }),
    asking('a negative length', streamOf, { headers: ['Content-Length: -1'] }),
    asking('a length with a sign', streamOf, { headers: ['Content-Length: +4'], body: 'GET ' }),
    asking('chunks with a length', streamOf, {
      headers: ['Transfer-Encoding: chunked', 'Content-Length: 4'],
    }),
    smuggling('in a body', ['Content-Length: 7'], (hidden) => `GET / X${hidden}`),
    smuggling('behind an empty body', ['Content-Length: 0']),
    smuggling('in a chunk', ['Transfer-Encoding: chunked'], (hidden) => {
      return `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
    }),
    smuggling('behind the last chunk', ['Transfer-Encoding: chunked'], (hidden) => `0\r\n\r\n${hidden}`),
    smuggling('behind a chunk with a long name', ['Transfer-Encoding: chunked'], (hidden) => {
      return `1;${'x'.repeat(100_000)}\r\nx\r\n0\r\n\r\n${hidden}`
    }),
    smuggling('behind an unknown encoding', ['Transfer-Encoding: chunked, identity'], (hidden) => {
      return `0\r\n\r\n${hidden}`
    }),
    attack('the code, by trying', async (target) => {
      const from = target.device()
      const seen = new Set<string>()
      for (let count = 0; count < 3 * MAX_REQUESTS; count += 1) {
        const { ticket } = new RoomSeal(String(count).padStart(CODE_LENGTH, '0'))
        const bytes = request(target, `GET /feed/${ticket} HTTP/1.1`, [`X-Forwarded-For: 10.0.0.${count}`])
        seen.add((await sendRaw(target.place, bytes, from)).slice(9, 12))
      }
      return judge([...seen].join() === '403,429' && (await survives(target)), [...seen].join())
    }),
    attack('places of readers whose devices have closed their half of the connection', async (target) => {
      const before = await target.test.readers()
      const sockets = Array.from({ length: MAX_CONNECTIONS_OF_ADDRESS }, () =>
        plainSocket(target.place, '127.0.3.2'),
      )
      for (const socket of sockets) socket.end(request(target, streamOf(target)))
      const isUp = await survives(target)
      // The attack has a time limit.
      while ((await target.test.readers()) > before) await setImmediate()
      for (const socket of sockets) socket.destroy()
      return judge(isUp, 'no place is taken')
    }),
    attack('an answer from a cache, or as something else than it is', async (target) => {
      const paths = ['/', '/x', `/feed/${target.place.seal.ticket}`, `/feed/${'0'.repeat(32)}`, '/sound/x']
      const answers = await Promise.all(
        paths.map((path) => sendRaw(target.place, request(target, `GET ${path} HTTP/1.1`), target.device())),
      )
      const isNotKept = answers.every(
        (answer) => /\r\nCache-Control: no-store\r\n/.test(answer) && /nosniff\r\n/.test(answer),
      )
      return judge(isNotKept, 'none is stored')
    }),
    outliving(
      'a request that was begun before',
      (target) => half(target)[0],
      (target) => half(target)[1],
    ),
    outliving(
      'a request on the connection of a reader',
      (target) => request(target, streamOf(target)),
      (target) => request(target, streamOf(target)),
    ),
  ],
})
