import { expect, it } from 'vitest'
import { MAX_ROOM_LISTENERS, MAX_ROOM_READERS } from '../../../../src/core/audience/room/room-calls.ts'
import { soundPath, soundSeal } from '../../../../src/core/audience/room/sound-frames.ts'
import { keptCaption } from '../../../support/contract-cases/call-cases-of-sessions.ts'
import { RoomEar, soundOf } from '../../../support/room/room-ear.ts'
import { plainSocket, RoomGuest, TestRoom } from '../../../support/room/room-guest.ts'
import { goingOn } from '../../../support/sessions/session-runs.ts'

const CAPTIONS = 60
const session = goingOn([])
const caption = (index: number, isWhole: boolean) => {
  const words = (line: string) => `${line} ${index}${isWhole ? '.' : ''}`
  return {
    ...keptCaption(index, words('source')),
    startMs: index * 1000,
    targets: { de: words('de'), fr: words('fr') },
  }
}
/** As many devices as there are readers. */
const deviceOf = (reader: number) => `127.0.${1 + Math.floor(reader / 200)}.${(reader % 200) + 1}`

it('500 readers get every concluded line once and in order, also slow ones and those that come back', async () => {
  const test = new TestRoom()
  const place = await test.open()
  const say = (index: number) => {
    test.sessions.grow({ ...session, gaps: [], captions: [caption(index, false)] })
    test.sessions.record({ ...session, gaps: [], captions: [caption(index, true)] })
    test.sessions.grow({ ...session, gaps: [], captions: [] })
  }
  const guests = await Promise.all(
    Array.from({ length: MAX_ROOM_READERS }, (_, reader) =>
      RoomGuest.enter(place, undefined, deviceOf(reader)),
    ),
  )
  expect(await test.readers()).toBe(MAX_ROOM_READERS)
  const isSlow = (reader: number) => reader % 7 === 0
  const isAway = (reader: number) => reader % 5 === 1 && !isSlow(reader)
  for (let index = 0; index < CAPTIONS / 2; index += 1) say(index)
  const half = `de ${CAPTIONS / 2 - 1}.`
  const quick = guests.filter((_, reader) => !isSlow(reader))
  await Promise.all(quick.map((guest) => guest.until(half, 'de')))
  for (const [reader, guest] of guests.entries()) if (isAway(reader)) guest.leave()
  await expect.poll(() => test.readers()).toBeLessThan(MAX_ROOM_READERS)
  for (let index = CAPTIONS / 2; index < CAPTIONS; index += 1) say(index)
  const last = `de ${CAPTIONS - 1}.`
  const read = await Promise.all(
    guests.map(async (guest, reader) => {
      const back = isAway(reader) ? await RoomGuest.enter(place, guest.position, deviceOf(reader)) : undefined
      await (back ?? guest).until(last, 'de')
      return [...guest.concluded, ...(back?.concluded ?? [])].filter((line) => line.startsWith('de'))
    }),
  )
  const all = Array.from({ length: CAPTIONS }, (_, index) => `de: de ${index}.`)
  expect(read.filter((lines) => JSON.stringify(lines) !== JSON.stringify(all))).toEqual([])
  await test.room.close()
})

it('all listeners hear every frame once and in order, beside one that takes nothing', async () => {
  const test = new TestRoom()
  const place = await test.open()
  const stopped = plainSocket(place).pause()
  const path = soundPath(place.seal.ticket, soundSeal(place.code, 'de').ticket)
  stopped.write(`GET ${path} HTTP/1.1\r\nHost: ${place.host}\r\n\r\n`)
  const ears = await Promise.all(
    Array.from({ length: MAX_ROOM_LISTENERS - 1 }, (_, index) => RoomEar.enter(place, 'de', deviceOf(index))),
  )
  const frames = Array.from({ length: 100 }, (_, index) => index)
  for (const frame of frames) {
    await test.room.handlers['room.speak']({ language: 'de', sound: soundOf(frame) })
    if (frame % 50 === 49) await Promise.all(ears.map((ear) => ear.until(frame)))
  }
  for (const ear of ears) expect(ear.heard).toEqual(frames)
  expect(test.states.at(-1)?.room?.listeners).toBe(MAX_ROOM_LISTENERS)
  stopped.destroy()
  await test.room.close()
})
