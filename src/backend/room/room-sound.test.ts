import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FeedReader } from '../../../test/support/app/feed-reader.ts'
import { RoomEar, soundOf } from '../../../test/support/room/room-ear.ts'
import { RoomGuest, type RoomPlace, TestRoom } from '../../../test/support/room/room-guest.ts'
import { MAX_ROOM_LISTENERS } from '../../core/audience/room/room-calls.ts'
import { soundPath, soundSeal } from '../../core/audience/room/sound-frames.ts'
import { MAX_BEHIND, RoomSound } from './room-sound.ts'

const LAST = 255
let test: TestRoom
let place: RoomPlace
beforeEach(async () => {
  test = new TestRoom()
  place = await test.open()
})
afterEach(() => test.room.close())

const speak = (language: string, ...numbers: readonly number[]) => {
  for (const number of numbers) void test.room.handlers['room.speak']({ language, sound: soundOf(number) })
}
const count = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

it('a listener hears what is spoken in its language from then on, in order and without a gap', async () => {
  const other = await RoomEar.enter(place, 'de')
  speak('de', 1, 2)
  await other.until(2)
  const ear = await RoomEar.enter(place, 'de')
  for (const number of count(3, 90)) speak(number % 2 === 0 ? 'fr' : 'de', number, number)
  speak('de', LAST)
  const odd = count(3, 90).filter((number) => number % 2 === 1)
  expect(await ear.until(LAST)).toEqual([...odd.flatMap((number) => [number, number]), LAST])
  expect((await other.until(LAST))?.slice(0, 3)).toEqual([1, 2, 3])
  for (const phone of [ear, other]) phone.leave()
})

it('nothing tells which language a phone hears, nor who is silent for how long in a frame', async () => {
  const ear = await RoomEar.enter(place, 'de')
  speak('de', 7)
  void test.room.handlers['room.speak']({ language: 'de', sound: new Uint8Array(3).fill(LAST) })
  await ear.until(LAST)
  expect(new Set(ear.frames.map(({ length }) => length)).size).toBe(1)
  expect(ear.frames.map((frame) => place.seal.openBytes(frame))).toEqual([undefined, undefined])
  expect(ear.frames.map((frame) => soundSeal(place.code, 'fr').openBytes(frame))).toEqual([
    undefined,
    undefined,
  ])
  ear.leave()
})

it('whoever has no ticket hears nothing', async () => {
  const sound = soundSeal(place.code, 'de').ticket
  const { status } = await FeedReader.open(place.address, soundPath('0'.repeat(32), sound))
  expect(status).toBe(403)
})

it('is sealed for those alone who listen: nothing is kept for whoever comes later', async () => {
  speak('de', 1)
  const ear = await RoomEar.enter(place, 'de')
  expect(test.states.at(-1)?.room?.listeners).toBe(1)
  speak('fr', 2)
  speak('de', 3)
  expect(await ear.until(3)).toEqual([3])
  expect(ear.sequences, 'no other frame was sealed').toEqual([1])
  ear.leave()
  await vi.waitFor(() => expect(test.states.at(-1)?.room?.listeners).toBe(0))
  const back = await RoomEar.enter(place, 'de')
  speak('de', 4)
  expect(await back.until(4)).toEqual([4])
  back.leave()
})

it('a listener that is too slow loses the oldest sound, and what waits for it is bounded', () => {
  const sound = new RoomSound(place.code)
  const written: string[] = []
  let drained: () => void = () => undefined
  const wire = {
    destroyed: false,
    write: (text: string) => written.push(text) === 1,
    once: (_: string, run: () => void) => (drained = run),
    on: () => undefined,
  }
  const { ticket } = soundSeal(place.code, 'de')
  sound.listen(ticket, wire as unknown as Parameters<RoomSound['listen']>[1], () => undefined)
  const numbers = count(0, 2 * MAX_BEHIND).map((number) => number % LAST)
  for (const number of numbers) sound.speak('de', soundOf(number))
  expect(written).toHaveLength(2)
  for (let more = 0; more < written.length + 1 && written.length < 100; more += 1) drained()
  const ids = written.flatMap((text) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)))
  expect(ids).toEqual([1, ...count(MAX_BEHIND + 1, 2 * MAX_BEHIND + 1)])
})

it('has as many listeners as a network carries, beside all its readers', async () => {
  const deviceOf = (index: number) => `127.0.2.${1 + Math.floor(index / 20)}`
  const ears = await Promise.all(
    Array.from({ length: MAX_ROOM_LISTENERS }, (_, index) => RoomEar.enter(place, 'de', deviceOf(index))),
  )
  expect(new Set(ears.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await RoomEar.enter(place, 'fr')).status).toBe(429)
  const guest = await RoomGuest.enter(place)
  expect(guest.status).toBe(200)
  for (const ear of ears) ear.leave()
  await vi.waitFor(async () => expect((await RoomEar.enter(place, 'fr')).status).toBe(200))
  guest.leave()
})
