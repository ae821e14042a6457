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
