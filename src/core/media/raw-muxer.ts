import type { EncodedTrack } from './demuxer.ts'
import type { Muxer, MuxPacket } from './muxer.ts'

const NOTHING = new Uint8Array(0)

/** Writes packets unchanged after a header: a FLAC file, or MP3. */
export class RawMuxer implements Muxer {
  readonly #head: (track: EncodedTrack) => Uint8Array<ArrayBuffer>

  constructor(head: (track: EncodedTrack) => Uint8Array<ArrayBuffer>) {
    this.#head = head
  }

  begin(track: EncodedTrack): Uint8Array<ArrayBuffer> {
    return this.#head(track)
  }

  add({ data }: MuxPacket): Uint8Array<ArrayBuffer> {
    return data
  }

  end(): Uint8Array<ArrayBuffer> {
    return NOTHING
  }
}

/** The header of a FLAC stream is its decoder's configuration. */
export const createFlacMuxer = (): Muxer => new RawMuxer(({ description }) => description ?? NOTHING)
