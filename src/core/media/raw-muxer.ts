import type { EncodedTrack } from './demuxer.ts'
import type { Muxer } from './muxer.ts'

const NOTHING = new Uint8Array(0)

/** Writes packets unchanged after a header: a FLAC file, or MP3. */
export const createRawMuxer = (begin: (track: EncodedTrack) => Uint8Array<ArrayBuffer>): Muxer => ({
  begin,
  add: ({ data }) => data,
  end: () => NOTHING,
})

/** The header of a FLAC stream is its decoder's configuration. */
export const createFlacMuxer = (): Muxer => createRawMuxer(({ description }) => description ?? NOTHING)
