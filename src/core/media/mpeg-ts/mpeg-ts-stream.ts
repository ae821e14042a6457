import type { DemuxEvent } from '../demuxer.ts'

/** What a transport stream carries: the bytes of one track, to be cut into packets again. */
export interface ElementaryStream {
  /** Whether its frames can be found again in the middle of a unit. */
  readonly canRejoin: boolean
  push(bytes: Uint8Array, events: DemuxEvent[]): void
  /** A unit of the transport begins with what comes next. */
  begin(events: DemuxEvent[]): void
  /** Bytes are missing before what comes next. */
  reset(events: DemuxEvent[]): void
}
