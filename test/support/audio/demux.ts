import { createHash } from 'node:crypto'
import type { DemuxEvent, Demuxer } from '../../../src/core/media/demuxer.ts'
import { seededRandom } from '../base/random.ts'

export const md5 = (data: Uint8Array): string => createHash('md5').update(data).digest('hex')

/** Cuts bytes into pieces. */
export type Cut = (bytes: Uint8Array) => Uint8Array[]

export function inPieces(bytes: Uint8Array, sizeOfPiece: () => number): Uint8Array[] {
  const pieces: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const size = Math.max(1, sizeOfPiece())
    pieces.push(bytes.subarray(at, at + size))
    at += size
  }
  return pieces
}

/** The ways in which a stream is cut for a test: packets split anywhere between messages. */
export const cuts: readonly (readonly [name: string, cut: Cut])[] = [
  ['as a whole', (bytes) => [bytes]],
  ['byte by byte', (bytes) => inPieces(bytes, () => 1)],
  [
    'in pieces of any size',
    (bytes) => {
      const random = seededRandom(7)
      return inPieces(bytes, () => Math.floor(random() * 900))
    },
  ],
]

export const demux = (demuxer: Demuxer, pieces: readonly Uint8Array[]): DemuxEvent[] =>
  pieces.flatMap((piece) => demuxer.push(piece))

export const packetsOf = (events: readonly DemuxEvent[]) =>
  events.flatMap((event) =>
    event.type === 'packet' ? [{ size: event.data.length, md5: md5(event.data) }] : [],
  )

export const damageOf = (events: readonly DemuxEvent[]) =>
  events.flatMap((event) => (event.type === 'damage' ? [event.reason] : []))
