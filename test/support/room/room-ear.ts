import type { RoomSeal } from '../../../src/core/audience/room/room-seal.ts'
import {
  ROOM_SOUND_SAMPLES,
  readSoundFrame,
  soundPath,
  soundSeal,
} from '../../../src/core/audience/room/sound-frames.ts'
import { FeedReader } from '../app/feed-reader.ts'
import type { RoomPlace } from './room-guest.ts'

/** Sound of a whole frame, which tells which one it is. */
export const soundOf = (number: number): Uint8Array => new Uint8Array(ROOM_SOUND_SAMPLES).fill(number)

/** A phone that listens. */
export class RoomEar {
  /** Frames so far, as they were sent. */
  readonly frames: string[] = []
  /** Their numbers, and their first samples, which tell what is heard. */
  readonly sequences: (number | undefined)[] = []
  readonly heard: (number | undefined)[] = []
  readonly #reader: FeedReader
  readonly #seal: RoomSeal
  #read = 0

  private constructor(reader: FeedReader, seal: RoomSeal) {
    this.#reader = reader
    this.#seal = seal
  }

  static async enter({ address, code, seal }: RoomPlace, language: string, from?: string): Promise<RoomEar> {
    const sound = soundSeal(code, language)
    return new RoomEar(await FeedReader.open(address, soundPath(seal.ticket, sound.ticket), {}, from), sound)
  }

  get status(): number {
    return this.#reader.status
  }

  /** Listens until the sound of a number is heard; undefined if the stream ends first. */
  async until(number: number): Promise<readonly (number | undefined)[] | undefined> {
    const found = await this.#reader.until(() => {
      this.#take()
      return this.heard.includes(number)
    })
    return found && this.heard
  }

  leave(): void {
    this.#reader.close()
  }

  #take(): void {
    for (const { event, data } of this.#reader.received.slice(this.#read)) {
      this.#read += 1
      if (event !== 'message') continue
      const opened = this.#seal.openBytes(data)
      const frame = opened && readSoundFrame(opened)
      this.frames.push(data)
      this.sequences.push(frame?.sequence)
      this.heard.push(frame?.sound[0])
    }
  }
}
