import { once } from 'node:events'
import { MAX_CONNECTIONS_OF_ADDRESS } from '../../../src/backend/room/room-devices.ts'
import { MAX_ROOM_LISTENERS } from '../../../src/core/audience/room/room-calls.ts'
import { soundPath, soundSeal } from '../../../src/core/audience/room/sound-frames.ts'
import { RoomEar, soundOf } from '../../support/room/room-ear.ts'
import { plainSocket, type RoomPlace, sendRaw } from '../../support/room/room-guest.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { asking, changed, METHODS, openRoom, request, survives, type Target } from './room.ts'

const SPOKEN = 'de'
const soundOfLanguage = ({ code }: RoomPlace, language = SPOKEN) => soundSeal(code, language).ticket
const soundStreamOf = ({ place }: Target) =>
  `GET ${soundPath(place.seal.ticket, soundOfLanguage(place))} HTTP/1.1`
const speak = ({ test }: Target, number: number) =>
  test.room.handlers['room.speak']({ language: SPOKEN, sound: soundOf(number) })
/** Whether an honest listener still hears what is spoken. */
async function isHeard(target: Target): Promise<boolean> {
  const ear = await RoomEar.enter(target.place, SPOKEN)
  await speak(target, 77)
  const heard = await ear.until(77)
  ear.leave()
  return heard?.at(-1) === 77
}

/** Opens sound with something; it may not succeed. */
const overhearing = (name: string, open: (frame: string, target: Target) => unknown): Attack<Target> =>
  attack(`sound ${name}`, async (target) => {
    const ear = await RoomEar.enter(target.place, SPOKEN)
    await speak(target, 9)
    await ear.until(9)
    ear.leave()
    const isClosed = ear.frames.length > 0 && ear.frames.every((frame) => open(frame, target) === undefined)
    return judge(isClosed, isClosed ? 'nothing was heard' : 'something was heard')
  })

export const roomListeningArea = area<Target>({
  name: 'room: the sound that phones hear',
  open: openRoom,
  control: async (target) => {
    if (!(await isHeard(target))) throw new Error('a listener hears nothing')
  },
  attacks: [
    ...METHODS.map((method) =>
      asking(`${method} of the sound`, (target) => soundStreamOf(target).replace('GET', method)),
    ),
    asking(
      'the sound with a made-up ticket',
      ({ place }) => `GET ${soundPath('0'.repeat(32), soundOfLanguage(place))} HTTP/1.1`,
    ),
    asking(
      'the sound with the ticket of its language for that of the room',
      ({ place }) => `GET ${soundPath(soundOfLanguage(place), soundOfLanguage(place))} HTTP/1.1`,
    ),
    asking(
      'the sound of a language by its name',
      ({ place }) => `GET ${soundPath(place.seal.ticket, SPOKEN)} HTTP/1.1`,
    ),
    asking('the sound without a language', ({ place }) => `GET ${soundPath(place.seal.ticket, '')} HTTP/1.1`),
    asking('the sound from a position', (target) => soundStreamOf(target).replace(' HTTP', '?after=0 HTTP')),
    asking(
      'the captions with the ticket of the sound',
      ({ place }) => `GET /feed/${soundOfLanguage(place)} HTTP/1.1`,
    ),
    asking('the sound from another site', soundStreamOf, { headers: ['Origin: https://evil.test'] }),
    asking('the sound under another host', soundStreamOf, { host: 'evil.test' }),
    asking(
      'a voice of its own for the room',
      ({ place }) => `POST ${soundPath(place.seal.ticket, soundOfLanguage(place))} HTTP/1.1`,
      { headers: ['Content-Length: 4'], body: 'loud' },
    ),
    overhearing('as it is', (frame) =>
      Buffer.from(frame, 'base64').includes(Buffer.from(soundOf(9).subarray(0, 16))) ? frame : undefined,
    ),
    overhearing('with the key of the captions', (frame, { place }) => place.seal.openBytes(frame)),
    overhearing('with the key of another language', (frame, { place }) =>
      soundSeal(place.code, 'fr').openBytes(frame),
    ),
    overhearing('with another code', (frame) => soundSeal('0'.repeat(16), SPOKEN).openBytes(frame)),
    overhearing('with the tickets, which are seen', (frame, { place }) =>
      soundSeal(place.seal.ticket, soundOfLanguage(place)).openBytes(frame),
    ),
    overhearing('with a changed byte', (frame, { place }) =>
      soundSeal(place.code, SPOKEN).openBytes(changed(frame, 30)),
    ),
    attack('sound from before, by a position', async (target) => {
      const first = await RoomEar.enter(target.place, SPOKEN)
      await speak(target, 5)
      await first.until(5)
      const headers = ['Last-Event-ID: 0']
      const answer = await sendRaw(
        target.place,
        request(target, soundStreamOf(target), headers),
        target.device(),
      )
      first.leave()
      return judge(
        !answer.includes(first.frames[0] ?? '') && (await isHeard(target)),
        'nothing came of before',
      )
    }),
    attack('sound of a language that nobody else hears, made up to fill memory', async (target) => {
      const sockets = Array.from({ length: MAX_CONNECTIONS_OF_ADDRESS }, () =>
        plainSocket(target.place, '127.0.9.1'),
      )
      for (const [index, socket] of sockets.entries())
        socket.write(
          request(
            target,
            `GET ${soundPath(target.place.seal.ticket, String(index).padStart(32, '0'))} HTTP/1.1`,
          ),
        )
      const isUp = (await isHeard(target)) && (await survives(target))
      for (const socket of sockets) socket.destroy()
      return judge(isUp, isUp ? 'others hear on' : 'others do not')
    }),
    attack('a listener that takes nothing, while much is spoken', async (target) => {
      const socket = plainSocket(target.place, target.device())
      socket.pause()
      socket.write(request(target, soundStreamOf(target)))
      for (let count = 0; count < 1000; count += 1) await speak(target, 1)
      const isUp = (await isHeard(target)) && (await survives(target))
      socket.destroy()
      return judge(isUp, isUp ? 'others hear on' : 'others do not')
    }),
    attack('all places of listeners, to keep readers out', async (target) => {
      const sockets = Array.from({ length: MAX_ROOM_LISTENERS + 20 }, (_, index) =>
        plainSocket(target.place, `127.0.8.${1 + Math.floor(index / 20)}`),
      )
      for (const socket of sockets) socket.write(request(target, soundStreamOf(target)))
      await Promise.all(sockets.slice(0, 20).map((socket) => once(socket, 'readable')))
      const isUp = await survives(target)
      const { room } = target.test.states.at(-1) ?? {}
      const isBounded = (room?.listeners ?? 0) <= MAX_ROOM_LISTENERS
      for (const socket of sockets) socket.destroy()
      return judge(isUp && isBounded, isUp ? 'others read on' : 'others do not')
    }),
  ],
})
