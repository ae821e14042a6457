import { expect, it } from 'vitest'
import { RoomSeal } from './room-seal.ts'
import { ROOM_SOUND_SAMPLES, readSoundFrame, soundSeal, toSoundFrame } from './sound-frames.ts'

const CODE = 'ABCDEFGHJKMNPQRS'

it.each([0, 1, 480, ROOM_SOUND_SAMPLES])('a frame of %d samples has the length of all others', (length) => {
  const sound = new Uint8Array(length).fill(7)
  const frame = toSoundFrame(70_000, sound)
  expect(frame).toHaveLength(toSoundFrame(1, new Uint8Array(3)).length)
  expect(readSoundFrame(frame)).toEqual({ sequence: 70_000, sound })
})

it('every language has a ticket and a key of its own, which are not those of the captions', () => {
  const seals = [new RoomSeal(CODE), soundSeal(CODE, 'de'), soundSeal(CODE, 'fr'), soundSeal(CODE, 'source')]
  expect(new Set(seals.map(({ ticket }) => ticket)).size).toBe(seals.length)
  expect(new Set(seals.map(({ key }) => String(key))).size).toBe(seals.length)
})
