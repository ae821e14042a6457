import type { EncodedTrack } from './demuxer.ts'

export interface MuxPacket {
  readonly data: Uint8Array<ArrayBuffer>
  /** Decoded length in samples at the rate of the track. */
  readonly samples: number
  /**
   * Number of these samples, at the end, that are padding. Set on the last packet of a stream, even if it is
   * 0.
   */
  readonly padding?: number
}

/** Puts packets into a container that is sent as it is produced: without buffering or seeking. */
export interface Muxer {
  begin(track: EncodedTrack): Uint8Array<ArrayBuffer>
  add(packet: MuxPacket): Uint8Array<ArrayBuffer>
  end(): Uint8Array<ArrayBuffer>
}

/** A codec that encodes mono samples to packets. */
export interface PacketEncoder {
  readonly track: EncodedTrack
  encode(samples: Float32Array<ArrayBuffer>): Promise<readonly MuxPacket[]>
  /** Flushes the codec; the last packet states how much of it is padding. */
  finish(): Promise<readonly MuxPacket[]>
  close(): void
}

/**
 * Marks padding in the last packet of a stream. Packets that contain nothing else are dropped.
 *
 * @param padding samples after the sound, over all packets
 */
export function withPadding(packets: readonly MuxPacket[], padding: number): readonly MuxPacket[] {
  const last = packets.at(-1)
  if (last === undefined) return packets
  const before = packets.slice(0, -1)
  if (padding >= last.samples) return withPadding(before, padding - last.samples)
  return [...before, { ...last, padding: Math.max(0, padding) }]
}

const NOTHING = new Uint8Array(0)

/** Writes packets unchanged after a header: a FLAC file, or MP3. */
export const createRawMuxer = (begin: (track: EncodedTrack) => Uint8Array<ArrayBuffer>): Muxer => ({
  begin,
  add: ({ data }) => data,
  end: () => NOTHING,
})

/** The header of a FLAC stream is its decoder's configuration. */
export const createFlacMuxer = (): Muxer => createRawMuxer(({ description }) => description ?? NOTHING)
