import { RoomSeal } from './room-seal.ts'

/** Samples per second of the sound that phones play: those of the voices of the service. */
export const ROOM_SOUND_RATE = 24_000
/** Samples of a frame, in mu-law, at most: 200 ms. */
export const ROOM_SOUND_SAMPLES = 4800
/** Number of the frame, in eight bytes, and of its samples. */
const HEADER_BYTES = 10

/** The spoken translation into one language has a ticket and a key of its own, so that nothing tells which one it is. */
export const soundSeal = (code: string, language: string): RoomSeal => new RoomSeal(`${code} ${language}`)

/** Path of a stream of sound. */
export const soundPath = (ticket: string, sound: string): string => `/sound/${ticket}/${sound}`

/**
 * Every frame has the same size, which does not tell how long words are.
 *
 * @param sequence grows with each frame of a room
 */
export function toSoundFrame(sequence: number, sound: Uint8Array): Uint8Array {
  const frame = new Uint8Array(HEADER_BYTES + ROOM_SOUND_SAMPLES)
  const view = new DataView(frame.buffer)
  view.setUint32(0, Math.floor(sequence / 2 ** 32))
  view.setUint32(4, sequence)
  view.setUint16(8, sound.length)
  frame.set(sound, HEADER_BYTES)
  return frame
}

/** @param frame as the host has sealed it */
export function readSoundFrame(frame: Uint8Array): { readonly sequence: number; readonly sound: Uint8Array } {
  const view = new DataView(frame.buffer, frame.byteOffset)
  return {
    sequence: view.getUint32(0) * 2 ** 32 + view.getUint32(4),
    sound: frame.subarray(HEADER_BYTES, HEADER_BYTES + view.getUint16(8)),
  }
}
