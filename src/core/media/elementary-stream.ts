import type { DemuxEvent } from './demuxer.ts'

/** Contents of a transport stream: the bytes of one track, to be split into packets. */
export interface ElementaryStream {
  /** Whether frames can be found again in the middle of a PES packet. */
  readonly canRejoin: boolean
  push(bytes: Uint8Array, events: DemuxEvent[]): void
  /** A PES packet begins with the following bytes. */
  begin(events: DemuxEvent[]): void
  /** Bytes are missing before the following ones. */
  reset(events: DemuxEvent[]): void
}
