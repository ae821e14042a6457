import type { EncodedTrack } from './demuxer.ts'

/** A packet of a codec. */
export interface RecordedPacket {
  readonly data: Uint8Array<ArrayBuffer>
  /** Duration of playback. */
  readonly durationMs: number
  /** When it was captured, if parts of the recording are left out. */
  readonly atMs?: number
}

/** A track of any codec, by mediabunny's name of it. */
export interface RecordedTrack extends Omit<EncodedTrack, 'codec'> {
  readonly codec: string
}

/** The sound of a recording, which is read while it is spoken. Reading throws an `UnreadableRecording`. */
export type MediaRecording = {
  /** Closes the file before it was read; at its end, it is closed already. */
  readonly close: () => Promise<void>
} & (
  | {
      readonly type: 'samples'
      /** Samples a second. */
      readonly rate: number
      /** Mono. */
      readonly samples: AsyncGenerator<Float32Array<ArrayBuffer>>
    }
  | {
      readonly type: 'packets'
      readonly track: RecordedTrack
      readonly packets: AsyncGenerator<RecordedPacket>
    }
)

/** The reason of a recording that has nothing to speak. */
export const NO_SOUND_IN_FILE = 'there is no sound in it'

/** Why a recording cannot be read, as the rest of a sentence about it. */
export class UnreadableRecording extends Error {}

/** The failure of a recording that ends before its end. Everything before was read. */
export const cutOff = (seconds: number, missing = 'the rest of it is missing'): UnreadableRecording =>
  new UnreadableRecording(`it is cut off after ${seconds.toFixed(1)} s; ${missing}`)
